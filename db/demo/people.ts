import { sql } from '#server/db/sql/sql.ts'
import { choseongOf } from '#rules/search/choseong.ts'
import { thisCompany } from '#server/db/this-company.ts'
import { insertRows } from './insert-rows.ts'
import { TEAM_PLANS } from './organization.ts'
import type { PersonPlan } from './people-plan.ts'
import { koreanInstant, type World } from './world.ts'

export interface DemoPerson extends PersonPlan {
  id: number
  teamId: number
  /** The leader of the team, or the next one up; null for whoever stands at the top. */
  approverId: number | null
}

interface Places {
  teams: ReadonlyMap<string, number>
  ranks: ReadonlyMap<string, number>
}

/** Makes accounts, members, teams' people and leaders, and the roles of the known accounts. */
export async function createPeople(
  world: World,
  plans: readonly PersonPlan[],
  places: Places,
  passwordHash: string,
): Promise<DemoPerson[]> {
  const accounts = await createAccounts(world, plans, passwordHash)
  const rows = plans.map((plan) => memberRow(world, plan, accounts, places))
  const made = await insertRows<{ id: number; email: string }>(world.tx, 'members', rows, ['id', 'email'])
  const ids = new Map(made.map(({ id, email }) => [email, id]))
  const people = plans.map((plan): DemoPerson => ({
    ...plan,
    id: ids.get(plan.email)!,
    teamId: places.teams.get(plan.team)!,
    approverId: null,
  }))
  await enterTeams(world, people)
  await enterCompany(world, people, accounts)
  await giveRoles(world, people, places.teams)
  const leaders = new Map(people.filter((person) => person.leads).map((person) => [person.team, person.id]))
  return people.map((person) => ({ ...person, approverId: approverOf(person, leaders) }))
}

async function createAccounts(
  { tx, today }: World,
  plans: readonly PersonPlan[],
  passwordHash: string,
): Promise<Map<string, number>> {
  const rows = plans
    .filter((plan) => plan.status !== 'INVITED')
    .map((plan) => ({
      email: plan.email,
      password_hash: passwordHash,
      birth_on: plan.birthOn.toString(),
      confirmed_at: koreanInstant(today.subtract({ days: 90 }), 600),
      created_at: koreanInstant(today.subtract({ days: 90 }), 600),
    }))
  const made = await insertRows<{ id: number; email: string }>(tx, 'accounts', rows, ['id', 'email'])
  return new Map(made.map(({ id, email }) => [email, id]))
}

function memberRow(
  { companyId }: World,
  plan: PersonPlan,
  accounts: ReadonlyMap<string, number>,
  { ranks }: Places,
) {
  return {
    company_id: companyId,
    account_id: accounts.get(plan.email) ?? null,
    email: plan.email,
    name: plan.name.full,
    name_initials: choseongOf(plan.name.full),
    local_name: plan.name.japanese,
    english_name: plan.name.english,
    status: plan.status,
    position: positionOf(plan),
    birth_on: plan.birthOn.toString(),
    rank_id: ranks.get(plan.rank),
    contract_type: plan.weeklyMinutes === null ? '정규직' : '단시간',
    weekly_minutes: plan.weeklyMinutes,
    joined_on: plan.joinedOn.toString(),
    retired_on: plan.retiredOn?.toString() ?? null,
  }
}

/** Who works part time comes from Monday to Wednesday. */
export function comesOn(
  { weeklyMinutes }: Pick<PersonPlan, 'weeklyMinutes'>,
  day: Temporal.PlainDate,
): boolean {
  return weeklyMinutes === null || day.dayOfWeek <= 3
}

/** What somebody is responsible for; how far they have come is their rank. */
export function positionOf({ leads, team, rank }: Pick<PersonPlan, 'leads' | 'team' | 'rank'>): string {
  if (!leads) return rank === '차장' ? '파트장' : ''
  if (team.endsWith('본부')) return '본부장'
  return team.endsWith('실') ? '실장' : '팀장'
}

async function enterTeams({ tx, companyId }: World, people: readonly DemoPerson[]): Promise<void> {
  const rows = people.map((person) => ({
    company_id: companyId,
    member_id: person.id,
    team_id: person.teamId,
    starts_on: person.joinedOn.toString(),
    ends_on: person.retiredOn?.add({ days: 1 }).toString() ?? null,
  }))
  await insertRows(tx, 'team_memberships', rows)
  const leaders = people.filter((person) => person.leads)
  await sql`
    update teams t set leader_id = l.member_id
    from unnest(${leaders.map((one) => one.teamId)}::bigint[], ${leaders.map((one) => one.id)}::bigint[]) as l(team_id, member_id)
    where t.company_id = ${thisCompany} and t.id = l.team_id`.execute(tx)
}

async function enterCompany(
  { tx, companyId }: World,
  people: readonly DemoPerson[],
  accounts: ReadonlyMap<string, number>,
): Promise<void> {
  const standing = (statuses: readonly DemoPerson['status'][]) =>
    people
      .filter(({ status }) => statuses.includes(status))
      .map((one) => ({ account_id: accounts.get(one.email), company_id: companyId, member_id: one.id }))
  await insertRows(tx, 'memberships', standing(['WORKING', 'ABSENCE']))
  await insertRows(tx, 'past_memberships', standing(['RETIRED']))
}

async function giveRoles(
  { tx, companyId }: World,
  people: readonly DemoPerson[],
  teams: ReadonlyMap<string, number>,
): Promise<void> {
  const holder = (role: string) => people.find((person) => person.role === role)!.id
  await insertRows(tx, 'role_holders', [
    { company_id: companyId, member_id: holder('admin'), role: 'FULL_ADMIN' },
    { company_id: companyId, member_id: holder('payroll'), role: 'PAYROLL' },
  ])
  await insertRows(tx, 'cover_teams', [
    {
      company_id: companyId,
      member_id: holder('middle'),
      team_id: teams.get('개발본부'),
      role_name: '중간관리자',
    },
  ])
}

function approverOf(person: DemoPerson, leaders: ReadonlyMap<string, number>): number | null {
  let team = TEAM_PLANS.find((plan) => plan.name === person.team)
  while (team) {
    const leader = leaders.get(team.name)
    if (leader !== undefined && leader !== person.id) return leader
    const { parent }: { parent: string | null } = team
    team = TEAM_PLANS.find((plan) => plan.name === parent)
  }
  return null
}
