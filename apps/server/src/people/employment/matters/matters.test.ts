import { sql } from '#server/db/sql/sql.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { previewChanges, toggleAbsence } from '#contract/people/employment/employment.ts'
import { deleteMember } from '#contract/people/employment/leaving.ts'
import { checkRetirement, retireMember } from '#contract/people/employment/retirement.ts'
import { signIn } from '#contract/platform/auth/auth.ts'
import { joinCompany } from '#contract/platform/companies/companies.ts'
import { closeTeam } from '#contract/people/organization/team-changes.ts'
import { thisCompany } from '#server/db/this-company.ts'
import { fail } from '#server/http/fail.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeAccount } from '#test/factories/accounts.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { runRound } from '#test/rounds.ts'
import { settlingRound } from '../settling/employment.jobs.ts'
import type { Matter } from './matter.ts'
import { registerMatters } from './matters.ts'

let at: TestApp
let company: TestCompany
let boss: TestMember
let admin: Client
let leaver: TestMember
let taker: TestMember
let heard: string[]
let refuses: boolean
let forget: () => void

/** A car of the company that everybody has; it is refused while it is being mended. */
const car: Matter = {
  key: 'COMPANY_CAR',
  handingOver: {
    title: { ko: '업무용 차량: {names}', ja: '社用車: {names}', en: 'Company car: {names}' },
    choices: { GIVE: true, END: { ko: '반납', ja: '返却', en: 'Give it back' } },
    hanging: (_reader, { memberId }) =>
      sql`select null, name || '의 차', name from members
        where company_id = ${thisCompany} and id = ${memberId}`,
    handOver: async (ctx, { memberId }, { to }) => {
      if (refuses) fail('TAKER_NOT_MEMBER')
      heard.push(`car of ${nameOf(memberId)} to ${to === null ? 'nobody' : nameOf(to)}`)
      ctx.audit({ action: 'car.hand_over', target: ['member', memberId] })
    },
  },
  keptRecords: (memberId) =>
    sql<boolean>`exists (select 1 from members
      where company_id = ${thisCompany} and id = ${memberId} and phone = '기록')`,
  joined: async (_ctx, who) => void heard.push(`joined ${who.earlierEnd}`),
  moved: async (_ctx, moves) =>
    void heard.push(...moves.map(({ after }) => `moved ${nameOf(after.id)} to ${after.team.at(-1)!.value}`)),
  consequences: async (_ctx, moves) =>
    new Map(moves.map(({ after }) => [after.id, [{ kind: 'LEAVE', from: '1', to: '2', on: null }]])),
  absent: async (_ctx, id) => void heard.push(`absent ${nameOf(id)}`),
  returned: async (_ctx, id) => void heard.push(`returned ${nameOf(id)}`),
  ended: async (_ctx, { memberId, lastDay }) => void heard.push(`ended ${nameOf(memberId)} ${lastDay}`),
}

const nameOf = (id: number) => ({ [leaver.memberId]: 'leaver', [taker.memberId]: 'taker' })[id] ?? 'somebody'

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  boss = await makeAdmin(at, { company })
  admin = await at.as(boss)
  leaver = await makeMember(at, { company })
  taker = await makeMember(at, { company })
  heard = []
  refuses = false
  forget = registerMatters(car)
})
afterEach(() => forget())

const retire = (who: TestMember, hand_over: object[], retire_date?: string) =>
  admin.call(retireMember, {
    body: { user_id: who.memberId, hand_over: hand_over as [], ...(retire_date && { retire_date }) },
  })
const give = (kind: string, to: TestMember) => ({ kind, action: 'GIVE', user_id: to.memberId })
const statusOf = async (who: TestMember) =>
  (await at.owner.query('select status from members where id = $1', [who.memberId])).rows[0].status

test('a slice that registers a matter is in the list, in the reader’s language, and hears of who takes over', async () => {
  const query = { user_id: leaver.memberId }
  const { hanging } = (await admin.call(checkRetirement, { query }, { 'accept-language': 'en' })).body
  expect(hanging.at(-1)).toMatchObject({
    kind: 'COMPANY_CAR',
    title: 'Company car: {names}',
    count: 1,
    actions: ['GIVE', 'END'],
    action_texts: { END: 'Give it back' },
  })
  expect((await retire(leaver, [give('COMPANY_CAR', taker)])).status).toBe(200)
  expect(heard).toEqual(['car of leaver to taker', 'ended leaver 2026-11-23'])
  expect(await auditActions(at, company.companyId)).toEqual(
    expect.arrayContaining(['car.hand_over', 'member.retire']),
  )
})

test('what no slice has registered, or cannot be done with it, is refused', async () => {
  forget()
  for (const one of [give('COMPANY_CAR', taker), { kind: 'WORK_RECORDS', action: 'END' }])
    expect((await retire(leaver, [one])).error.error_code).toBe('BAD_REQUEST')
  forget = registerMatters(car)
  for (const one of [
    { kind: 'COMPANY_CAR', action: 'KEEP' },
    { ...give('COMPANY_CAR', taker), team_id: 1 },
  ])
    expect((await retire(leaver, [one])).error.error_code).toBe('BAD_REQUEST')
  expect(await statusOf(leaver)).toBe('WORKING')
})

test('a matter that refuses refuses all: nobody leaves and nothing is handed over', async () => {
  const team = await makeTeam(at, company, { leaderId: leaver.memberId })
  refuses = true
  const lead = { ...give('TEAM_LED', taker), team_id: team }
  const refused = await retire(leaver, [lead, give('COMPANY_CAR', taker)])
  expect(refused.error.error_code).toBe('TAKER_NOT_MEMBER')
  const { rows } = await at.owner.query('select leader_id::int from teams where id = $1', [team])
  expect([await statusOf(leaver), rows[0].leader_id, heard]).toEqual(['WORKING', leaver.memberId, []])
})

