import { COMPTIME } from '#rules/event-codes/event-codes.ts'
import { minutesToDays } from '#rules/leave/leave-unit.ts'
import type { CompBalance } from '#rules/work-events/compensation.ts'
import { fail, Failure } from '../../../http/fail.ts'
import { minutesText } from '../../../outside/spreadsheet/sheet-columns.ts'
import { readDays } from '../../work-days/index.ts'
import { compOf } from '../comptime/comptime.queries.ts'
import { contentOf, type EventContent } from '../document/event-content.ts'
import { keptOccasion } from '../occasion/given-days.ts'
import { earlierFor } from '../occasion/occasion.queries.ts'
import { type EventPerson, findAsking, lockAsking } from '../event-person.ts'
import type { AskedEvent, AskingEvent, JudgedEvent } from '../event-sorts.ts'
import { daysText } from '../event-text.ts'
import { countedRange, refuseOutsideEmployment } from '../employment/refuse-outside-employment.ts'
import { type PlannedEvent, planRequest, usableKind } from './plan-request.ts'
import { isEnough, knownRange, refuseClosedFirst } from './request-limits.ts'

/** What was judged, without the kind of its document. */
export type JudgedContent = Omit<JudgedEvent, 'document'> & { content: EventContent }

interface Judging {
  /** What there is to take time off from, where that is known; else what was earned by then. */
  comp?: CompBalance
  /** false where nothing will be stored. */
  holds?: boolean
}

/**
 * Judges what somebody asks for, whoever asked for it, under the lock of its person.
 * @throws Failure NO_TARGET_USER, BEFORE_JOIN, AFTER_LAST_DAY, NO_WORK_DAY, ALREADY_CONFIRMED, EVENT_CONFLICT,
 * EVENT_MINUS_NOT_ACCEPTABLE and what planRequest refuses
 */
export async function judgeFor(
  ctx: AskingEvent,
  memberId: number,
  asked: AskedEvent,
  { comp: known, holds = true }: Judging = {},
): Promise<JudgedContent> {
  const range = knownRange(asked)
  // Sent together; what is read is true after the lock.
  const [asking, kind, { parts }, comp, earlier] = await Promise.all([
    (holds ? lockAsking : findAsking)(ctx, memberId, range),
    usableKind(ctx, memberId, asked.code, holds),
    readDays(ctx, [memberId], range),
    known ?? compOf(ctx, memberId, asked),
    earlierFor(ctx, memberId, asked),
  ])
  if (!asking) fail('NO_TARGET_USER')
  const { person } = asking
  // Only who is out is somewhere.
  const location = kind.group === 'OUT' ? asked.location : ''
  const wanted = { ...asked, location, ...keptOccasion(asked) }
  const planned = planRequest(kind, wanted, asking, { parts, comp, earlier, language: ctx.language })
  const stands = refusalOf(ctx, person, wanted, planned)
  if (stands && holds) await refuseClosedFirst(ctx, person.id, planned.days)
  if (stands) throw stands
  return {
    person,
    content: contentOf(person, wanted, planned),
    freesWork: planned.freesWork,
    ownName: planned.kind.custom?.name ?? null,
  }
}

/** What stands against days that are free to be worked or not. @throws Failure where there is no such day */
function refusalOf(
  ctx: AskingEvent,
  person: EventPerson,
  wanted: AskedEvent,
  planned: PlannedEvent,
): Failure | null {
  refuseOutsideEmployment(ctx, person, countedRange(planned, wanted))
  if (planned.days.length === 0) fail('NO_WORK_DAY')
  if (planned.conflictOn) return new Failure('EVENT_CONFLICT')
  if (isEnough(planned)) return null
  const left = Math.max(0, planned.given!.total - planned.given!.used)
  const isTime = wanted.code.startsWith(COMPTIME)
  const days = minutesToDays(left, person.standard_day_minutes)
  return new Failure('EVENT_MINUS_NOT_ACCEPTABLE', {
    left: isTime ? minutesText(left) : daysText(days, ctx.language),
  })
}
