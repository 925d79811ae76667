import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../page/lazy-part.ts'
import { DisabledHint } from '../../../../ui/input/disabled-hint.tsx'
import type { LeaveEvent } from '../leave-queries.ts'
import { useLeaveWords } from '../use-leave-words.ts'
import { whyFixed } from './change-draft.ts'

const ChangeRequestDialog = lazyPart(
  ['leave'],
  () => import('./change-request-dialog.tsx'),
  'ChangeRequestDialog',
)

/** Opens a request to be changed; what can be changed no more says why. */
export function ChangeButton({ event }: { event: LeaveEvent }) {
  const { t } = useTranslation()
  const { title } = useLeaveWords()
  const [isOpen, setOpen] = useState(false)
  const why = whyFixed(event)
  return (
    <>
      <DisabledHint reason={why && t(`leave.change.${why}`)}>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('leave.change.of', { title: title(event) })}
          onClick={() => setOpen(true)}
        >
          {t('leave.change.action')}
        </Button>
      </DisabledHint>
      <Suspense fallback={null}>
        {isOpen && <ChangeRequestDialog event={event} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