test('a matter that refuses on the planned day holds up that person alone, and it is done when it no longer does', async () => {
  await retire(leaver, [give('COMPANY_CAR', boss)], '2026-11-30')
  await retire(taker, [], '2026-11-30')
  at.travelTo('2026-12-01T00:01')
  refuses = true
  expect((await at.runJobs('settle-employment')).failures).not.toEqual([])
  expect([await statusOf(leaver), await statusOf(taker)]).toEqual(['WORKING', 'RETIRED'])
  refuses = false
  await runRound(at, company.companyId, settlingRound)
  expect(await statusOf(leaver)).toBe('RETIRED')
  expect(heard).toEqual(['ended taker 2026-11-30', 'car of leaver to somebody', 'ended leaver 2026-11-30'])
})

test('of two who leave to each other at once the second is refused, and nothing goes to who has left', async () => {
  const answers = await Promise.all([
    retire(leaver, [give('COMPANY_CAR', taker)]),
    retire(taker, [give('COMPANY_CAR', leaver)]),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(answers.find(({ status }) => status === 400)!.error.error_code).toBe('TAKER_NOT_MEMBER')
  expect((await Promise.all([statusOf(leaver), statusOf(taker)])).toSorted()).toEqual(['RETIRED', 'WORKING'])
})

test('a taker who leaves while it is handed over leaves no team behind with them', async () => {
  const team = await makeTeam(at, company, { leaderId: leaver.memberId })
  const [first] = await Promise.all([
    retire(leaver, [{ ...give('TEAM_LED', taker), team_id: team }]),
    retire(taker, []),
  ])
  // Whichever came first: it was refused, or it went over and ended with the taker.
  expect([200, 400]).toContain(first.status)
  const { rows } = await at.owner.query(
    `select m.status from teams t left join members m on m.company_id = t.company_id and m.id = t.leader_id
     where t.company_id = $1 and t.id = $2`,
    [company.companyId, team],
  )
  expect(rows[0].status).not.toBe('RETIRED')
})

test('two who hand over to the same person at once both do', async () => {
  const third = await makeMember(at, { company })
  const answers = await Promise.all([
    retire(leaver, [give('COMPANY_CAR', third)]),
    retire(taker, [give('COMPANY_CAR', third)]),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(heard.filter((one) => one.startsWith('car'))).toHaveLength(2)
})

test('matters hear who joins, by whatever door', async () => {
  const account = await makeAccount(at)
  const browser = at.stranger()
  await browser.call(signIn, { body: account })
  const body = { company_joincode: company.joinCode, username: '이입사' }
  expect((await browser.call(joinCompany, { body })).status).toBe(201)
  expect(heard).toEqual(['joined null'])
})

test('matters hear who is absent, returns and moves, and say what a move would do', async () => {
  const teamId = await makeTeam(at, company)
  const body = { user_id: taker.memberId, team: teamId }
  const preview = await admin.call(previewChanges, { body: { changes: [body] } })
  expect(preview.body[0]!.consequences.at(-1)).toMatchObject({ kind: 'LEAVE', from: '1', to: '2' })
  expect(heard).toEqual([])
  await admin.call(updateMembers, { body })
  await admin.call(toggleAbsence, { body: { user_id: taker.memberId } })
  await admin.call(toggleAbsence, { body: { user_id: taker.memberId } })
  const other = await makeTeam(at, company)
  await admin.call(closeTeam, { params: { id: teamId }, body: { move_people_to: other } })
  expect(heard).toEqual([
    `moved taker to ${teamId}`,
    'absent taker',
    'returned taker',
    `moved taker to ${other}`,
  ])
})

test('records that a matter keeps for the law keep a member from being deleted', async () => {
  const remove = () => admin.call(deleteMember, { body: { user_id: leaver.memberId } })
  await at.owner.query(`update members set phone = '기록' where id = $1`, [leaver.memberId])
  expect((await remove()).error.error_code).toBe('MEMBER_HAS_RECORDS')
  await at.owner.query(`update members set phone = '' where id = $1`, [leaver.memberId])
  expect((await remove()).status).toBe(204)
  expect(heard).toEqual(['ended leaver 2026-11-23'])
})

test('what somebody who was entered by mistake left stays, and forgets that it was they', async () => {
  const { companyId } = company
  const { memberId } = leaver
  const teamId = await makeTeam(at, company)
  const put = (text: string) => at.owner.query(text, [companyId, memberId])
  await at.owner.query(
    `insert into team_versions (company_id, team_id, starts_on, ends_on, name, leader_id, charger_id)
     values ($1, $2, '2026-01-01', '2026-02-01', '영업팀', $3, $3)`,
    [companyId, teamId, memberId],
  )
  await put(
    `insert into member_imports (company_id, created_by, started_by, source) values ($1, $2, $2, 'PASTE')`,
  )
  await put(
    `insert into provider_connections (company_id, provider, connected_by, account_label, sealed_tokens)
     values ($1, 'slack', $2, 'a@b.kr', 'x')`,
  )
  expect((await admin.call(deleteMember, { body: { user_id: memberId } })).status).toBe(204)
  const left = await at.owner.query(
    `select v.leader_id, v.charger_id, i.created_by, i.started_by, c.connected_by
     from team_versions v, member_imports i, provider_connections c
     where v.company_id = $1 and i.company_id = $1 and c.company_id = $1`,
    [companyId],
  )
  expect(left.rows).toEqual([
    { leader_id: null, charger_id: null, created_by: null, started_by: null, connected_by: null },
  ])
})
