import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/office/mood/mood.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

let at: TestApp
let company: TestCompany
let member: TestMember
let own: Client
let admin: Client

// 2026-11-23 is a Monday; the working day changes at six in the morning.
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  member = await makeMember(at, { company })
  own = await at.as(member)
  admin = await at.as(await makeAdmin(at, { company }))
})

const save = (body: object) => own.call(contract.saveMood, { body })
const monthOf = (client: Client, user_id?: number) =>
  client.call(contract.listMoods, { query: user_id === undefined ? {} : { user_id } })

test('the question of the day is open until it is answered, and the evening comes to the same record', async () => {
  expect((await own.call(contract.showMood)).body).toMatchObject({
    show_mood_daily: true,
    sv_date: '2026-11-23',
  })
  expect((await save({ md_mood_am: 4, md_comment: '좋은 아침' })).status).toBe(201)
  expect((await own.call(contract.showMood)).body).toMatchObject({ show_mood_daily: false, md_mood_am: 4 })
  const answer = { sv_date: '2026-11-23', md_mood_am: 4, md_mood_pm: 2, md_comment: '좋은 아침' }
  expect((await save({ md_mood_pm: 2 })).body).toEqual(answer)
  expect((await save({ md_comment: '' })).body).toEqual({ ...answer, md_comment: '' })
  expect((await save({ md_mood_am: null, md_comment: '좋은 아침' })).body).toEqual({
    ...answer,
    md_mood_am: null,
  })
  expect((await monthOf(own)).body.days).toEqual([{ ...answer, md_mood_am: null }])
  at.travelTo('2026-11-24T05:00')
  expect((await own.call(contract.showMood)).body).toMatchObject({
    show_mood_daily: false,
    sv_date: '2026-11-23',
  })
  at.travelTo('2026-11-24T06:00')
  expect((await own.call(contract.showMood)).body).toMatchObject({
    show_mood_daily: true,
    sv_date: '2026-11-24',
  })
})

test('both halves stay when they are answered in the same moment', async () => {
  await Promise.all([save({ md_mood_am: 2 }), save({ md_mood_pm: 5 })])
  expect((await own.call(contract.showMood)).body).toMatchObject({ md_mood_am: 2, md_mood_pm: 5 })
})

test('an answer names a feeling, of today, and the trail says that there was one and not which', async () => {
  expect((await save({ md_comment: '말만' })).error.error_code).toBe('MOOD_MISSING')
  expect((await save({ md_mood_am: 3, sv_date: '2026-11-22' })).error.error_code).toBe('MOOD_DAY_OVER')
  expect((await save({ md_mood_am: 6 })).status).toBe(400)
  await save({ md_mood_am: 3, sv_date: '2026-11-23' })
  expect((await save({ md_mood_am: null })).error.error_code).toBe('MOOD_MISSING')
  const { rows } = await at.owner.query(
    `select action, before, after from audit_events where company_id = $1 and action like 'mood.%'`,
    [company.companyId],
  )
  expect(rows).toEqual([{ action: 'mood.save', before: null, after: null }])
})

test('a month is read by its person and by full admins (R-MOOD-002)', async () => {
  await save({ md_mood_am: 5 })
  expect((await monthOf(admin, member.memberId)).body.days).toHaveLength(1)
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  const led = await makeMember(at, { company, teamId })
  expect((await monthOf(await at.as(leader), led.memberId)).status).toBe(403)
  const other = await makeMember(at, { company: await makeCompany(at) })
  expect((await monthOf(admin, other.memberId)).status).toBe(404)
  expect((await own.call(contract.moodStatistics, { query: {} })).status).toBe(403)
})

