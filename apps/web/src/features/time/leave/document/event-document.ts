import type { Output } from '#contract/endpoint.ts'
import type { eventValues } from '#contract/time/work-events/work-events.ts'
import { days, duration } from '../../../../text/formats.ts'
import { lazyPart } from '../../../../page/lazy-part.ts'
import type { DocumentKind } from '../../../approvals/documents/index.ts'
import { timeOf } from './leave-document.ts'

export type EventValues = Output<typeof eventValues>

/** A request of any code but annual leave among the documents. */
export const eventDocument: DocumentKind<EventValues> = {
  key: 'WORK_EVENT',
  texts: ['leaveDocument'],
  name: 'leaveDocument.workName',
  Block: lazyPart(['leave'], () => import('./event-block.tsx'), 'EventBlock'),
  Edit: {
    title: 'leaveDocument.writeWork',
    Form: lazyPart(['leave'], () => import('./work-request-dialog.tsx'), 'WorkRequestDialog'),
  },
  brief: (values) => ({ time: timeOf(values), amount: amountOf(values), note: values.wk_comment }),
  undone: (t) => t('leaveDocument.eventReturns'),
}

export function isBeyondPlan({ wk_event }: Pick<EventValues, 'wk_event'>): boolean {
  return wk_event.startsWith('WORK:')
}

/** Work beyond the plan in hours, the rest in days. */
export function amountOf(values: Pick<EventValues, 'wk_event' | 'applied_days' | 'applied_minutes'>): string {
  return isBeyondPlan(values) ? duration(values.applied_minutes) : days(values.applied_days)
}
