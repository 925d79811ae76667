import { sql } from '../../db/sql/sql.ts'
import type { PlannedDay } from '#rules/work-time/plan-day.ts'
import { sayLast } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { breaksForeignKey } from '../../db/wire/lost-connection.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { refuseClosed } from '../work-plans/index.ts'
import type { DayPart } from './day-parts.store.ts'
import { type DerivedDay, deriveDay, planInForce, type RecordedDay } from './derive-day.ts'
import { settleWork } from './settle-work.ts'
import { type CheckRecord, names, type WorkDayRow } from './work-days.store.ts'
import { insertDay } from './write-days.ts'

/** A day as a press finds it, read under the lock of its person. */
export interface PressedDay {
  plan: PlannedDay
  row: WorkDayRow | undefined
  parts: readonly DayPart[]
  /** The working day has changed since it began. */
  isContinued: boolean
  isClosed: boolean
}

type Pressing = Pick<CommandContext, 'tx' | 'companyId' | 'now'>

/**
 * Adds a press to a day with all that follows from it. Nothing can come between the lock and the commit, so that what is written
 * travels with the commit, which fails with it.
 * @param recorded what is known of the day from now on
 * @throws Failure ALREADY_CONFIRMED on a closed day, NOT_FOUND for somebody who has been removed meanwhile
 */
export async function recordCheck(
  ctx: Pressing,
  { plan, row, parts, isContinued, isClosed }: PressedDay,
  recorded: RecordedDay,
  record: CheckRecord,
): Promise<WorkDayRow> {
  const day = deriveDay(record.member_id, planInForce(plan, row, isContinued), recorded, parts)
  if (isClosed) await refuseClosed(ctx, [day])
  const written = [() => insertDay(ctx, day).catch(refuseRemoved), () => insertRecord(ctx, record)]
  // A press takes no minutes away: where there are none yet, the week stays as it is.
  if (day.worked_minutes > 0) await Promise.all([...written.map((say) => say()), settle(ctx, day, plan)])
  else for (const say of written) await sayLast(ctx.tx, say)
  // What its week has beyond 40 hours is told where weeks are.
  return { ...day, over_limit_minutes: row?.over_limit_minutes ?? 0, updated_at: ctx.now.toString() }
}

function settle(ctx: Pressing, { member_id }: DerivedDay, { day }: PlannedDay): Promise<void> {
  return settleWork(ctx, [member_id], { from: day, to: day })
}

function refuseRemoved(error: unknown): never {
  if (breaksForeignKey(error)) fail('NOT_FOUND')
  throw error
}

const RECORDED = [
  'member_id',
  'work_on',
  'kind',
  'checked_at',
  'latitude',
  'longitude',
  'wifi_address',
  'ip',
  'reason',
  'accepted_by',
  'accepted_name',
  'is_verified',
  'distance_metres',
  'accuracy_metres',
  'gate_code',
  'device_at',
  'device_slow_seconds',
  'came_on_leave',
  'came_on_planned_leave',
] as const satisfies readonly (keyof CheckRecord)[]

const RECORDED_NAMES = names(RECORDED)

async function insertRecord({ tx }: Pressing, record: CheckRecord): Promise<void> {
  await sql`
      insert into check_records (company_id, ${RECORDED_NAMES})
      values (${thisCompany}, ${sql.join(RECORDED.map((name) => record[name]))})`.execute(tx)
}
