import { sql } from '#server/db/sql/sql.ts'
import { thisCompany } from '#server/db/this-company.ts'
import { insertRows } from './insert-rows.ts'
import { type Rank, RANKS } from './organization.ts'
import { type DemoPerson, positionOf } from './people.ts'
import type { World } from './world.ts'

/** What a person was before anything changed holds since ever. */
const BEGINNING = '1900-01-01'
const PROMOTED_EVERY = 4
const MOVED_EVERY = 9

/** Gives people a past and a future: promotions, moves between teams, absences, a promotion and a farewell to come. */
export async function createEmployment(world: World, people: readonly DemoPerson[]): Promise<void> {
  const working = people.filter((person) => person.status === 'WORKING' && person.role === null)
  const staff = working.filter((person) => !person.leads)
  await promote(world, staff)
  await move(world, staff)
  await createAbsences(world, people)
  await planFarewell(world, working)
}

/** Every fourth was one rank lower until some months ago; one more will rise with the next month. */
async function promote({ tx, companyId, today }: World, people: readonly DemoPerson[]): Promise<void> {
  const found = await sql<{
    id: number
    name: string
  }>`select id, name from ranks where company_id = ${thisCompany}`.execute(tx)
  const ranks = new Map(found.rows.map(({ id, name }) => [name, id]))
  const nextMonth = today.add({ months: 1 }).with({ day: 1 })
  const rows = people.flatMap((person, index) => {
    const at = RANKS.indexOf(person.rank)
    const rises = index % PROMOTED_EVERY === 1 && at > 0
    const day = today.subtract({ months: 3 + (index % 8) }).with({ day: 1 })
    const isLast = index === people.length - 1 && at < RANKS.length - 1
    if (!isLast && !(rises && Temporal.PlainDate.compare(day, person.joinedOn) > 0)) return []
    const change = isLast ? nextMonth : day
    const [before, after] = isLast ? [person.rank, RANKS[at + 1]!] : [RANKS[at - 1]!, person.rank]
    const row = (starts: string, ends: string | null, rank: Rank) => ({
      company_id: companyId,
      member_id: person.id,
      starts_on: starts,
      ends_on: ends,
      rank_id: ranks.get(rank),
      position: positionOf({ ...person, rank }),
      contract_type: person.weeklyMinutes === null ? '정규직' : '단시간',
      weekly_minutes: person.weeklyMinutes,
    })
    return [row(BEGINNING, change.toString(), before), row(change.toString(), null, after)]
  })
  await insertRows(tx, 'employment_terms', rows)
  // The record shows what the terms of today say.
  await sql`
    update members m set rank_id = e.rank_id, position = e.position from employment_terms e
    where e.company_id = m.company_id and m.company_id = ${thisCompany} and e.member_id = m.id and e.starts_on <= ${today}
      and (e.ends_on is null or e.ends_on > ${today})`.execute(tx)
}

/** Some began in another team than the one they are in. */
async function move({ tx, companyId, today }: World, people: readonly DemoPerson[]): Promise<void> {
  const movers = people.filter((_person, index) => index % MOVED_EVERY === 2)
  const rows = movers.flatMap((person, index) => {
    const day = today.subtract({ days: 200 + index * 30 })
    const former = people.find((other) => other.teamId !== person.teamId)
    if (!former || Temporal.PlainDate.compare(day, person.joinedOn) <= 0) return []
    return [{ person, day: day.toString(), teamId: former.teamId }]
  })
  for (const { person, day } of rows)
    await sql`update team_memberships set starts_on = ${day} where company_id = ${thisCompany} and member_id = ${person.id}`.execute(
      tx,
    )
  const earlier = rows.map(({ person, day, teamId }) => ({
    company_id: companyId,
    member_id: person.id,
    team_id: teamId,
    starts_on: person.joinedOn.toString(),
    ends_on: day,
  }))
  await insertRows(tx, 'team_memberships', earlier)
}

/** Those who are absent went some weeks ago; one comes back by themself. */
async function createAbsences({ tx, companyId, today }: World, people: readonly DemoPerson[]): Promise<void> {
  const absent = people.filter((person) => person.status === 'ABSENCE')
  const rows = absent.map((person, index) => ({
    company_id: companyId,
    member_id: person.id,
    starts_on: today.subtract({ days: 40 + index * 25 }).toString(),
    until_on: index === 0 ? today.add({ months: 4 }).toString() : null,
    reason: index === 0 ? '육아휴직' : '질병',
  }))
  await insertRows(tx, 'absences', rows)
}

/** One of the leaders says goodbye in two months. */
async function planFarewell(
  { tx, companyId, today, now }: World,
  people: readonly DemoPerson[],
): Promise<void> {
  const leaver = people.findLast((person) => person.leads)
  if (!leaver) return
  const admin = await sql<{ member_id: number }>`
    select member_id from role_holders where company_id = ${thisCompany} and role = 'FULL_ADMIN' order by member_id limit 1`.execute(
    tx,
  )
  await insertRows(tx, 'planned_retirements', [
    {
      company_id: companyId,
      member_id: leaver.id,
      last_day: today.add({ months: 2 }).toString(),
      hand_over: [{ kind: 'TEAM_LED', team_id: leaver.teamId, action: 'END' }],
      planned_by: admin.rows[0]!.member_id,
      planned_at: now.toString(),
    },
  ])
}
