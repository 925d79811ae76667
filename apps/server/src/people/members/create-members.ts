import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { tally } from '../../db/tallies.ts'
import { thisCompany } from '../../db/this-company.ts'
import { initialsOf } from './name-search.ts'
import { addMemberships } from './records/memberships.store.ts'

/** One of many people to invite, checked by the caller: team and rank are of the company. */
export interface InvitedPerson {
  email: string
  name: string
  position: string
  rankId: number | null
  contractType: string
  /** null is full time, and the company's usual day. */
  weeklyMinutes?: number | null
  dayMinutes?: number | null
  phone: string
  joinedOn: Temporal.PlainDate | null
  birthOn: Temporal.PlainDate | null
  teamId: number | null
}

type Writer = { tx: Tx; today: Temporal.PlainDate }

export interface CreatedMember {
  id: number
  email: string
}

/**
 * Makes many invited members at once, in a few statements, exactly as createMember and changeTeam make one: with what names
 * are found by, and standing in their team from today, or from the day of joining when that is past.
 * @returns those that were made; an address that is a member already, also under race, is left out
 */
export async function createMembers(
  { tx, today }: Writer,
  people: readonly InvitedPerson[],
): Promise<CreatedMember[]> {
  if (people.length === 0) return []
  const rows = people.map((person) => ({
    email: person.email,
    name: person.name,
    initials: initialsOf(person.name),
    position: person.position,
    rank_id: person.rankId,
    contract_type: person.contractType,
    weekly_minutes: person.weeklyMinutes ?? null,
    day_minutes: person.dayMinutes ?? null,
    phone: person.phone,
    joined_on: person.joinedOn?.toString() ?? null,
    birth_on: person.birthOn?.toString() ?? null,
  }))
  // In one order of addresses, so that two who invite the same people wait for each other and never in a circle.
  const made = await sql<CreatedMember>`
    insert into members (company_id, email, name, name_initials, status, position, rank_id, contract_type, phone, joined_on, birth_on,
      work_check, weekly_minutes, standard_day_minutes, dashboard_available)
    select ${thisCompany}::bigint, p.email, p.name, p.initials, 'INVITED', p.position, p.rank_id,
      coalesce(nullif(p.contract_type, ''), c.default_contract_type), p.phone, p.joined_on, p.birth_on,
      c.default_work_check, p.weekly_minutes, coalesce(p.day_minutes, c.default_day_minutes), c.default_dashboard
    from companies c, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (email text, name text, initials text, position text,
      rank_id bigint, contract_type text, weekly_minutes int, day_minutes int, phone text, joined_on date, birth_on date)
    where c.company_id = ${thisCompany}
    order by p.email
    on conflict (company_id, email) do nothing
    returning id, email`.execute(tx)
  await tally(tx, [{ counted: 'MEMBERS_INVITED', change: made.rows.length }])
  await joinTeams({ tx, today }, people, made.rows)
  return made.rows
}

async function joinTeams(
  ctx: Writer,
  people: readonly InvitedPerson[],
  made: readonly CreatedMember[],
): Promise<void> {
  const idOf = new Map(made.map((member) => [member.email, member.id]))
  const rows = people.flatMap(({ email, teamId, joinedOn }) => {
    const memberId = idOf.get(email)
    if (memberId === undefined || teamId === null) return []
    const isPast = joinedOn !== null && Temporal.PlainDate.compare(joinedOn, ctx.today) < 0
    const startsOn = (isPast ? joinedOn : ctx.today).toString()
    return [{ member_id: memberId, team_id: teamId, starts_on: startsOn, ends_on: null }]
  })
  await addMemberships(ctx, rows)
}
