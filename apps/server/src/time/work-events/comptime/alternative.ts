import { COMPTIME } from '#rules/event-codes/event-codes.ts'
import { TIMED_UNITS, unitOfEventCode } from '#rules/leave/leave-unit.ts'
import { dayText } from '../../../day-text.ts'
import type { FiledDocument } from '../../../approvals/documents/index.ts'
import type { CommandContext, Language } from '../../../http/context.ts'
import { sentence } from '../../../http/answer-error.ts'
import { fail, Failure, found } from '../../../http/fail.ts'
import type { EventContent } from '../document/event-content.ts'
import type { AskingEvent, WantedAlternative, WantedEvent } from '../event-sorts.ts'
import { type AlternativeContent, findEventOfDocument, insertEvent } from '../events.store.ts'
import { judgeFor } from '../judging/judge-for.ts'
import { isPromised, swapsAlone } from './promised-days.ts'
import { closedFailure, closedRanges } from '../../work-days/index.ts'

const WEEKEND_WORK = 'WORK:WEEKEND:'

const TOO_EARLY: Record<Language, string> = {
  ko: '보상휴가 사용일은 휴일 근로일 이후의 날짜로 선택해 주십시오.',
  ja: '代償休暇の取得日は休日労働の日より後の日付を選択してください。',
  en: 'Choose a day after the weekend work for the time off.',
}

const PROMISED: Record<Language, string> = {
  ko: '결재 중인 다른 휴일 근로의 보상휴가 사용일입니다. 다른 날을 선택해 주십시오.',
  ja: '決裁中の別の休日労働の代償休暇取得日です。別の日を選択してください。',
  en: 'Another pending request for weekend work already takes time off then. Choose another day.',
}

const SWAPS_ALONE: Record<Language, string> = {
  ko: '휴일 근로에 보상휴가를 부여하지 않습니다. 다른 날 쉬려면 휴일 대체를 신청해 주십시오.',
  ja: '休日労働に代償休暇は付与されません。別の日に休むには休日の振替を申請してください。',
  en: 'Weekend work earns no time off here. To take another day off, request a holiday swap.',
}

interface Judging {
  /** What the work earns. */
  earned: number
  /** false where nothing will be stored. */
  holds?: boolean
}

/**
 * The days off that weekend work was asked for with, as they may be taken once it is approved; null where the company has not agreed
 * that such work earns any (R-WORK-030), refused where it has agreed to swaps alone. They are earned by that work alone, so that nothing else that was earned is touched.
 * @throws Failure EVENT_NOT_USABLE, and BAD_REQUEST at the day with the sentence of what stands against it: by itself that would be
 * read as said of the work
 */
export async function alternativeOf(
  ctx: AskingEvent,
  memberId: number,
  { code, alternative, to, insteadOf, reason = '' }: WantedEvent & { reason?: string },
  judging: Judging,
): Promise<AlternativeContent | null> {
  if (!alternative || !code.startsWith(WEEKEND_WORK)) return null
  if (judging.earned === 0) return (await swapsAlone(ctx)) ? refuseDay(SWAPS_ALONE[ctx.language]) : null
  if (!alternative.code.startsWith(`${COMPTIME}:`)) fail('EVENT_NOT_USABLE')
  if (Temporal.PlainDate.compare(alternative.from, to) <= 0) refuseDay(TOO_EARLY[ctx.language])
  try {
    const { content } = await judgeDaysOff(ctx, memberId, { ...alternative, reason }, judging)
    const closed = await closedRanges(ctx, [memberId], alternative)
    const isClosed = (on: string) => closed.some((one) => one.starts_on <= on && on <= one.ends_on)
    const first = content.days.find(({ on }) => isClosed(on))
    if (first) throw closedFailure(first.on)
    const { from, to: until, startMinute, endMinute, minutes } = content
    const days = { code: content.code, from, to: until, startMinute, endMinute, minutes }
    return (await isPromised(ctx, memberId, days, insteadOf)) ? refuseDay(PROMISED[ctx.language]) : days
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const [atField] = Object.values(error.fields ?? {})
    refuseDay(atField ?? sentence(error.code, ctx.language, error.values))
  }
}

/** What stands against days off that would be asked for with such work, as a sentence; null when nothing does. */
export async function alternativeRefusal(
  ctx: AskingEvent,
  memberId: number,
  wanted: WantedEvent,
  earned: number,
): Promise<string | null> {
  try {
    await alternativeOf(ctx, memberId, wanted, { earned, holds: false })
    return null
  } catch (error) {
    const told = error instanceof Failure && error.fields?.alter_start_date
    if (!told) throw error
    return told
  }
}

function refuseDay(told: string): never {
  fail('BAD_REQUEST', {}, { alter_start_date: told })
}

function judgeDaysOff(
  ctx: AskingEvent,
  memberId: number,
  wanted: WantedAlternative & { reason: string },
  { earned, holds = true }: Judging,
) {
  const comp = { earned, used: 0, held: 0, left: earned }
  return judgeFor(ctx, memberId, { ...wanted, memberId, location: '' }, { comp, holds })
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
    const judged = await judgeDaysOff(
      ctx,
      authorId,
      { ...wantedOf(alternative), reason },
      {
        earned: compMinutes,
      },
    )
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
