import type { StatusMeaning } from '../../../../ui/feedback/status-badge.tsx'
import type { LeaveEvent } from '../index.ts'

const MEANINGS: Record<LeaveEvent['drf_status'], StatusMeaning> = {
  REQUESTED: 'waiting',
  APPROVED: 'approved',
  DENIED: 'denied',
  CANCELED: 'canceled',
  INFORMED: 'informed',
}

const BUCKETS: Record<LeaveEvent['drf_status'], string> = {
  REQUESTED: 'requested',
  APPROVED: 'processed',
  DENIED: 'processed',
  CANCELED: 'canceled',
  INFORMED: 'informed',
}

export function meaningOf(status: LeaveEvent['drf_status']): StatusMeaning {
  return MEANINGS[status]
}

/** The document of a request that one has filed for somebody else: it stands in no box of one's own. None where nothing was to be decided. */
export function filedHref({ drf_id: id }: Pick<LeaveEvent, 'drf_id'>): string | undefined {
  return id === null ? undefined : `/main/approval/${id}`
}

/** The document of an own request, in the box of what one has sent. */
export function documentHref({ drf_id, drf_status }: Pick<LeaveEvent, 'drf_id' | 'drf_status'>): string {
  const bucket = BUCKETS[drf_status]
  return drf_id === null
    ? `/main/approval/outbox?bucket=${bucket}`
    : `/main/approval/outbox?bucket=${bucket}&document=${drf_id}`
}
