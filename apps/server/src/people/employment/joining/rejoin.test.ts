import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getHistory, takeBackChange } from '#contract/people/employment/employment.ts'
import * as changes from '#contract/people/employment/changes.ts'
import * as joining from '#contract/people/employment/joining.ts'
import { deleteMember } from '#contract/people/employment/leaving.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { listMembers } from '#contract/people/members/members.ts'
import { saveRanks } from '#contract/people/organization/organization.ts'
import { closeTeam } from '#contract/people/organization/team-changes.ts'
import { leaveRound } from '#server/time/leave/leave.jobs.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { mailedInvitation } from '#test/factories/accounts.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { runRoundEverywhere } from '#test/rounds.ts'

let at: TestApp
let company: TestCompany
let asBoss: Client
let member: TestMember
let teamId: number

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  asBoss = await at.as(await makeAdmin(at, { company }))
  teamId = await makeTeam(at, company, { name: '개발팀' })
  member = await makeMember(at, { company, teamId, name: '정근무' })
})

const update = (body: object) =>
  asBoss.call(changes.updateMembers, { body: { user_id: member.memberId, ...body } })
const retire = (retire_date: string) =>
  asBoss.call(retireMember, { body: { user_id: member.memberId, retire_date } })
const rejoin = (body: object = {}) =>
  asBoss.call(joining.rejoinInvite, { body: { user_id: member.memberId, ...body } })

async function accept(): Promise<number> {
  const body = await mailedInvitation(at, member.email)
  return (await at.stranger().call(joining.confirmInvite, { body })).status
}

const facts = `
  select m.status, m.joined_on, m.retired_on, m.rank_id, m.position,
    (select json_agg(tm order by tm.starts_on) from (
      select team_id, starts_on, ends_on from team_memberships where company_id = m.company_id and member_id = m.id) tm) as teams,
    (select json_agg(et order by et.starts_on) from (
      select rank_id, starts_on, ends_on from employment_terms where company_id = m.company_id and member_id = m.id) et) as terms
  from members m where m.company_id = $2 and m.id = $1`

const standing = async (as_of: string) =>
  (await asBoss.call(getHistory, { query: { user_id: member.memberId, as_of } })).body.standing

test('both employments are kept, and every day knows its own', async () => {
  await update({ position: '매니저', from: '2025-01-01' })
  await retire('2026-10-31')
  at.travelTo('2026-12-01T09:00')
  expect((await rejoin()).body).toMatchObject({
    cmem_status: 'INVITED',
    joined_date: null,
    retire_date: null,
  })
  expect((await standing('2026-10-31')).cmem_status).toBe('WORKING')
  at.travelTo('2026-12-03T09:00')
  expect(await accept()).toBe(200)
  await update({ position: '책임', team: teamId, from: '2026-12-10' })
  expect(await standing('2026-10-31')).toMatchObject({
    cmem_status: 'WORKING',
    team: { name: '개발팀' },
    position: '매니저',
    joined_date: '2024-03-04',
  })
  expect(await standing('2026-11-15')).toMatchObject({
    cmem_status: 'RETIRED',
    team: null,
    joined_date: null,
  })
  expect(await standing('2026-12-03')).toMatchObject({
    cmem_status: 'WORKING',
    joined_date: '2026-12-03',
    team: null,
  })
  expect(await standing('2026-12-10')).toMatchObject({ position: '책임', team: { name: '개발팀' } })
  const { items } = (await asBoss.call(getHistory, { query: { user_id: member.memberId } })).body
  expect(
    items.filter(({ kind }) => kind === 'JOINED' || kind === 'RETIREMENT').map(({ kind, on }) => [kind, on]),
  ).toEqual([
    ['JOINED', '2026-12-03'],
    ['RETIREMENT', '2026-10-31'],
    ['JOINED', '2024-03-04'],
  ])
  const change = await update({ position: '대리', from: '2026-11-15' })
  expect(change.error.error_code).toBe('CHANGE_BEFORE_JOINED')
  expect((await update({ joined_date: '2026-10-31' })).error.error_code).toBe('EMPLOYMENTS_OVERLAP')
  expect((await update({ joined_date: '2026-11-01' })).status).toBe(200)
})

