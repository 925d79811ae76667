import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getWorkTime } from '#contract/time/attendance/attendance.ts'
import { correctWorkTime, getWorkDay } from '#contract/time/attendance/corrections.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
beforeEach(() => at.travelTo('2026-11-26T10:00'))

const day = (text: string) => text as never
const enter = (client: Client, body: Record<string, unknown>) =>
  client.call(correctWorkTime, {
    body: {
      wk_date: day('2026-11-24'),
      wk_start_time: '09:00',
      wk_end_time: '18:00',
      reason: '단말기 고장',
      ...body,
    } as never,
  })

async function team(): Promise<{
  company: TestCompany
  admin: Client
  leader: Client
  member: TestMember
  leaderId: number
}> {
  const company = await makeCompany(at)
  const admin = await makeAdmin(at, { company })
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  const member = await makeMember(at, { company, teamId })
  return {
    company,
    admin: await at.as(admin),
    leader: await at.as(leader),
    member,
    leaderId: leader.memberId,
  }
}

test('a leader enters a day with what was no work in it, and everything that was there stays readable', async () => {
  const { leader, member } = await team()
  await makeWorkDay(at, member, '2026-11-24', { inMinute: 570, outMinute: null })
  const work_except = [
    { wk_except_start_time: '15:00', wk_except_end_time: '16:00', wk_except_title: '병원' },
    { wk_except_start_time: '10:00', wk_except_end_time: '10:30' },
  ]
  const entered = await enter(leader, { user_id: member.memberId, wk_end_time: '20:00', work_except })
  expect(entered.status).toBe(201)
  expect(entered.body).toMatchObject({
    wk_start_time: '09:00:00',
    wk_end_time: '20:00:00',
    wk_start_by: 'EDIT',
    wk_end_by: 'EDIT',
    excluded_minutes: 90,
    work_minutes: 510,
    overtime_minutes: 30,
    late_minutes: 0,
  })
  await enter(leader, { user_id: member.memberId, wk_end_time: '19:00', reason: '퇴근 시각 정정' })
  const own = await at.as(member)
  const read = await own.call(getWorkDay, { query: { date: day('2026-11-24') } })
  expect(read.body).toMatchObject({
    day: { wk_end_time: '19:00:00', work_minutes: 450 },
    work_except: [{ wk_except_start_time: '10:00:00' }, { wk_except_title: '병원' }],
    corrections: [
      { reason: '퇴근 시각 정정', before: { wk_end_time: '20:00:00' }, after: { wk_end_time: '19:00:00' } },
      {
        reason: '단말기 고장',
        before: { wk_start_time: '09:30:00', wk_end_time: null, work_except: [] },
        after: { wk_start_time: '09:00:00', wk_end_time: '20:00:00' },
      },
    ],
    abilities: { edit: false },
  })
  expect(read.body.trace.map(({ rule, effect }) => [rule, effect])).toEqual([
    ['DAY_GROSS', '600'],
    ['DAY_EXCLUDED', '-90'],
    ['DAY_REST', '-60'],
    ['DAY_WORKED', '450'],
  ])
  expect(read.body.segments.map(({ kind }) => kind)).toEqual([
    'WORK',
    'EXCLUDED',
    'WORK',
    'REST',
    'WORK',
    'EXCLUDED',
    'WORK',
  ])
  const audit = await at.owner.query(
    "select action from audit_events where company_id = $1 and action = 'work_day.correct'",
    [member.companyId],
  )
  expect(audit.rows).toHaveLength(2)
})

