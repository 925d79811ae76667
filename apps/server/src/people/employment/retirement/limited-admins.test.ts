import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inbox } from '#contract/approvals/documents/approvals.ts'
import { getHistory, takeBackChange } from '#contract/people/employment/employment.ts'
import { deleteMember } from '#contract/people/employment/leaving.ts'
import { checkRetirement, type HandOver, retireMember } from '#contract/people/employment/retirement.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { runRoundEverywhere } from '#test/rounds.ts'
import { settlingRound } from '../settling/employment.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

let company: TestCompany
let people: Record<'self' | 'boss' | 'leaver' | 'mate' | 'seller', TestMember>
let teams: Record<'dev' | 'web' | 'sales', number>
let limited: Client
let admin: Client
let user_id: number

// The limited admin covers dev with web below it, stands there too; who leaves leads both and has documents to decide on.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  const dev = await makeTeam(at, company, { name: '개발본부' })
  teams = {
    dev,
    web: await makeTeam(at, company, { name: '웹팀', parentId: dev }),
    sales: await makeTeam(at, company, { name: '영업팀' }),
  }
  people = {
    self: await makeMember(at, { company, teamId: dev, coverTeamIds: [dev] }),
    boss: await makeAdmin(at, { company, teamId: teams.web }),
    leaver: await makeMember(at, { company, teamId: dev, roles: ['PAYROLL'] }),
    mate: await makeMember(at, { company, teamId: teams.web }),
    seller: await makeMember(at, { company, teamId: teams.sales }),
  }
  user_id = people.leaver.memberId
  await at.owner.query('update teams set leader_id = $1 where id = any($2)', [user_id, [dev, teams.web]])
  const line = [{ member: people.leaver }]
  await makeDocument(at, people.mate, { title: '맡은 사람의 문서', line })
  await makeDocument(at, people.seller, { title: '남의 문서', line })
  await makeDocument(at, people.self, { title: '자기 문서', line })
  limited = await at.as(people.self)
  admin = await at.as(people.boss)
})

const retire = (body: object, client = limited) => client.call(retireMember, { body: { user_id, ...body } })
const statusOf = async () =>
  (await at.owner.query('select status from members where id = $1', [user_id])).rows[0].status
const toldLost = async () =>
  (
    await at.owner.query<{ member_id: number }>(
      `select member_id::int from notifications where company_id = $1 and kind = 'HAND_OVER_LOST' order by 1`,
      [company.companyId],
    )
  ).rows.map((row) => row.member_id)
const waitingFor = async (who: TestMember) =>
  (await (await at.as(who)).call(inbox, { query: { bucket: 'requested' } })).body.results.map(
    (row) => row.drf_title,
  )
const settle = () => runRoundEverywhere(at, settlingRound)

// What a limited admin gives to whom; a full admin may all of it.
const gifts: [HandOver['kind'], keyof typeof teams | null, keyof typeof people, number][] = [
  ['TEAM_LED', 'web', 'mate', 200],
  ['TEAM_LED', 'web', 'self', 403],
  ['TEAM_LED', 'web', 'seller', 403],
  ['TEAM_LED', 'web', 'boss', 403],
  ['TEAM_LED', 'dev', 'mate', 403],
  ['COVER_TEAMS', null, 'mate', 403],
  ['DUTIES', null, 'mate', 403],
  ['WAITING_DOCUMENTS', null, 'mate', 200],
  ['WAITING_DOCUMENTS', null, 'self', 403],
  ['BOOKINGS', null, 'seller', 200],
]

test.each(gifts)('a limited admin gives %s of %s to %s', async (kind, team, person, status) => {
  const taker = people[person].memberId
  const one = { kind, action: 'GIVE', user_id: taker, ...(team && { team_id: teams[team] }) }
  const planned = { retire_date: '2026-12-31', hand_over: [one] }
  expect((await retire(planned)).status).toBe(status)
  expect((await retire(planned, admin)).status).toBe(200)
})

test('the check offers a limited admin only what they may give', async () => {
  const given = async (client: Client) =>
    (await client.call(checkRetirement, { query: { user_id } })).body.hanging
      .filter(({ actions }) => actions.includes('GIVE'))
      .map(({ kind, team_id }) => [kind, team_id])
  expect(await given(limited)).toEqual([
    ['TEAM_LED', teams.web],
    ['WAITING_DOCUMENTS', null],
  ])
  expect(await given(admin)).toHaveLength(4)
})

test('documents are counted for a limited admin, and named only when they may open them', async () => {
  await makeDocument(at, people.leaver, { title: '비밀 문서', line: [{ member: people.boss }] })
  const named = async (client: Client) =>
    (await client.call(checkRetirement, { query: { user_id } })).body.hanging
      .filter(({ kind }) => kind.endsWith('DOCUMENTS'))
      .map(({ count, names }) => [count, names])
  expect(await named(limited)).toEqual([
    [3, ['자기 문서']],
    [1, []],
  ])
  expect(await named(admin)).toEqual([
    [3, ['맡은 사람의 문서', '남의 문서', '자기 문서']],
    [1, ['비밀 문서']],
  ])
})

