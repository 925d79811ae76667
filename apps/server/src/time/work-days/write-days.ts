import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import { noteDays } from '../../http/live/touched-people.ts'
import type { CommandContext } from '../../http/context.ts'
import { type DayRange, isClosed } from '../work-plans/index.ts'
import type { DerivedDay } from './derive-day.ts'
import { settleWork } from './settle-work.ts'
import { names } from './work-days.store.ts'

// By columns: whole companies are counted anew, and reading their days as JSON costs PostgreSQL as much as writing them.
const WRITTEN: Readonly<Record<keyof DerivedDay, string>> = {
  member_id: 'bigint',
  work_on: 'date',
  in_minute: 'int',
  out_minute: 'int',
  is_away: 'boolean',
  planned_start_minute: 'int',
  planned_end_minute: 'int',
  is_holiday: 'boolean',
  worked_minutes: 'int',
  rest_minutes: 'int',
  night_minutes: 'int',
  overtime_minutes: 'int',
  holiday_minutes: 'int',
  holiday_over_minutes: 'int',
  late_minutes: 'int',
  leave_minutes: 'int',
  exclusions: 'jsonb',
  excluded_minutes: 'int',
  early_minutes: 'int',
  in_by: 'text',
  out_by: 'text',
  counted_by: 'jsonb',
}

type Writing = Pick<CommandContext, 'tx' | 'companyId' | 'now'>

/** All that is written of a day. */
export const COLUMNS = Object.keys(WRITTEN) as (keyof DerivedDay)[]

const KEY = new Set<string>(['member_id', 'work_on'])

const NAMES = names(COLUMNS)
const CASTS = COLUMNS.map((name) => [name, sql.raw(`::${WRITTEN[name]}[]`)] as const)
const OVERWRITTEN = sql.raw(
  COLUMNS.filter((name) => !KEY.has(name))
    .map((name) => `"${name}" = excluded."${name}"`)
    .join(', '),
)

/** The days as rows of a statement: an array for each column. */
function asRows(days: readonly DerivedDay[]): RawBuilder<unknown> {
  return sql`unnest(${sql.join(CASTS.map(([name, cast]) => sql`${asArray(days, name)}${cast}`))})`
}

function asArray(days: readonly DerivedDay[], name: keyof DerivedDay): unknown {
  if (WRITTEN[name] === 'text') return days.map((day) => day[name])
  if (WRITTEN[name] === 'jsonb')
    return days.map((day) => (day[name] === null ? null : JSON.stringify(day[name])))
  // Numbers, days and truths need no quotes, and there are many.
  return `{${days.map((day) => day[name] ?? 'NULL').join(',')}}`
}

/**
 * Writes days as they follow from their facts, and settles their weeks and months. Who is removed from the company meanwhile is left
 * out, and so are days that are closed.
 * @returns how many were written
 */
export async function writeDays(ctx: Writing, days: readonly DerivedDay[]): Promise<number> {
  if (days.length === 0) return 0
  const memberIds = [...new Set(days.map((day) => day.member_id))]
  const [written] = await Promise.all([
    insertDays(ctx, days),
    // On the way of the first, whose rows it sees.
    settleWork(ctx, memberIds, spanOf(days)),
  ])
  return written
}

function spanOf(days: readonly DerivedDay[]): DayRange {
  const all = days.map((day) => day.work_on).toSorted()
  return { from: Temporal.PlainDate.from(all[0]!), to: Temporal.PlainDate.from(all.at(-1)!) }
}

/** The days alone, for whoever settles more weeks and months than theirs. */
export async function insertDays(ctx: Writing, days: readonly DerivedDay[]): Promise<number> {
  if (days.length === 0) return 0
  noteDays(ctx.tx, days)
  const { rows } = await sql`
      insert into work_days as w (company_id, ${NAMES}, updated_at)
      select ${thisCompany}::bigint, d.*, ${ctx.now}
      from ${asRows(days)} as d(${NAMES})
      join members m on m.company_id = ${thisCompany} and m.id = d.member_id
      where not ${isClosed('d')}
      order by d.member_id, d.work_on
      for key share of m
      on conflict (company_id, member_id, work_on) do update
        set ${OVERWRITTEN},
        updated_at = excluded.updated_at
      returning member_id`.execute(ctx.tx)
  return rows.length
}

/**
 * One day of somebody whose days are locked, and open: half of what it costs to look at that again.
 * @throws DatabaseError of a broken foreign key when the person has been removed meanwhile
 */
export async function insertDay(ctx: Writing, day: DerivedDay): Promise<void> {
  noteDays(ctx.tx, [day])
  const values = sql.join(
    COLUMNS.map((name) =>
      WRITTEN[name] === 'jsonb' && day[name] !== null ? JSON.stringify(day[name]) : day[name],
    ),
  )
  await sql`
      insert into work_days (company_id, ${NAMES}, updated_at) values (${thisCompany}, ${values}, ${ctx.now})
      on conflict (company_id, member_id, work_on) do update set ${OVERWRITTEN}, updated_at = excluded.updated_at`.execute(
    ctx.tx,
  )
}