test('what is recorded already is refused at the times, and adds nothing to the history and the trail', async () => {
  const { leader, member } = await team()
  const user_id = member.memberId
  const work_except = [
    { wk_except_start_time: '15:00', wk_except_end_time: '16:00', wk_except_title: '병원' },
    { wk_except_start_time: '10:00', wk_except_end_time: '10:30' },
  ]
  await enter(leader, { user_id, work_except })
  const traces = async () => {
    const found = await at.owner.query(
      `select (select count(*)::int from day_corrections where company_id = $1) as corrections,
         (select count(*)::int from audit_events where company_id = $1) as entries`,
      [member.companyId],
    )
    return found.rows
  }
  const before = await traces()
  for (const same of [{ work_except: work_except.toReversed() }, {}]) {
    const { status, error } = await enter(leader, { user_id, ...same, reason: '다시 저장' })
    expect([status, error.error_code, error.fields?.wk_end_time]).toEqual([
      406,
      'INVALID_RANGE',
      expect.stringContaining('이미 기록된'),
    ])
  }
  expect(await traces()).toEqual(before)
  const renamed = [{ ...work_except[0], wk_except_title: '치과' }, work_except[1]]
  expect((await enter(leader, { user_id, work_except: renamed })).status).toBe(201)
})

test('25:30, 30:00 and times before the day change lie on the next day', async () => {
  const { admin, member } = await team()
  const user_id = member.memberId
  const written = async (wk_start_time: string, wk_end_time: string) => {
    const { body } = await enter(admin, { user_id, wk_start_time, wk_end_time })
    return [body.wk_start_time, body.wk_end_time, body.work_minutes, body.night_minutes]
  }
  expect(await written('22:00', '02:00')).toEqual(['22:00:00', '26:00:00', 240, 240])
  expect(await written('22:00', '26:30')).toEqual(['22:00:00', '26:30:00', 240, 270])
  expect(await written('25:30', '30:00')).toEqual(['25:30:00', '30:00:00', 240, 270])
  expect(await written('23:57', '00:03')).toEqual(['23:57:00', '24:03:00', 6, 6])
})

test('a day that nobody was there is emptied, and what it was stays in its history', async () => {
  const { admin, member } = await team()
  await makeWorkDay(at, member, '2026-11-24')
  const emptied = await enter(admin, { user_id: member.memberId, wk_start_time: null, wk_end_time: null })
  expect(emptied.body).toMatchObject({ wk_start_time: null, work_minutes: 0, missing: 'DAY' })
  const { body } = await admin.call(getWorkDay, {
    query: { date: day('2026-11-24'), user_id: member.memberId },
  })
  expect(body.corrections).toMatchObject([
    { before: { wk_start_time: '09:00:00' }, after: { wk_start_time: null } },
  ])
  expect(body.abilities.edit).toBe(true)
})

test('a day is counted as it was when it began, whatever the company has set since', async () => {
  const { company, admin, member } = await team()
  const user_id = member.memberId
  await enter(admin, { user_id, wk_start_time: '09:05', wk_end_time: '18:00' })
  await at.owner.query("update companies set check_in_adjustment = 'UP_60MIN' where company_id = $1", [
    company.companyId,
  ])
  const again = await enter(admin, { user_id, wk_start_time: '09:05', wk_end_time: '19:05' })
  expect(again.body).toMatchObject({ work_minutes: 540 })
})

test('a day that is over keeps what was planned, whatever hours the company has set since', async () => {
  const { company, admin, member } = await team()
  const user_id = member.memberId
  await enter(admin, { user_id, wk_start_time: '09:00', wk_end_time: '18:00' })
  await at.owner.query(
    'update companies set work_end_minute = 960, lunch_end_minute = 750 where company_id = $1',
    [company.companyId],
  )
  const query = { date: day('2026-11-24'), user_id }
  const read = await admin.call(getWorkDay, { query })
  expect(read.body.day).toMatchObject({ sch_end_time: '18:00:00', planned_minutes: 480 })
})

