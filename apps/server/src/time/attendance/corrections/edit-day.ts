import type { correctWorkTime } from '#contract/time/attendance/corrections.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { employedOn } from '../../../people/employment/index.ts'
import { correctDay, refuseTimes } from '../../work-days/index.ts'
import { loadDays, type PersonDays } from '../load-days.ts'
import { loadSettings } from '../load-settings.ts'
import { readingOf, workDayToWire } from '../work-time.wire.ts'
import { mayCorrect } from './corrections.policy.ts'

type Wanted = EndpointInput<typeof correctWorkTime>['body']

/**
 * Enters the times of a day in the name of a leader or admin.
 * @throws Failure NO_TARGET_USER, NO_PERMISSION, BEFORE_JOIN, INVALID_RANGE
 */
export async function editDay(
  ctx: CommandContext,
  wanted: Wanted,
): Promise<Input<(typeof correctWorkTime)['response']>> {
  const memberId = wanted.user_id ?? ctx.actor.memberId
  await checkPerson(ctx, memberId, wanted.wk_date)
  const isChanged = await correctDay(ctx, {
    memberId,
    day: wanted.wk_date,
    start: wanted.wk_start_time,
    end: wanted.wk_end_time,
    exclusions: wanted.work_except?.map((one) => ({
      start: one.wk_except_start_time,
      end: one.wk_except_end_time,
      title: one.wk_except_title,
    })),
    reason: wanted.reason,
  })
  if (!isChanged) refuseTimes('NOTHING_CHANGED', ctx)
  return dayNow(ctx, memberId, wanted.wk_date)
}

/** @throws Failure NO_TARGET_USER, NO_PERMISSION, BEFORE_JOIN, INVALID_RANGE */
export async function checkPerson(
  ctx: CommandContext,
  memberId: number,
  day: Temporal.PlainDate,
): Promise<void> {
  const { person } = await loadSettings(ctx, { from: day, to: day }, memberId, 'NO_TARGET_USER')
  if (!(await mayCorrect(ctx, memberId))) fail('NO_PERMISSION')
  await requireEmployed(ctx, person, day)
}

/**
 * Who came back may have left something open in an employment before.
 * @throws Failure BEFORE_JOIN also between two employments, INVALID_RANGE after the last day
 */
export async function requireEmployed(
  ctx: Pick<CommandContext, 'tx' | 'language'>,
  { memberId, joinedOn, retiredOn }: PersonDays['person'],
  day: Temporal.PlainDate,
): Promise<void> {
  if (joinedOn !== null && day.toString() < joinedOn && !(await hadWorkedOn(ctx, memberId, day)))
    fail('BEFORE_JOIN')
  if (retiredOn !== null && day.toString() > retiredOn) refuseTimes('AFTER_LEAVING', ctx)
}

async function hadWorkedOn(
  { tx }: Pick<CommandContext, 'tx'>,
  memberId: number,
  day: Temporal.PlainDate,
): Promise<boolean> {
  const { rows } = await sql<{ worked: boolean }>`select ${employedOn(day)} as worked from members m
    where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(tx)
  return rows[0]?.worked ?? false
}

async function dayNow(ctx: CommandContext, memberId: number, day: Temporal.PlainDate) {
  const days = await loadDays(ctx, { from: day, to: day }, memberId)
  return workDayToWire(day, days, readingOf(ctx))
}