test('figures tell nothing of fewer than five people, nor by a difference', async () => {
  const sizes = { 기획팀: 7, 영업팀: 5, 개발팀: 3 }
  for (const [name, size] of Object.entries(sizes)) {
    const teamId = await makeTeam(at, company, { name })
    for (let count = 0; count < size; count += 1) {
      const { memberId } = await makeMember(at, { company, teamId })
      await at.owner.query(
        `insert into moods (company_id, member_id, mood_on, morning, evening, team_id)
         values ($1, $2, '2026-11-16', $3, $4, $5)`,
        [company.companyId, memberId, 1 + (count % 5), name === '기획팀' ? 4 : null, teamId],
      )
    }
  }
  const byTeam = (await admin.call(contract.moodStatistics, { query: { org_range: 'team' } })).body
  expect(byTeam).toMatchObject({ until_date: '2026-11-22', least_people: 5, days: [] })
  expect(byTeam.total.am).toEqual({
    is_hidden: false,
    people: 15,
    answers: 15,
    average: 2.6,
    counts: [4, 4, 3, 2, 2],
  })
  // Three alone would be what is left of the sum: the smallest team is kept back with them.
  expect(byTeam.teams.map(({ team_name, am }) => [team_name, am.is_hidden, am.people])).toEqual([
    ['개발팀', true, null],
    ['기획팀', false, 7],
    ['영업팀', true, null],
  ])
  expect(byTeam.teams.map(({ pm }) => pm.answers)).toEqual([0, 7, 0])
  const byDay = (await admin.call(contract.moodStatistics, { query: {} })).body
  expect(byDay.days.map(({ sv_date, pm }) => [sv_date, pm.average])).toEqual([['2026-11-16', 4]])
  expect(byDay.teams).toEqual([])
})

test('days of too few are told as no day, and together once they are enough; a move of the past moves no figure', async () => {
  const teamId = await makeTeam(at, company, { name: '기획팀' })
  const people = await Promise.all(Array.from({ length: 6 }, () => makeMember(at, { company, teamId })))
  const answers = async (day: string, who: readonly TestMember[]) => {
    at.travelTo(`${day}T09:00`)
    for (const one of who) await (await at.as(one)).call(contract.saveMood, { body: { md_mood_am: 3 } })
  }
  const told = async (day: string, org_range: 'company' | 'team' = 'company') => {
    at.travelTo(`${day}T09:00`)
    return (await admin.call(contract.moodStatistics, { query: { org_range } })).body
  }
  await answers('2026-11-02', people.slice(0, 3))
  expect((await told('2026-11-03')).total.am.is_hidden).toBe(true)
  await answers('2026-11-03', people.slice(2, 6))
  const waited = await told('2026-11-04')
  expect(waited.days.map(({ am }) => am.is_hidden)).toEqual([true, true])
  expect(waited.total.am).toMatchObject({ is_hidden: false, people: 6, answers: 7 })
  await answers('2026-11-04', people.slice(0, 5))
  await answers('2026-11-05', people.slice(0, 1))
  const later = await told('2026-11-06')
  expect(later.days.map(({ am }) => am.answers)).toEqual([null, null, 5, null])
  expect(later.total.am).toMatchObject({ people: 6, answers: 12 })
  const teams = async () =>
    (await told('2026-11-06', 'team')).teams.map(({ team_name, am }) => [team_name, am.answers])
  expect(await teams()).toEqual([['기획팀', 5]])
  const other = await makeTeam(at, company, { name: '영업팀' })
  await at.owner.query(`update team_memberships set team_id = $2 where member_id = $1`, [
    people[0]!.memberId,
    other,
  ])
  expect(await teams()).toEqual([['기획팀', 5]])
})

test('the running day counts when it is over', async () => {
  for (let count = 0; count < 5; count += 1) {
    const client = await at.as(await makeMember(at, { company }))
    await client.call(contract.saveMood, { body: { md_mood_am: 5 } })
  }
  const people = async () => (await admin.call(contract.moodStatistics, { query: {} })).body.total.am.people
  expect(await people()).toBe(0)
  at.travelTo('2026-11-24T09:00')
  expect(await people()).toBe(5)
})
