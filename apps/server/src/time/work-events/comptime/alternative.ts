import { COMPTIME } from '#rules/event-codes/event-codes.ts'
import { TIMED_UNITS, unitOfEventCode } from '#rules/leave/leave-unit.ts'
import { dayText } from '../../../day-text.ts'
import type { FiledDocument } from '../../../approvals/documents/index.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { fail, Failure, found } from '../../../http/fail.ts'
import type { EventContent } from '../document/event-content.ts'
import type { AskedEvent, WantedAlternative } from '../event-sorts.ts'
import { type AlternativeContent, findEventOfDocument, insertEvent } from '../events.store.ts'
import { judgeFor } from '../judge-for.ts'

const WEEKEND_WORK = 'WORK:WEEKEND:'

const TOO_EARLY: Record<Language, string> = {
  ko: '대체휴무일은 휴일 근로일 이후의 날짜로 선택해 주십시오.',
  ja: '代休日は休日労働の日より後の日付を選択してください。',
  en: 'Choose a day after the weekend work for the time off.',
}

/**
 * The days off that weekend work was asked for with, as they may be taken once it is approved; null where the company has not agreed
 * that such work earns any (R-WORK-030). They are earned by that work alone, so that nothing else that was earned is touched.
 * @throws Failure BAD_REQUEST for days before the work, and what stands against such days off
 */
export async function alternativeOf(
  ctx: CommandContext,
  memberId: number,
  { code, alternative, reason, to }: AskedEvent,
  work: { content: EventContent },
): Promise<AlternativeContent | null> {
  if (!alternative || !code.startsWith(WEEKEND_WORK) || work.content.compMinutes === 0) return null
  if (!alternative.code.startsWith(`${COMPTIME}:`)) fail('EVENT_NOT_USABLE')
  if (Temporal.PlainDate.compare(alternative.from, to) <= 0)
    fail('BAD_REQUEST', {}, { alter_start_date: TOO_EARLY[ctx.language] })
  const { content } = await judgeDaysOff(ctx, memberId, { ...alternative, reason }, work.content.compMinutes)
  const { from, to: until, startMinute, endMinute, minutes } = content
  return { code: content.code, from, to: until, startMinute, endMinute, minutes }
}

function judgeDaysOff(
  ctx: CommandContext,
  memberId: number,
  wanted: WantedAlternative & { reason: string },
  earned: number,
) {
  return judgeFor(
    ctx,
    memberId,
    { ...wanted, memberId, location: '' },
    { earned, used: 0, held: 0, left: earned },
  )
}

/**
 * Takes the days off with the approval of their work: nobody decides on them twice. They are judged anew, since other requests may
 * have come in between.
 * @throws Failure ALTERNATIVE_GONE, ALREADY_CONFIRMED
 */
export async function takeAlternative(
  ctx: CommandContext,
  { id, authorId, content }: Pick<FiledDocument<EventContent>, 'id' | 'authorId'> & { content: EventContent },
): Promise<void> {
  const { alternative, compMinutes, reason } = content
  if (!alternative) return
  const work = found(await findEventOfDocument(ctx.tx, id))
  try {
    const judged = await judgeDaysOff(ctx, authorId, { ...wantedOf(alternative), reason }, compMinutes)
    const { content: taken, freesWork } = judged
    await insertEvent(ctx, {
      memberId: authorId,
      documentId: null,
      freesWork,
      content: taken,
      alternativeOf: work.id,
    })
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'ALREADY_CONFIRMED') throw error
    const day = dayText(Temporal.PlainDate.from(alternative.from), ctx.language, ctx.today.year)
    fail('ALTERNATIVE_GONE', { day })
  }
}

/** As it was asked for: times belong to units that have them. */
export function wantedOf({ code, from, to, startMinute, endMinute }: AlternativeContent): WantedAlternative {
  const isTimed = TIMED_UNITS.has(unitOfEventCode(code))
  return {
    code,
    from: Temporal.PlainDate.from(from),
    to: Temporal.PlainDate.from(to),
    start: isTimed ? (startMinute ?? undefined) : undefined,
    end: isTimed ? (endMinute ?? undefined) : undefined,
  }
}