test('documents of foreign authors and own ones stay, and whoever retires is told with the full admins', async () => {
  const { mate, boss, self } = people
  const hand_over = [{ kind: 'WAITING_DOCUMENTS', action: 'GIVE', user_id: mate.memberId }]
  await makeDocument(at, boss, { title: '대표의 문서', line: [{ member: people.leaver }] })
  await makeDocument(at, await makeMember(at, { company, teamId: teams.dev }), {
    title: '동료의 문서',
    line: [{ member: people.leaver }],
  })
  expect((await retire({ hand_over })).status).toBe(200)
  expect(await waitingFor(mate)).toEqual(['동료의 문서'])
  expect(await toldLost()).toEqual([self.memberId, boss.memberId].toSorted((a, b) => a - b))
})

test('a limited admin replaces or drops only plans that they could have made', async () => {
  const duties = [{ kind: 'DUTIES', action: 'GIVE', user_id: people.mate.memberId }]
  await retire({ retire_date: '2026-12-31', hand_over: duties }, admin)
  const undo = { body: { user_id, kind: 'RETIREMENT' as const } }
  const isOffered = async (client: Client) =>
    (await client.call(getHistory, { query: { user_id } })).body.items.some((item) => item.can_take_back)
  expect([await isOffered(limited), await isOffered(admin)]).toEqual([false, true])
  expect((await retire({ retire_date: '2026-12-30' })).error.error_code).toBe('FORBIDDEN')
  expect((await retire({})).error.error_code).toBe('FORBIDDEN')
  expect((await limited.call(takeBackChange, undo)).error.error_code).toBe('FORBIDDEN')
  expect((await limited.call(deleteMember, { body: { user_id } })).error.error_code).toBe('FORBIDDEN')
  expect(await statusOf()).toBe('WORKING')
  const lead = (team_id: number) => [{ ...duties[0]!, kind: 'TEAM_LED', team_id }]
  await retire({ retire_date: '2026-12-31', hand_over: lead(teams.dev) }, admin)
  expect((await retire({ retire_date: '2026-12-30' })).error.error_code).toBe('FORBIDDEN')
  expect([await isOffered(limited), await isOffered(admin)]).toEqual([false, true])
  await retire({ retire_date: '2026-12-31', hand_over: lead(teams.web) }, admin)
  expect((await retire({ retire_date: '2026-12-30' })).status).toBe(200)
  expect(await isOffered(limited)).toBe(true)
  // A screen that still shows the day before does not drop a plan that it has not seen.
  const stale = { body: { ...undo.body, from: '2026-12-31' } }
  expect((await limited.call(takeBackChange, stale)).error.error_code).toBe('NOT_FOUND')
  expect((await limited.call(takeBackChange, undo)).status).toBe(200)
})

test('what the planner may no longer give on the day falls to nobody, and the admins are told', async () => {
  const lead = { kind: 'TEAM_LED', team_id: teams.web, action: 'GIVE', user_id: people.mate.memberId }
  const documents = { kind: 'WAITING_DOCUMENTS', action: 'GIVE', user_id: people.mate.memberId }
  expect((await retire({ retire_date: '2026-11-30', hand_over: [lead, documents] })).status).toBe(200)
  await at.owner.query('delete from cover_teams where member_id = $1', [people.self.memberId])
  at.travelTo('2026-12-01T08:00')
  await settle()
  expect(await statusOf()).toBe('RETIRED')
  const { rows } = await at.owner.query('select leader_id from teams where id = $1', [teams.web])
  expect(rows).toEqual([{ leader_id: null }])
  expect(await waitingFor(people.mate)).toEqual([])
  expect(await toldLost()).toContain(people.boss.memberId)
})

test('duties that a full admin gave in a plan fall to nobody once that is no full admin any more', async () => {
  const planner = await makeAdmin(at, { company })
  const hand_over = [{ kind: 'DUTIES', action: 'GIVE', user_id: people.mate.memberId }]
  await retire({ retire_date: '2026-11-30', hand_over }, await at.as(planner))
  await at.owner.query(`delete from role_holders where member_id = $1`, [planner.memberId])
  at.travelTo('2026-12-01T08:00')
  await settle()
  const { rows } = await at.owner.query('select 1 from role_holders where member_id = $1', [
    people.mate.memberId,
  ])
  expect(rows).toEqual([])
  expect(await toldLost()).toContain(people.boss.memberId)
})

test('what is planned by somebody who still may is carried out', async () => {
  const lead = { kind: 'TEAM_LED', team_id: teams.web, action: 'GIVE', user_id: people.mate.memberId }
  await retire({ retire_date: '2026-11-30', hand_over: [lead] })
  at.travelTo('2026-12-01T08:00')
  await settle()
  const { rows } = await at.owner.query('select leader_id::int from teams where id = $1', [teams.web])
  expect(rows).toEqual([{ leader_id: people.mate.memberId }])
  expect(await toldLost()).toEqual([])
})
