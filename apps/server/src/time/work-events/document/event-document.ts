import { eventKind } from '#contract/time/work-events/event-kind.ts'
import type { DocumentKind } from '../../../approvals/documents/index.ts'
import { dayText, fromTo } from '../../../day-text.ts'
import { takeAlternative } from '../comptime/alternative.ts'
import { eventEffects } from '../event-effects.ts'
import { eventLine } from '../event-line.ts'
import { holdCalendarFor } from '../../work-plans/index.ts'
import { endAlternative, insertEvent } from '../events.store.ts'
import { mayAskFor } from '../judging/find-target.ts'
import { contentToWire, type EventContent, eventContent, nameOf } from './event-content.ts'

/** A request of any code but annual leave as a document: sent it holds its days. */
export const eventDocument: DocumentKind<EventContent, number> = {
  ...eventKind,
  ...eventEffects,
  async approved(ctx, document) {
    const { content } = document
    // The days off are judged as a request is: first the person, then the days, as everywhere (lock-people.ts).
    if (content?.alternative) await holdCalendarFor(ctx, document.authorId)
    await eventEffects.approved(ctx, document)
    if (content) await takeAlternative(ctx, { ...document, content })
  },
  async reopened(ctx, document) {
    if (document.content?.alternative) await endAlternative(ctx, document.id)
    await eventEffects.reopened(ctx, document)
  },
  async canceled(ctx, document) {
    if (document.content?.alternative) await endAlternative(ctx, document.id)
    await eventEffects.canceled(ctx, document)
  },
  feature: null,
  content: eventContent,
  textField: 'reason',
  line: eventLine,
  headline(content, language, today) {
    const [first, last] = [content.from, content.to].map((day) =>
      dayText(Temporal.PlainDate.from(day), language, today.year),
    )
    const when = first === last ? first! : fromTo(first!, last!, language)
    return `${nameOf(content, language)} · ${when}`
  },
  toWire: contentToWire,
  files: ({ proof }) => (proof ? [proof.file] : []),
  mayOpen: mayAskFor,
  submitted: (ctx, { id: documentId, authorId: memberId, content }) =>
    insertEvent(ctx, { memberId, documentId, freesWork: content.freesWork, content }),
}
