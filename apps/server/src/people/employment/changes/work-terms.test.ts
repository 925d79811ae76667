import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkInOut, getWorkTimeDaily } from '#contract/time/attendance/attendance.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { getHistory, previewChanges, takeBackChange } from '#contract/people/employment/employment.ts'
import { getProfile, getUserProfile } from '#contract/people/members/members.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { listUserProfiles } from '#contract/people/members/profiles.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { runRoundEverywhere } from '#test/rounds.ts'
import { settlingRound } from '../settling/employment.jobs.ts'

let at: TestApp
let company: TestCompany
let member: TestMember
let asBoss: Client
let asMember: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  asBoss = await at.as(await makeAdmin(at, { company }))
  member = await makeMember(at, { company })
  asMember = await at.as(member)
})

const change = async (body: object) => {
  const answer = await asBoss.call(updateMembers, { body: { user_id: member.memberId, ...body } as never })
  expect(answer.status).toBe(200)
}
const press = (loc_check_type: 'IN' | 'OUT') => asMember.call(checkInOut, { body: { loc_check_type } })

const COMPANY_WAY = {
  work_type: 'FIXED',
  work_week: 'TTTTTFF',
  work_schedule: '09:00-18:00',
  work_checkable: true,
  change_day_time: '06:00:00',
  enter_adjust: 'ON_TIME',
  exit_adjust: 'ON_TIME',
}

test('a profile tells how the day is counted: as the company does it, and by the own terms where there are any', async () => {
  const told = async () => {
    const own = (await asMember.call(getProfile)).body.user_profile
    const one = await asBoss.call(getUserProfile, { params: { id: member.memberId } })
    const listed = await asBoss.call(listUserProfiles, { query: { user_id: member.memberId } })
    for (const other of [one.body.user_profile, listed.body.results[0]!.user_profile])
      expect(other).toMatchObject(
        Object.fromEntries(Object.keys(COMPANY_WAY).map((name) => [name, own[name as never]])),
      )
    return own
  }
  expect(await told()).toMatchObject(COMPANY_WAY)
  await asBoss.call(updateCompany, {
    body: {
      start_work_time: '08:30',
      end_work_time: '17:30',
      change_day_time: '05:00',
      enter_adjust: 'UP_05MIN',
      exit_adjust: 'DOWN_05MIN',
    },
  })
  await change({ work_type: 'FLEX_DAY', exit_adjust: 'SCHEDULED', work_check: 'EVENTONLY' })
  expect(await told()).toMatchObject({
    work_type: 'FLEX_DAY',
    work_week: 'TTTTTFF',
    work_schedule: '08:30-17:30',
    work_checkable: false,
    change_day_time: '05:00:00',
    enter_adjust: 'UP_05MIN',
    exit_adjust: 'SCHEDULED',
  })
  // The specification's name for whoever checks in and asks for events.
  await change({ exit_adjust: null, work_check: 'OTHER' })
  expect(await told()).toMatchObject({ exit_adjust: 'DOWN_05MIN', work_check: 'ALL', work_checkable: true })
})

test('who works flexible hours is never late, and adjustments of one person count for that person alone', async () => {
  const colleague = await makeMember(at, { company })
  await change({ work_type: 'FLEX_DAY', enter_adjust: 'UP_30MIN', exit_adjust: 'DOWN_60MIN' })
  at.travelTo('2026-11-23T10:07')
  expect((await press('IN')).body).toMatchObject({
    work_type: 'FLEX_DAY',
    late_minutes: 0,
    end_time_expected: '19:30:00',
  })
  const fixed = await (await at.as(colleague)).call(checkInOut, { body: { loc_check_type: 'IN' } })
  expect(fixed.body).toMatchObject({ work_type: 'FIXED', late_minutes: 67, end_time_expected: '19:07:00' })
  at.travelTo('2026-11-23T18:40')
  // 10:30 to 18:00 without lunch.
  expect((await press('OUT')).body).toMatchObject({ work_minutes: 390 })
})

