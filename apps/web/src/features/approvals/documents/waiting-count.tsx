import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { waitingQuery } from './approval-queries.ts'
import { usePendingDecisions } from './use-decide.ts'

/** How many documents wait for this person; those being decided right now count no more. */
export function useWaitingCount(): number | undefined {
  const { data } = useQuery(waitingQuery)
  const pending = usePendingDecisions()
  if (!data) return undefined
  const underWay = pending
    .filter(({ kind }) => kind === 'approve' || kind === 'deny')
    .reduce((sum, { documents }) => sum + documents.length, 0)
  return Math.max(0, data.count - underWay)
}

/** The number beside 전자결재 in the navigation; nothing when nothing waits. */
export function WaitingCount() {
  const { t } = useTranslation()
  const count = useWaitingCount()
  if (!count) return null
  return (
    <>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{t('decisions.waiting', { n: count })}</VisuallyHidden>
    </>
  )
}
