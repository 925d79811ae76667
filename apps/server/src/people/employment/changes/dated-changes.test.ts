import { afterAll, beforeAll, expect, test } from 'vitest'
import { countMembers } from '#contract/people/members/members.ts'
import { getHistory, previewChanges, takeBackChange } from '#contract/people/employment/employment.ts'
import * as changes from '#contract/people/employment/changes.ts'
import * as contract from '#contract/people/members/members.ts'
import { createRank } from '#contract/people/organization/organization.ts'
import { updateRetiredMembers } from '#contract/people/employment/changes.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { runRoundEverywhere } from '#test/rounds.ts'
import { settlingRound } from '../settling/employment.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Everybody joined on 2024-03-04; today is 2026-11-23.
async function office() {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  const [dev, sales] = [
    await makeTeam(at, company, { name: '개발팀' }),
    await makeTeam(at, company, { name: '영업팀' }),
  ]
  const member = await makeMember(at, { company, teamId: dev, name: '김현지' })
  const asBoss = await at.as(boss)
  const rank = async (name: string) => (await asBoss.call(createRank, { body: { name } })).body.id
  return {
    company,
    boss,
    member,
    asBoss,
    dev,
    sales,
    junior: await rank('사원'),
    senior: await rank('과장'),
    id: member.memberId,
  }
}

const settle = () => runRoundEverywhere(at, settlingRound)

const change = (client: Client, body: object) =>
  client.call(changes.updateMembers, { body: body as { user_id: number } })
const present = async (client: Client, id: number) => {
  const { body } = await client.call(contract.getUserProfile, { params: { id } })
  const { rank, team, position } = body.user_profile
  return { rank: rank?.name ?? null, team: team?.team_name ?? null, position, contract: body.contract_type }
}
const standing = async (client: Client, user_id: number, as_of: string) => {
  const { body } = await client.call(getHistory, { query: { user_id, as_of } })
  const { team, rank, position, contract_type } = body.standing
  return [team?.name ?? null, rank?.name ?? null, position, contract_type]
}

test('a change holds from today, from a day in the past, and from a day to come', async () => {
  const { asBoss, id, junior, senior, sales, company } = await office()
  await change(asBoss, { user_id: id, rank_id: junior, from: '2024-03-04' })
  await change(asBoss, { user_id: id, position: '파트장', contract_type: '정규직' })
  const planned = { user_id: id, rank_id: senior, team: sales, from: '2027-01-01' }
  expect((await change(asBoss, planned)).body[0]).toMatchObject({
    rank: { name: '사원' },
    team: { team_name: '개발팀' },
  })
  expect(await standing(asBoss, id, '2024-03-04')).toEqual(['개발팀', '사원', '', ''])
  expect(await standing(asBoss, id, '2026-11-22')).toEqual(['개발팀', '사원', '', ''])
  expect(await standing(asBoss, id, '2026-11-23')).toEqual(['개발팀', '사원', '파트장', '정규직'])
  expect(await standing(asBoss, id, '2027-01-01')).toEqual(['영업팀', '과장', '파트장', '정규직'])

  at.travelTo('2027-01-01T00:10')
  await settle()
  const row = await at.owner.query('select rank_id from members where id = $1', [id])
  expect(row.rows).toEqual([{ rank_id: senior }])
  expect(await present(asBoss, id)).toEqual({
    rank: '과장',
    team: '영업팀',
    position: '파트장',
    contract: '정규직',
  })
  const actions = await auditActions(at, company.companyId)
  expect(actions.filter((action) => action === 'member.update')).toHaveLength(3)
})

test('the first request of the day settles it when no job has run', async () => {
  const { asBoss, id, senior } = await office()
  await change(asBoss, { user_id: id, rank_id: senior, from: '2026-12-01' })
  at.travelTo('2026-12-05T08:00')
  const list = await asBoss.call(contract.listMembers, { query: { search: '김현지' } })
  expect(list.body.results[0]!.rank).toMatchObject({ id: senior })
})