test('a change of how times are counted begins on its day, is told in the history and taken back', async () => {
  await change({ enter_adjust: 'UP_10MIN', work_type: 'FLEX_DAY', from: '2026-11-24' })
  at.travelTo('2026-11-23T09:03')
  expect((await press('IN')).body).toMatchObject({ late_minutes: 3, end_time_expected: '18:03:00' })
  at.travelTo('2026-11-24T09:03')
  expect((await press('IN')).body).toMatchObject({ late_minutes: 0, end_time_expected: '18:10:00' })
  await runRoundEverywhere(at, settlingRound)
  expect((await asMember.call(getProfile)).body.user_profile).toMatchObject({ enter_adjust: 'UP_10MIN' })

  const { items } = (await asBoss.call(getHistory, { query: { user_id: member.memberId } })).body
  expect(items).toMatchObject([
    { kind: 'ENTER_ADJUST', on: '2026-11-24', before: '', after: 'UP_10MIN', can_take_back: true },
    { kind: 'WORK_TYPE', on: '2026-11-24', before: '', after: 'FLEX_DAY' },
    { kind: 'JOINED' },
  ])
  const undo = { user_id: member.memberId, kind: 'ENTER_ADJUST' as const, from: '2026-11-24' }
  expect((await asBoss.call(takeBackChange, { body: undo })).status).toBe(200)
  expect((await asMember.call(getProfile)).body.user_profile).toMatchObject({
    enter_adjust: 'ON_TIME',
    work_type: 'FLEX_DAY',
  })
  // What was counted stays as it was counted.
  const day = await asMember.call(getWorkTimeDaily, { query: { date: '2026-11-23' } })
  expect(day.body.days[0]).toMatchObject({ late_minutes: 3 })
})

test('the hours of a contract begin on their day, are told in the history and taken back', async () => {
  const told = async () => (await asMember.call(getProfile)).body.user_profile
  expect(await told()).toMatchObject({ weekly_minutes: null, standard_day_minutes: 480 })
  await change({ weekly_minutes: 1200, standard_day_minutes: 240, from: '2026-11-24' })
  expect(await told()).toMatchObject({ weekly_minutes: null, standard_day_minutes: 480 })
  at.travelTo('2026-11-24T09:00')
  await runRoundEverywhere(at, settlingRound)
  expect(await told()).toMatchObject({ weekly_minutes: 1200, standard_day_minutes: 240 })
  const { items } = (await asBoss.call(getHistory, { query: { user_id: member.memberId } })).body
  expect(items).toMatchObject([
    { kind: 'DAY_MINUTES', on: '2026-11-24', before: '480', after: '240', can_take_back: true },
    { kind: 'WEEKLY_MINUTES', on: '2026-11-24', before: '', after: '1200', can_take_back: true },
    { kind: 'JOINED' },
  ])
  const undo = { user_id: member.memberId, kind: 'WEEKLY_MINUTES' as const, from: '2026-11-24' }
  expect((await asBoss.call(takeBackChange, { body: undo })).status).toBe(200)
  expect(await told()).toMatchObject({ weekly_minutes: null, standard_day_minutes: 240 })
  // A colleague is not told.
  const mate = await at.as(await makeMember(at, { company }))
  const seen = await mate.call(getUserProfile, { params: { id: member.memberId } })
  expect(seen.body.user_profile).toMatchObject({ weekly_minutes: null, standard_day_minutes: null })
})

test('a week of a contract has one to seven of its days, whatever is changed of the two and when', async () => {
  const refused = async (body: object) => {
    const answer = await asBoss.call(updateMembers, { body: { user_id: member.memberId, ...body } as never })
    return answer.error?.error_code
  }
  expect(await refused({ weekly_minutes: 240 })).toBe('WEEK_UNLIKE_DAYS')
  expect(await refused({ weekly_minutes: 1200, standard_day_minutes: 120 })).toBe('WEEK_UNLIKE_DAYS')
  for (const wrong of [{ weekly_minutes: 59 }, { weekly_minutes: 2401 }, { standard_day_minutes: 59 }])
    expect(await refused(wrong)).toBe('BAD_REQUEST')
  expect(await refused({ standard_day_minutes: 721 })).toBe('BAD_REQUEST')
  await change({ weekly_minutes: 240, standard_day_minutes: 240 })
  expect(await refused({ standard_day_minutes: 300, from: '2026-12-01' })).toBe('WEEK_UNLIKE_DAYS')
  await change({ weekly_minutes: 600, from: '2026-12-01' })
  await change({ standard_day_minutes: 300, from: '2026-12-01' })
  const undo = { user_id: member.memberId, kind: 'WEEKLY_MINUTES' as const, from: '2026-12-01' }
  const answer = await asBoss.call(takeBackChange, { body: undo })
  expect(answer.error.error_code).toBe('WEEK_UNLIKE_DAYS')
})

test('a preview tells the change, and words that mean nothing are refused', async () => {
  const one = { user_id: member.memberId, work_type: 'FLEX_DAY' as const, from: '2026-12-01' }
  const preview = await asBoss.call(previewChanges, { body: { changes: [one] } })
  expect(preview.body[0]!.consequences).toEqual([
    { kind: 'WORK_TYPE', from: null, to: 'FLEX_DAY', on: '2026-12-01' },
  ])
  for (const wrong of [{ work_type: 'NEVER' }, { enter_adjust: 'DOWN_05MIN' }, { exit_adjust: 'UP_05MIN' }]) {
    const body = { user_id: member.memberId, ...wrong } as never
    expect((await asBoss.call(updateMembers, { body })).status).toBe(400)
  }
})
