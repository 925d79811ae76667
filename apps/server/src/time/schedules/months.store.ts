import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { found } from '../../http/fail.ts'
import { plannedLastDay } from '../../people/employment/index.ts'
import { joinTeamOn } from '../../people/roles/index.ts'
import type { PlannedMonth } from './read-month.ts'

export interface ScheduledPerson {
  name: string
  status: string
  teamId: number | null
  joinedOn: string | null
  /** The last day, also one that is arranged and still to come. */
  retiredOn: string | null
}

/** People with what decides whether somebody may plan their days. */
export async function loadPeople(
  { tx, today }: Pick<CommandContext, 'tx' | 'today'>,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, ScheduledPerson>> {
  const result = await sql<ScheduledPerson & { id: number }>`
    select m.id, m.name, m.status, tm.team_id as "teamId", m.joined_on as "joinedOn", coalesce(m.retired_on, ${plannedLastDay}) as "retiredOn"
    from members m ${joinTeamOn(today)}
    where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[])
    for key share of m`.execute(tx)
  return new Map(result.rows.map((row) => [row.id, row]))
}

type Named = Pick<PlannedMonth, 'memberId' | 'month'>

export interface ScheduleRow {
  id: number
  version: number
}

/** The schedules that the people have in these months: locked, so that their days stand as they are read next. */
export async function listSchedules(
  { tx }: Pick<CommandContext, 'tx'>,
  months: readonly Named[],
): Promise<(ScheduleRow & { memberId: number; month: { from: string; to: string } })[]> {
  const result = await sql<{ id: number; version: number; memberId: number; startsOn: string }>`
    select id, version, member_id as "memberId", starts_on as "startsOn" from month_schedules
    where company_id = ${thisCompany} and (member_id, starts_on) in (
      select * from unnest(${idsOf(months)}::bigint[], ${daysOf(months)}::date[]))
    order by member_id, starts_on for update`.execute(tx)
  return result.rows.map(({ startsOn: from, ...row }) => ({ ...row, month: { from, to: from } }))
}

/**
 * Counts what is saved. A schedule that has another version by now than the one given is left out.
 * @returns what was written, by person and first day
 */
export async function writeSchedules(
  { tx }: Pick<CommandContext, 'tx'>,
  months: readonly (Named & { version: number })[],
): Promise<ReadonlyMap<string, ScheduleRow>> {
  if (months.length === 0) return new Map()
  const next = months.map(({ version }) => version + 1)
  const result = await sql<{ id: number; version: number; member_id: number; starts_on: string }>`
    insert into month_schedules as s (company_id, member_id, starts_on, version)
    select ${thisCompany}::bigint, w.* from unnest(${idsOf(months)}::bigint[], ${daysOf(months)}::date[], ${next}::int[])
      as w (member_id, starts_on, version)
    order by w.member_id, w.starts_on
    on conflict (company_id, member_id, starts_on) do update set version = excluded.version
      where s.version = excluded.version - 1
    returning s.id, s.version, s.member_id, s.starts_on`.execute(tx)
  return new Map(
    result.rows.map(({ member_id, starts_on, id, version }) => [
      `${member_id} ${starts_on}`,
      { id, version },
    ]),
  )
}

export interface OwnedSchedule {
  memberId: number
  startsOn: string
}

/** @throws Failure NOT_FOUND */
export async function lockSchedule({ tx }: Pick<CommandContext, 'tx'>, id: number): Promise<OwnedSchedule> {
  const query = tx.selectFrom('month_schedules').select(['member_id', 'starts_on']).where('id', '=', id)
  const { member_id: memberId, starts_on: startsOn } = found(await query.forUpdate().executeTakeFirst())
  return { memberId, startsOn }
}

export async function removeSchedule({ tx }: Pick<CommandContext, 'tx'>, id: number): Promise<void> {
  await tx.deleteFrom('month_schedules').where('id', '=', id).execute()
}

const idsOf = (months: readonly Named[]) => months.map(({ memberId }) => memberId)
const daysOf = (months: readonly Named[]) => months.map(({ month }) => month.from.toString())
