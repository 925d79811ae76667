import type { getWorkDay } from '#contract/time/attendance/corrections.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { citeLaw } from '#rules/cite-law.ts'
import type { DayRule } from '#rules/work-day/explain-day.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import {
  closedAt,
  type CorrectionRow,
  countedDay,
  listCorrections,
  listRecords,
  type RecordedDay,
} from '../../work-days/index.ts'
import { workingNowOf } from '../../work-plans/index.ts'
import { clock, clockOrNull, exceptToWire } from '../attendance.wire.ts'
import { loadDays } from '../load-days.ts'
import { readingOf, workDayToWire } from '../work-time.wire.ts'
import { recordToWire } from '../evidence/record.wire.ts'
import { mayCorrect } from './corrections.policy.ts'
import { type WaitingCorrection, waitingOf } from './waiting-corrections.ts'

type DayRecord = Input<(typeof getWorkDay)['response']>

/** A day of a person with all that it rests on. @throws Failure NOT_FOUND, FORBIDDEN */
export async function dayRecord(
  ctx: MemberContext,
  { date, user_id: memberId = ctx.actor.memberId }: EndpointInput<typeof getWorkDay>['query'],
): Promise<DayRecord> {
  const days = await loadDays(ctx, { from: date, to: date }, memberId)
  if (!days.person.visible) fail('FORBIDDEN')
  const [records, corrections, waiting, confirmed_datetime, edit] = await Promise.all([
    listRecords(ctx, memberId, date),
    listCorrections(ctx, memberId, date),
    waitingOf(ctx, memberId, date.toString()),
    closedAt(ctx, memberId, date),
    mayCorrect(ctx, memberId),
  ])
  const running = workingNowOf(ctx)
  const key = date.toString()
  const row = days.rows.get(key)
  const { work_except, ...day } = workDayToWire(date, days, readingOf(ctx, running))
  const isOver = Temporal.PlainDate.compare(date, running.day) < 0
  const isAhead = !isOver && !date.equals(running.day)
  const counted = countedDay(days.plan.on(date), row, days.parts.get(key) ?? [], isOver)
  return {
    user_id: memberId,
    username: days.person.name,
    date: key,
    day,
    work_except,
    confirmed_datetime,
    trace: counted.trace.map((step) => ({
      ...step,
      rule: step.rule as DayRule,
      article: citeLaw(step.article, ctx.language),
    })),
    segments: counted.segments.map(({ kind, start, end }) => ({
      kind,
      start_time: clock(start),
      end_time: clock(end),
    })),
    short_break: counted.shortBreak,
    records: records.map(recordToWire),
    corrections: corrections.map(correctionToWire),
    waiting: edit || memberId === ctx.actor.memberId ? waiting.map(waitingToWire) : [],
    abilities: { edit: edit && !isAhead, ask: memberId === ctx.actor.memberId && !isAhead },
  }
}

function waitingToWire({ id, before, after }: WaitingCorrection): DayRecord['waiting'][number] {
  return {
    drf_id: id,
    wk_start_time: before.in === after.in ? null : clockOrNull(after.in),
    wk_end_time: before.out === after.out ? null : clockOrNull(after.out),
  }
}

function correctionToWire(one: CorrectionRow): DayRecord['corrections'][number] {
  return {
    corrected_datetime: one.corrected_at,
    corrected_by: one.by_name,
    corrected_by_id: one.corrected_by,
    reason: one.reason,
    is_undo: one.is_undo,
    before: recordedToWire(one.before),
    after: recordedToWire(one.after),
  }
}

function recordedToWire(recorded: RecordedDay): DayRecord['corrections'][number]['before'] {
  return {
    wk_start_time: clockOrNull(recorded.in_minute),
    wk_end_time: clockOrNull(recorded.out_minute),
    wk_start_by: recorded.in_minute === null ? null : recorded.in_by,
    wk_end_by: recorded.out_minute === null ? null : recorded.out_by,
    work_except: recorded.exclusions.map(exceptToWire),
  }
}