test.each([
  ['an end without a start', { wk_start_time: null }, 406, 'INVALID_RANGE'],
  ['a day ahead', { wk_date: day('2026-11-27') }, 406, 'INVALID_RANGE'],
  [
    'a time of today that has not come',
    { wk_date: day('2026-11-26'), wk_end_time: '10:30' },
    406,
    'INVALID_RANGE',
  ],
  [
    'exclusions that overlap',
    {
      work_except: [
        ['10:00', '11:00'],
        ['10:30', '12:00'],
      ],
    },
    406,
    'INVALID_RANGE',
  ],
  ['an exclusion outside', { work_except: [['08:00', '09:30']] }, 406, 'INVALID_RANGE'],
  ['a shift that runs into the next', { wk_end_time: '34:00' }, 406, 'INVALID_RANGE'],
  ['a time that is none', { wk_end_time: '48:00' }, 400, 'BAD_REQUEST'],
  ['no reason', { reason: ' ' }, 400, 'BAD_REQUEST'],
  ['a day before joining', { wk_date: day('2019-01-02') }, 406, 'BEFORE_JOIN'],
] as const)('%s is refused and changes nothing', async (_name, change, status, code) => {
  const { admin, member } = await team()
  await at.owner.query("update members set joined_on = '2020-01-02' where id = $1", [member.memberId])
  await makeWorkDay(at, member, '2026-11-25')
  const { work_except, ...rest } = change as Record<string, unknown>
  const refused = await enter(admin, {
    user_id: member.memberId,
    ...rest,
    ...(Array.isArray(work_except) && {
      work_except: work_except.map(([from, to]) => ({ wk_except_start_time: from, wk_except_end_time: to })),
    }),
  })
  expect([refused.status, refused.error.error_code]).toEqual([status, code])
  const { rows } = await at.owner.query(
    'select count(*)::int as n from day_corrections where member_id = $1',
    [member.memberId],
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('nobody enters the times of others without the right, nor one’s own', async () => {
  const { leader, leaderId, company, member, admin } = await team()
  const stranger = await makeMember(at, { company })
  const refused = async (client: Client, user_id?: number) => {
    const { status, error } = await enter(client, { user_id })
    return [status, error.error_code]
  }
  expect(await refused(leader, stranger.memberId)).toEqual([403, 'NO_PERMISSION'])
  expect(await refused(leader, leaderId)).toEqual([403, 'NO_PERMISSION'])
  expect(await refused(leader)).toEqual([403, 'NO_PERMISSION'])
  expect(await refused(await at.as(member))).toEqual([403, 'FORBIDDEN'])
  expect(await refused(admin, 999_999)).toEqual([403, 'NO_TARGET_USER'])
  const foreign = await makeMember(at)
  expect(await refused(admin, foreign.memberId)).toEqual([403, 'NO_TARGET_USER'])
  expect((await enter(admin, {})).status).toBe(201)
  const seen = await (
    await at.as(stranger)
  ).call(getWorkDay, { query: { date: day('2026-11-24'), user_id: member.memberId } })
  expect(seen.status).toBe(403)
})

test('two who enter a day at once leave both changes in its history, and the day as one of them said', async () => {
  const { admin, leader, member } = await team()
  const user_id = member.memberId
  const ends = ['18:10', '18:20']
  await Promise.all([
    enter(admin, { user_id, wk_end_time: ends[0] }),
    enter(leader, { user_id, wk_end_time: ends[1] }),
  ])
  const { body } = await admin.call(getWorkDay, { query: { date: day('2026-11-24'), user_id } })
  const [last, first] = body.corrections
  expect(last!.before).toEqual(first!.after)
  expect(body.day.wk_end_time).toBe(last!.after.wk_end_time)
  const month = await admin.call(getWorkTime, { query: { type: 'month', date: day('2026-11-24'), user_id } })
  expect(month.body.total.worked_days).toBe(1)
})

test('a correction keeps which times were those of the plan', async () => {
  const { admin, member } = await team()
  await makeWorkDay(at, member, '2026-11-24', { inMinute: 545, outMinute: 1080 })
  await at.owner.query("update work_days set out_by = 'PLAN' where member_id = $1", [member.memberId])
  await enter(admin, { user_id: member.memberId, wk_start_time: '09:05', wk_end_time: '19:30' })
  const { body } = await (await at.as(member)).call(getWorkDay, { query: { date: day('2026-11-24') } })
  expect(body.corrections).toMatchObject([
    {
      before: { wk_start_by: 'CHECK', wk_end_time: '18:00:00', wk_end_by: 'PLAN' },
      after: { wk_start_by: 'CHECK', wk_end_time: '19:30:00', wk_end_by: 'EDIT' },
    },
  ])
})