test('correcting the past leaves later changes, and what is planned can be taken back', async () => {
  const { asBoss, id, junior, senior } = await office()
  await change(asBoss, { user_id: id, rank_id: senior, from: '2026-06-01' })
  await change(asBoss, { user_id: id, rank_id: junior, from: '2025-01-01' })
  await change(asBoss, { user_id: id, position: '팀장', from: '2026-12-01' })
  const { items } = (await asBoss.call(getHistory, { query: { user_id: id } })).body
  expect(
    items.map(({ on, kind, before, after, is_planned }) => [on, kind, before, after, is_planned]),
  ).toEqual([
    ['2026-12-01', 'POSITION', '', '팀장', true],
    ['2026-06-01', 'RANK', '사원', '과장', false],
    ['2025-01-01', 'RANK', '', '사원', false],
    ['2024-03-04', 'TEAM', '', '개발팀', false],
    ['2024-03-04', 'JOINED', '', '', false],
  ])
  expect(items.filter((item) => item.can_take_back)).toHaveLength(3)
  const back = (kind: 'POSITION' | 'RANK' | 'TEAM', from: string) =>
    asBoss.call(takeBackChange, { body: { user_id: id, kind, from } })
  expect((await back('POSITION', '2026-12-01')).status).toBe(200)
  expect((await back('POSITION', '2026-12-01')).error.error_code).toBe('NOT_FOUND')
  expect((await back('TEAM', '2024-03-04')).error.error_code).toBe('NOT_FOUND')
  expect((await back('RANK', '2026-06-01')).body.rank).toMatchObject({ id: junior })
  expect(await standing(asBoss, id, '2027-01-01')).toEqual(['개발팀', '사원', '', ''])
})

test('days outside the employment are refused', async () => {
  const { asBoss, id, sales, junior } = await office()
  const code = async (body: object) => (await change(asBoss, { user_id: id, ...body })).error?.error_code
  expect(await code({ rank_id: junior, from: '2024-03-03' })).toBe('CHANGE_BEFORE_JOINED')
  expect(await code({ team: sales, team_from: '2024-03-03' })).toBe('CHANGE_BEFORE_JOINED')
  expect(await code({ rank_id: 999_999 })).toBe('NOT_FOUND')
  expect(await code({ rank_id: junior, from: '2026-02-30' })).toBe('BAD_REQUEST')
  expect(await code({ team: 999_999 })).toBe('NOT_FOUND')
  expect(await present(asBoss, id)).toMatchObject({ rank: null, team: '개발팀' })
})

test('a corrected day of joining takes what began with it along', async () => {
  const { asBoss, id, sales, junior } = await office()
  await change(asBoss, { user_id: id, rank_id: junior, from: '2024-03-04' })
  await change(asBoss, { user_id: id, team: sales, from: '2025-01-01' })
  await change(asBoss, { user_id: id, joined_date: '2023-09-01' })
  expect(await standing(asBoss, id, '2023-09-01')).toEqual(['개발팀', '사원', '', ''])
  await change(asBoss, { user_id: id, joined_date: '2025-06-02' })
  const rows = await at.owner.query('select team_id, starts_on from team_memberships where member_id = $1', [
    id,
  ])
  expect(rows.rows).toEqual([{ team_id: sales, starts_on: '2025-06-02' }])
  expect(
    (await asBoss.call(getHistory, { query: { user_id: id, as_of: '2025-06-01' } })).body.standing,
  ).toMatchObject({
    cmem_status: null,
    team: null,
    rank: null,
  })
  await at.owner.query(
    `insert into absences (company_id, member_id, starts_on, until_on) select company_id, id, '2025-07-01', '2025-07-31' from members where id = $1`,
    [id],
  )
  expect((await change(asBoss, { user_id: id, joined_date: '2025-08-01' })).error.error_code).toBe(
    'JOINED_AFTER_ABSENCE',
  )
})

test('a later day of joining keeps what has changed until then', async () => {
  const { asBoss, id, junior, senior, sales } = await office()
  await change(asBoss, { user_id: id, rank_id: junior, from: '2024-03-04' })
  await change(asBoss, { user_id: id, rank_id: senior, team: sales, from: '2025-01-01' })
  await change(asBoss, { user_id: id, joined_date: '2025-06-02' })
  expect(await standing(asBoss, id, '2025-06-02')).toEqual(['영업팀', '과장', '', ''])
  expect(await present(asBoss, id)).toMatchObject({ rank: '과장', team: '영업팀' })
})

test('a preview tells what would happen to each, and changes nothing', async () => {
  const { asBoss, id, boss, sales, senior, company } = await office()
  await at.owner.query('update teams set leader_id = $1 where name = $2 and company_id = $3', [
    id,
    '개발팀',
    company.companyId,
  ])
  const changes = [
    {
      user_id: id,
      team: sales,
      rank_id: senior,
      dash_available: false,
      joined_date: '2026-10-01',
      from: '2026-12-01',
    },
    { user_id: boss.memberId, rank_id: 999_999 },
  ]
  const { body } = await asBoss.call(previewChanges, { body: { changes } })
  expect(body[0]).toMatchObject({ username: '김현지', error: null })
  expect(body[0]!.consequences.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['TEAM', '개발팀', '영업팀'],
    ['RANK', null, '과장'],
    ['JOINED', '2024-03-04', '2026-10-01'],
    ['DASHBOARD', 'ON', 'OFF'],
    ['SIGNED_OUT', null, null],
    ['STILL_LEADS', '개발팀', '개발팀'],
    ['LEAVE', '15', '1'],
  ])
  expect(body[1]!.error).toMatchObject({ error_code: 'NOT_FOUND' })
  expect(await present(asBoss, id)).toMatchObject({ team: '개발팀', rank: null })
  const rows = await at.owner.query('select 1 from employment_terms where member_id = $1', [id])
  expect(rows.rows).toEqual([])
})

