import { sql } from '#server/db/sql/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { thisCompany } from '#server/db/this-company.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { loadActor } from './load-actor.ts'
import { membersInScope, type Scope } from './members-in-scope.ts'

const MEMBERS = 10_000
const TODAY = Temporal.PlainDate.from('2026-11-23')

let at: TestApp
let companyId: number
const ids: Record<'member' | 'leader' | 'limited' | 'admin', number> = {
  member: 0,
  leader: 0,
  limited: 0,
  admin: 0,
}

/** 800 teams of three levels, people spread over them; some have moved before. */
beforeAll(async () => {
  at = await startTestApp()
  companyId = (await makeCompany(at)).companyId
  const { rows } = await at.owner.query<{ first: string }>(
    `with made as (
      insert into members (company_id, email, name, status, joined_on)
      select $1, 'm' || n || '@gyeol.test', '김구성' || n, 'WORKING', '2024-01-01' from generate_series(1, $2) n returning id
    ) select min(id) as first from made`,
    [companyId, MEMBERS],
  )
  const first = Number(rows[0]!.first)
  await at.owner.query(
    `with tops as (
      insert into teams (company_id, name, opened_on) select $1, '본부 ' || n, date '2024-01-02' from generate_series(1, 20) n returning id
    ), middles as (
      insert into teams (company_id, name, parent_id, opened_on) select $1, '실 ' || n, id, date '2024-01-02' from tops, generate_series(1, 6) n returning id
    ) insert into teams (company_id, name, parent_id, opened_on)
      select $1, '팀 ' || n, id, date '2024-01-02' from middles, generate_series(1, 6) n where n < 7 limit 660`,
    [companyId],
  )
  await at.owner.query(
    `with numbered as (select id, row_number() over (order by id) - 1 as place from teams where company_id = $1)
    insert into team_memberships (company_id, member_id, team_id, starts_on, ends_on)
    select $1, m.id, t.id, p.starts_on, p.ends_on from members m
    cross join (values ('2024-01-01'::date, '2025-07-01'::date, 3), ('2025-07-01', null, 0)) p(starts_on, ends_on, shift)
    join numbered t on t.place = (m.id + p.shift) % 800
    where m.company_id = $1 and (p.ends_on is null or m.id % 5 = 0)`,
    [companyId],
  )
  const team = `(select id from teams where company_id = $1 and parent_id is null order by id limit 1)`
  Object.assign(ids, { member: first, leader: first + 1, limited: first + 2, admin: first + 3 })
  await at.owner.query(`update teams set leader_id = $2 where company_id = $1 and id = ${team}`, [
    companyId,
    ids.leader,
  ])
  await at.owner.query(`insert into cover_teams (company_id, member_id, team_id) select $1, $2, ${team}`, [
    companyId,
    ids.limited,
  ])
  await at.owner.query(
    `insert into role_holders (company_id, member_id, role) values ($1, $2, 'FULL_ADMIN')`,
    [companyId, ids.admin],
  )
  await at.owner.query('analyze members, teams, team_memberships')
})
afterAll(() => at.stop())

interface Plan {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

async function planOf(who: keyof typeof ids, scope: Scope) {
  return at.inCompany(companyId, async (tx) => {
    const actor = (await loadActor(tx, companyIdOf(companyId), ids[who], 1))!
    const condition = membersInScope({ actor, today: TODAY }, sql.ref('m.id'), scope)
    const list = sql`select m.id from members m
      where m.company_id = ${thisCompany} and ${condition} and m.status = 'WORKING'`
    const count = (await sql<{ n: number }>`select count(*)::int as n from (${list}) l`.execute(tx)).rows[0]!
      .n
    const told = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`explain (format json) ${list}`.execute(tx)
    return { count, nodes: nodes(told.rows[0]!['QUERY PLAN'][0].Plan) }
  })
}

test.each([
  ['member', {}, 1, 1],
  ['leader', {}, 100, MEMBERS / 10],
  ['limited', {}, 100, MEMBERS / 10],
  ['leader', { team_id: -9 }, 100, MEMBERS / 10],
  ['limited', { org_range: 'team' }, 2, 100],
  ['limited', { org_range: 'subteam' }, 100, MEMBERS / 10],
] as const)(
  '%s %j reads members and their teams by key, never all of them',
  async (who, scope, least, most) => {
    const plan = await planOf(who, scope)
    const scans = plan.nodes.filter((node) => node['Relation Name'] === 'team_memberships')
    expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    const members = plan.nodes.filter((node) => node['Relation Name'] === 'members')
    expect(members.map((node) => node['Index Name'])).toEqual(['members_pkey'])
    expect(plan.count).toBeGreaterThanOrEqual(least)
    expect(plan.count).toBeLessThanOrEqual(most)
  },
)

test('a full admin’s list asks for no teams at all', async () => {
  const plan = await planOf('admin', {})
  expect(plan.count).toBe(MEMBERS)
  expect(plan.nodes.map((node) => node['Relation Name']).filter(Boolean)).toEqual(['members'])
})
