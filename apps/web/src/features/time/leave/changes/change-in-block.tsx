import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../../page/profile.ts'
import type { OpenedDocument } from '../../../approvals/documents/index.ts'
import { ownEventsQuery } from '../leave-queries.ts'
import { CancelDaysButton } from './cancel-days-button.tsx'
import { ChangeButton } from './change-button.tsx'

interface ChangeInBlockProps {
  document: OpenedDocument
  values: { wk_start_date: string; wk_end_date: string }
}

/** On the own document of a request: changing it while it waits, or why that can no longer be, and cancelling some of its days. */
export function ChangeInBlock({ document, values }: ChangeInBlockProps) {
  const isOwn = document.author.user_id === useProfile().id
  const { t } = useTranslation()
  const isWaiting = isOwn && document.drf_status === 'REQUESTED'
  const isHeld = isWaiting || (isOwn && document.drf_status === 'APPROVED')
  const { data } = useQuery({
    ...ownEventsQuery(values.wk_start_date, values.wk_end_date),
    enabled: isHeld,
  })
  const event = data?.results.find(({ drf_id }) => drf_id === document.drf_id)
  if (!isHeld || !event) return null
  const mayCancelSome = event.cancel_days.length > 0 && event.cancel_drf_id === null
  if (!isWaiting && !mayCancelSome) return null
  return (
    <Group gap="xs">
      {isWaiting && <ChangeButton event={event} />}
      {mayCancelSome && <CancelDaysButton event={event} name={t('leave.cancel.someDays')} />}
    </Group>
  )
}