test('who is invited back gets a new team, and keeps what the first employment was', async () => {
  const other = await makeTeam(at, company, { name: '영업팀' })
  await update({ position: '매니저', from: '2025-01-01' })
  await retire('2026-10-31')
  await rejoin()
  await update({ team: other })
  expect((await standing('2026-10-31')).team).toMatchObject({ name: '개발팀' })
  expect((await standing('2026-11-15')).team).toBe(null)
  const history = async () =>
    (await asBoss.call(getHistory, { query: { user_id: member.memberId } })).body.items
  expect((await history()).map(({ kind, on, after }) => [kind, on, after])).toEqual([
    ['TEAM', '2026-11-23', '영업팀'],
    ['RETIREMENT', '2026-10-31', ''],
    ['POSITION', '2025-01-01', '매니저'],
    ['TEAM', '2024-03-04', '개발팀'],
    ['JOINED', '2024-03-04', ''],
  ])
  const back = async (kind: 'TEAM' | 'POSITION', from: string) =>
    (await asBoss.call(takeBackChange, { body: { user_id: member.memberId, kind, from } })).status
  expect([await back('TEAM', '2026-11-01'), await back('POSITION', '2025-01-01')]).toEqual([404, 404])
  expect((await history()).filter((item) => item.can_take_back)).toHaveLength(1)
  expect(await back('TEAM', '2026-11-23')).toBe(200)
  expect((await standing('2026-10-31')).team).toMatchObject({ name: '개발팀' })
})

test('an invitation to return that is taken back leaves everything as it was', async () => {
  await retire('2026-10-31')
  await rejoin({ joined_date: '2026-12-01' })
  expect((await rejoin()).error.error_code).toBe('WRONG_MEMBER_STATE')
  await asBoss.call(joining.cancelInvite, { body: { user_id: member.memberId } })
  const row = await at.owner.query('select status, joined_on, retired_on from members where id = $1', [
    member.memberId,
  ])
  expect(row.rows).toEqual([{ status: 'RETIRED', joined_on: '2024-03-04', retired_on: '2026-10-31' }])
  expect(
    (await at.owner.query('select 1 from past_employments where member_id = $1', [member.memberId])).rows,
  ).toEqual([])
})

test('who returns is offered the team and rank that are named, and the first employment stays as it was', async () => {
  const ranks = await asBoss.call(saveRanks, { body: { ranks: [{ name: '과장' }, { name: '대리' }] } })
  const [head, second] = ranks.body.map(({ id }) => id)
  await update({ rank_id: second, from: '2025-01-01' })
  await retire('2026-10-31')
  expect((await rejoin({ team: teamId, rank_id: head })).body).toMatchObject({
    cmem_status: 'INVITED',
    team: { team_id: teamId },
    rank: { name: '과장' },
  })
  expect(await accept()).toBe(200)
  expect(await standing('2026-11-23')).toMatchObject({ team: { name: '개발팀' }, rank: { name: '과장' } })
  expect(await standing('2026-11-15')).toMatchObject({ cmem_status: 'RETIRED', team: null })
  expect(await standing('2026-10-31')).toMatchObject({ team: { name: '개발팀' }, rank: { name: '대리' } })
})

test('a team that is gone meanwhile, one elsewhere and an unknown rank are refused, and nobody is invited', async () => {
  const foreign = await makeTeam(at, await makeCompany(at))
  await retire('2026-10-31')
  at.travelTo('2026-12-01T09:00')
  await asBoss.call(closeTeam, { params: { id: teamId }, body: { closed_on: '2026-12-24' } })
  const code = async (body: object) => (await rejoin(body)).error.error_code
  expect(await code({ team: teamId })).toBe('TEAM_CLOSED')
  expect(await code({ team: foreign })).toBe('NOT_FOUND')
  expect(await code({ rank_id: 999_999 })).toBe('NOT_FOUND')
  expect(await code({ team: '개발팀' })).toBe('BAD_REQUEST')
  const { rows } = await at.owner.query(
    `select m.status, (select count(*)::int from past_employments pe where pe.company_id = m.company_id and pe.member_id = m.id) as past
     from members m where m.company_id = $2 and m.id = $1`,
    [member.memberId, company.companyId],
  )
  expect(rows).toEqual([{ status: 'RETIRED', past: 0 }])
  expect((await rejoin({ team: null })).status).toBe(200)
})

test('what was named for a return that is taken back is gone with it', async () => {
  const ranks = await asBoss.call(saveRanks, { body: { ranks: [{ name: '과장' }, { name: '대리' }] } })
  const [head, second] = ranks.body.map(({ id }) => id)
  await update({ rank_id: second, from: '2025-01-01' })
  await retire('2026-10-31')
  const before = await at.owner.query(facts, [member.memberId, company.companyId])
  await rejoin({ team: teamId, rank_id: head, joined_date: '2026-12-01' })
  await asBoss.call(joining.cancelInvite, { body: { user_id: member.memberId } })
  expect((await at.owner.query(facts, [member.memberId, company.companyId])).rows).toEqual(before.rows)
})

