import type { Output } from '#contract/endpoint.ts'
import type { leaveValues } from '#contract/time/leave/leave.ts'
import { days, fromTo, workClock } from '../../../../text/formats.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import type { DocumentKind } from '../../../approvals/documents/index.ts'

export type LeaveValues = Output<typeof leaveValues>

/** A request of leave among the documents. */
export const leaveDocument: DocumentKind<LeaveValues> = {
  key: 'VACATION',
  texts: ['leaveDocument'],
  name: 'leaveDocument.name',
  Block: lazyPart(['leave'], () => import('./leave-block.tsx'), 'LeaveBlock'),
  Edit: {
    title: 'leaveDocument.write',
    Form: lazyPart(['leave'], () => import('../leave-request-dialog.tsx'), 'LeaveRequestDialog'),
  },
  brief: (values) => ({
    time: timeOf(values),
    amount: days(values.applied_days),
    note: values.wk_comment,
  }),
  undone: (t, { applied_days }, isApproved) =>
    t(`leaveDocument.${isApproved ? 'takenReturns' : 'heldReturns'}`, { days: days(applied_days) }),
}

/** 14:00 ~ 18:00, for part of a day; 22:00 ~ 익일 01:30 where it goes on over midnight. */
export function timeOf({
  evt_start_time: start,
  evt_end_time: end,
}: Pick<LeaveValues, 'evt_start_time' | 'evt_end_time'>): string | null {
  return start && end ? fromTo(workClock(start), workClock(end)) : null
}
