import { leaveKind } from '#contract/time/leave/leave-kind.ts'
import { unitOfEventCode } from '#rules/leave/leave-unit.ts'
import type { DocumentKind } from '../../../approvals/documents/index.ts'
import { eventEffects, eventLine, insertEvent, mayAskFor } from '../../work-events/index.ts'
import { contentToWire, type LeaveContent, leaveContent } from './leave-content.ts'
import { leaveTitle } from './leave-text.ts'

/** A request of leave as a document: sent it holds its days. */
export const leaveDocument: DocumentKind<LeaveContent, number> = {
  ...leaveKind,
  ...eventEffects,
  feature: null,
  content: leaveContent,
  textField: 'reason',
  line: { ...eventLine, roles: ['ANNUAL'] },
  headline: ({ code, from, to }, language, today) =>
    leaveTitle({
      unit: unitOfEventCode(code),
      from: Temporal.PlainDate.from(from),
      to: Temporal.PlainDate.from(to),
      language,
      askedOn: today,
    }),
  toWire: contentToWire,
  files: ({ proof }) => (proof ? [proof.file] : []),
  copied: (content) => ({
    title: '',
    text: content.reason,
    values: contentToWire(content),
    formId: null,
  }),
  mayOpen: mayAskFor,
  submitted: (ctx, { id: documentId, authorId: memberId, content }) =>
    insertEvent(ctx, { memberId, documentId, freesWork: true, content }),
}