test('the list of another day shows the employment of that day', async () => {
  await retire('2026-10-31')
  await rejoin({ joined_date: '2026-11-16', team: teamId })
  await accept()
  const later = await makeMember(at, { company, teamId, name: '나중', joinedOn: '2025-05-02' })
  const listed = async (as_of: string, ordering: 'joined_date' | '-joined_date' = 'joined_date') => {
    const { body } = await asBoss.call(listMembers, { query: { as_of, ordering, team_id: teamId } })
    return body.results.map((one) => [one.user_id, one.joined_date, one.retire_date])
  }
  const was = [member.memberId, '2024-03-04', '2026-10-31']
  const is = [member.memberId, '2026-11-16', null]
  const other = [later.memberId, '2025-05-02', null]
  expect(await listed('2026-06-01')).toEqual([was, other])
  expect(await listed('2026-06-01', '-joined_date')).toEqual([other, was])
  expect(await listed('2026-10-31')).toEqual([was, other])
  expect(await listed('2026-11-16')).toEqual([other, is])
  const gap = { as_of: '2026-11-10', cmem_status: 'RETIRED' } as const
  const left = (await asBoss.call(listMembers, { query: gap })).body.results
  expect(left.map((one) => [one.user_id, one.joined_date, one.retire_date])).toEqual([was])
  await asBoss.call(retireMember, { body: { user_id: member.memberId, retire_date: '2026-12-31' } })
  const planned = async (as_of: string) =>
    (await asBoss.call(listMembers, { query: { as_of, search: '정근무' } })).body.results[0]
  expect((await planned('2026-06-01'))!.planned_retire_date).toBe(null)
  expect((await planned('2026-11-20'))!.planned_retire_date).toBe('2026-12-31')
})

test('the new first day lies after the old last one', async () => {
  await retire('2026-10-31')
  expect((await rejoin({ joined_date: '2026-10-31' })).error.error_code).toBe('EMPLOYMENTS_OVERLAP')
  await rejoin({ joined_date: '2026-11-16' })
  await accept()
  const row = await at.owner.query('select joined_on, retired_on from members where id = $1', [
    member.memberId,
  ])
  expect(row.rows).toEqual([{ joined_on: '2026-11-16', retired_on: null }])
})

test('who comes back on the day of leaving begins on the next', async () => {
  await retire('2026-11-23')
  await rejoin()
  await accept()
  const row = await at.owner.query('select joined_on from members where id = $1', [member.memberId])
  expect(row.rows).toEqual([{ joined_on: '2026-11-24' }])
})

test('leave of the earlier employment ends with it, also when the new day of joining is corrected', async () => {
  const grant = () => runRoundEverywhere(at, leaveRound)
  const grants = async () =>
    (
      await at.owner.query(
        'select granted_on, expires_on from leave_grants where member_id = $1 order by granted_on, id',
        [member.memberId],
      )
    ).rows as { granted_on: string; expires_on: string }[]
  await grant()
  const before = await grants()
  expect(before.some((one) => one.expires_on > '2026-10-31')).toBe(true)
  await retire('2026-10-31')
  await rejoin({ joined_date: '2026-11-02' })
  await accept()
  expect((await grants()).every((one) => one.expires_on <= '2026-10-31')).toBe(true)
  at.travelTo('2026-12-05T09:00')
  await grant()
  const old = (all: { granted_on: string }[]) => all.filter((one) => one.granted_on <= '2026-10-31')
  expect((await grants()).filter((one) => one.granted_on > '2026-10-31')).toHaveLength(1)
  await update({ joined_date: '2026-11-10' })
  expect(old(await grants())).toHaveLength(old(before).length)
  expect((await grants()).filter((one) => one.granted_on > '2026-10-31')).toHaveLength(0)
})

test('whoever was employed before is not deleted', async () => {
  await retire('2026-10-31')
  await rejoin()
  await accept()
  const refused = await asBoss.call(deleteMember, { body: { user_id: member.memberId } })
  expect(refused.error.error_code).toBe('MEMBER_HAS_RECORDS')
})

test('one address invited twice at once becomes one member, and one who works elsewhere shows nothing of it', async () => {
  const elsewhere = await makeMember(at)
  const invite = () => asBoss.call(joining.sendInvite, { body: { email: elsewhere.email } })
  const answers = await Promise.all([invite(), invite()])
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
  const made = answers.find((answer) => answer.status === 200)!.body
  expect(made).toMatchObject({
    cmem_status: 'INVITED',
    username: elsewhere.email.split('@')[0],
    joined_date: null,
  })
})
