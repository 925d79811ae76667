import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../page/lazy-part.ts'
import type { LeaveEvent } from '../leave-queries.ts'
import { useLeaveWords } from '../use-leave-words.ts'
import { wholeBy } from './cancel-choice.ts'

const CancelDaysDialog = lazyPart(['leave'], () => import('./cancel-days-dialog.tsx'), 'CancelDaysDialog')

/** Cancels a request of several days, or one day out of it. @param name what the button is called where it stands beside another one */
export function CancelDaysButton({ event, name }: { event: LeaveEvent; name?: string }) {
  const { t } = useTranslation()
  const { title } = useLeaveWords()
  const [isOpen, setOpen] = useState(false)
  const asks = wholeBy(event) !== 'ALONE'
  const label = t(asks ? 'leave.cancel.askOf' : 'leave.list.cancelOf', { title: title(event) })
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        {...(name === undefined && { 'aria-label': label })}
        onClick={() => setOpen(true)}
      >
        {name ?? t(asks ? 'leave.cancel.ask' : 'leave.list.action')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CancelDaysDialog event={event} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
