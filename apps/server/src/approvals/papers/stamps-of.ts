import { isDecider } from '#rules/approvals/receiver.ts'
import type { MemberContext } from '../../http/context.ts'
import type { StampBox } from '../../outside/pdf/stamp-boxes.ts'
import type { PrintedDocument } from '../documents/index.ts'
import type { ShownEntry } from '../proofs/index.ts'
import { PAPER_TEXTS } from './paper.texts.ts'

type Place = PrintedDocument['line'][number]
type Reader = Pick<MemberContext, 'actor' | 'language'>

/** The boxes of the drafter and of all who decide, in their order: who stamped when, and for whom or for good. */
export function stampsOf(
  ctx: Reader,
  { document, line }: Pick<PrintedDocument, 'document' | 'line'>,
  acts: readonly Pick<ShownEntry, 'act' | 'actorId' | 'actedFor' | 'actorName'>[],
): StampBox[] {
  const texts = PAPER_TEXTS[ctx.language]
  const day = (instant: string) => dayOf(instant, ctx.actor.timezone)
  const deciders = line.filter(({ receiver_type: type }) => isDecider({ type }))
  const last = deciders.findLast(({ receiver_type: type }) => type === 'APPROVER')
  const titleOf = (place: Place) => {
    if (place.receiver_type === 'AGREEER') return texts.agreer
    if (place.receiver_type === 'FAGREEER') return texts.finalAgreer
    return place === last ? texts.approver : texts.reviewer
  }
  const boxOf = (place: Place): StampBox => {
    const title = titleOf(place)
    if (place.decision === 'SKIPPED') return { title, name: place.name, mark: texts.spared }
    if (!place.is_processed) return { title }
    const note = place.acted_at ? day(place.acted_at) : ''
    const standIn = acts.find(({ act, actedFor }) => act === 'SUBSTITUTE' && actedFor === place.member_id)
    if (standIn) return { title, name: standIn.actorName ?? place.name, mark: texts.substitute, note }
    if (place.decision === 'DENIED') return { title, name: place.name, mark: texts.denied, note }
    const isFinal = acts.some(({ act, actorId }) => act === 'FINAL' && actorId === place.member_id)
    return { title, name: place.name, note, ...(isFinal && { mark: texts.final }) }
  }
  return [
    { title: texts.drafter, name: document.author_name, note: day(document.submitted_at) },
    ...deciders.map(boxOf),
  ]
}

/** 2026.07.06 */
function dayOf(instant: string, timezone: string): string {
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDate()
  return day.toString().replaceAll('-', '.')
}
