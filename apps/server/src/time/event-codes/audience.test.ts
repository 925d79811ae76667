import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EndpointCall } from '#contract/endpoint.ts'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import * as contract from '#contract/time/event-codes/event-codes.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let team: LeaveTeam
let admin: Client
let member: Client
/** In a team below. */
let below: Client
let outsider: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  admin = await at.as(team.admin)
  member = await at.as(team.member)
  const teamId = await makeTeam(at, team.company, { parentId: team.teamId })
  below = await at.as(await makeMember(at, { company: team.company, teamId }))
  outsider = await at.as(await makeMember(at, { company: team.company }))
})

type NewCode = EndpointCall<typeof contract.addEventCode>['body']

const make = async (code: Partial<NewCode>) =>
  (
    await admin.call(contract.addEventCode, {
      body: { event_name: '포상 휴가', group: 'SP', apply_all: false, ...code },
    })
  ).body
const change = (c_event_code_id: number, body: object) =>
  admin.call(contract.updateEventCode, { body: { c_event_code_id, ...body } })
const ask = (client: Client, code: string, wk_start_date = '2026-11-25', wk_end_date = wk_start_date) =>
  client.call(events.requestEvent, { body: { wk_event: `${code}:FULL`, wk_start_date, wk_end_date } })
const offered = async (client: Client) =>
  (await client.call(contract.listEventCodes, {})).body.some((code) => !code.built_in && code.is_mine)

async function giveRank(name: string, memberId: number): Promise<number> {
  const { rows } = await at.owner.query<{ id: number }>(
    'insert into ranks (company_id, name) values ($1, $2) returning id',
    [team.company.companyId, name],
  )
  await at.owner.query('update members set rank_id = $1 where id = $2', [rows[0]!.id, memberId])
  return rows[0]!.id
}

test('a kind is for a team with those below, also for who comes later, and for nobody else', async () => {
  const code = await make({ team_ids: [team.teamId] })
  expect(code).toMatchObject({ apply_all: false, team_ids: [team.teamId], rank_ids: [] })
  expect(await Promise.all([member, below, outsider].map(offered))).toEqual([true, true, false])
  expect((await ask(below, code.code)).status).toBe(201)
  const refused = await ask(outsider, code.code)
  expect([refused.status, refused.error.error_code]).toEqual([400, 'EVENT_NOT_USABLE'])
  const later = await at.as(await makeMember(at, { company: team.company, teamId: team.teamId }))
  expect(await offered(later)).toBe(true)
  // Members read nothing of whom it is for.
  const seen = (await member.call(contract.listEventCodes, {})).body.find((one) => one.code === code.code)
  expect(seen).toMatchObject({ team_ids: [], is_mine: true })
})

test('a kind is for a rank, until the rank or the kind is another', async () => {
  const rank = await giveRank('책임', team.member.memberId)
  const code = await make({ rank_ids: [rank] })
  expect(await Promise.all([member, below].map(offered))).toEqual([true, false])
  await change(code.c_event_code_id!, { rank_ids: [], team_ids: [team.teamId] })
  expect(await Promise.all([member, below, outsider].map(offered))).toEqual([true, true, false])
  // What is left out stays; for everybody it is for everybody.
  expect((await change(code.c_event_code_id!, { secret: true })).body.team_ids).toEqual([team.teamId])
  const open = await change(code.c_event_code_id!, { apply_all: true })
  expect(open.body).toMatchObject({ apply_all: true, team_ids: [] })
  expect(await offered(outsider)).toBe(true)
  await at.owner.query('update members set rank_id = null where id = $1', [team.member.memberId])
})

test('teams and ranks of nobody or of another company are refused', async () => {
  const elsewhere = await makeCompany(at)
  const foreign = await makeTeam(at, elsewhere)
  await makeAdmin(at, { company: elsewhere })
  for (const body of [{ team_ids: [foreign] }, { rank_ids: [999_999_999] }]) {
    const made = await admin.call(contract.addEventCode, {
      body: { event_name: '포상 휴가', apply_all: false, ...body },
    })
    expect(made.status).toBe(404)
  }
  expect(await offered(admin)).toBe(false)
})

test('days of a year are what may be asked for in one, and more once the company gives more', async () => {
  const code = await make({ apply_all: true, event_days: 2, days_per: 'YEAR' })
  expect((await ask(member, code.code, '2026-11-25', '2026-11-26')).status).toBe(201)
  const refused = await ask(member, code.code, '2026-11-27')
  expect([refused.status, refused.error.error_code]).toEqual([406, 'EVENT_MINUS_NOT_ACCEPTABLE'])
  expect((await ask(member, code.code, '2027-01-04')).status).toBe(201)
  await change(code.c_event_code_id!, { event_days: 3 })
  expect((await ask(member, code.code, '2026-11-27')).status).toBe(201)
})

test('a kind that is switched off is asked for no more; what was asked is still decided on', async () => {
  const code = await make({ apply_all: true })
  const asked = await ask(member, code.code)
  await change(code.c_event_code_id!, { is_active: false })
  expect((await ask(member, code.code, '2026-11-26')).error.error_code).toBe('EVENT_NOT_USABLE')
  const leader = await at.as(team.leader)
  const approved = await leader.call(approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
  expect(approved.body.drf_status).toBe('APPROVED')
})