test('of people who left the last values are corrected, and the last day moves with the team', async () => {
  const { asBoss, id, dev } = await office()
  await asBoss.call(changes.updateMembers, { body: { user_id: id, position: '매니저' } })
  await at.owner.query(`update members set status = 'RETIRED', retired_on = '2026-11-23' where id = $1`, [id])
  await at.owner.query(`update team_memberships set ends_on = '2026-11-24' where member_id = $1`, [id])
  const corrected = await asBoss.call(updateRetiredMembers, {
    body: { user_id: id, position: '선임', retire_date: '2026-11-20' },
  })
  expect(corrected.body[0]).toMatchObject({ retire_date: '2026-11-20', cmem_status: 'RETIRED' })
  const team = await at.owner.query('select team_id, ends_on from team_memberships where member_id = $1', [
    id,
  ])
  expect(team.rows).toEqual([{ team_id: dev, ends_on: '2026-11-21' }])
  const later = await asBoss.call(updateRetiredMembers, { body: { user_id: id, retire_date: '2026-11-24' } })
  expect(later.error.error_code).toBe('RETIRED_IN_FUTURE')
})

test('members see their own history, colleagues do not, and limited admins change it within their teams', async () => {
  const { asBoss, company, id, member, dev, sales, senior } = await office()
  const other = await at.as(await makeMember(at, { company, teamId: sales }))
  const limited = await at.as(await makeMember(at, { company, coverTeamIds: [dev] }))
  const foreign = await at.as(await makeAdmin(at))
  const query = { user_id: id }
  expect((await (await at.as(member)).call(getHistory, { query })).status).toBe(200)
  expect((await other.call(getHistory, { query })).status).toBe(403)
  expect((await foreign.call(getHistory, { query })).status).toBe(404)
  expect((await change(limited, { user_id: id, rank_id: senior, from: '2026-12-01' })).status).toBe(200)
  expect((await change(limited, { user_id: id, team: sales, from: '2026-12-01' })).status).toBe(403)
  const body = { user_id: id, kind: 'RANK', from: '2026-12-01' } as const
  expect((await other.call(takeBackChange, { body })).status).toBe(403)
  expect((await foreign.call(takeBackChange, { body })).status).toBe(404)
  expect((await limited.call(takeBackChange, { body })).status).toBe(200)
  expect((await asBoss.call(getHistory, { query })).body.items).toHaveLength(2)
})

test('two admins who change the same person at once leave a history without gaps', async () => {
  const { asBoss, id, junior, senior, company } = await office()
  const second = await at.as(await makeAdmin(at, { company }))
  const answers = await Promise.all([
    change(asBoss, { user_id: id, rank_id: junior, from: '2025-01-01' }),
    change(second, { user_id: id, rank_id: senior, from: '2026-01-01' }),
    change(asBoss, { user_id: id, position: '팀장', from: '2025-06-01' }),
  ])
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
  expect(await standing(asBoss, id, '2026-06-01')).toEqual(['개발팀', '과장', '팀장', ''])
  expect(await standing(asBoss, id, '2025-05-01')).toEqual(['개발팀', '사원', '', ''])
})

test('the list stands as of a day', async () => {
  const { asBoss, id, sales, senior, company } = await office()
  await makeMember(at, { company, name: '나중에', joinedOn: '2026-11-01' })
  await change(asBoss, { user_id: id, team: sales, rank_id: senior, from: '2026-06-01' })
  const names = async (query: object) =>
    (await asBoss.call(contract.listMembers, { query: { ordering: 'username', ...query } })).body.results.map(
      (row) => [row.username, row.team?.team_name ?? null, row.rank?.name ?? null],
    )
  expect((await names({ as_of: '2026-05-31' })).find(([name]) => name === '김현지')).toEqual([
    '김현지',
    '개발팀',
    null,
  ])
  expect(await names({ as_of: '2026-06-01', team_id: sales })).toEqual([['김현지', '영업팀', '과장']])
  expect(await names({ as_of: '2026-05-31', rank_id: senior })).toEqual([])
  expect((await names({ as_of: '2026-05-31' })).some(([name]) => name === '나중에')).toBe(false)
  const counts = (await asBoss.call(countMembers, { query: { as_of: '2026-05-31' } })).body
  expect(counts).toEqual({ INVITED: 0, WORKING: 2, ABSENCE: 0, RETIRED: 0 })
  for (const ordering of ['rank', '-rank', 'team', '-team'] as const)
    expect((await names({ ordering }))[0]).toBeDefined()
  expect((await names({ ordering: '-rank' }))[0]![0]).toBe('김현지')
})
