import { afterAll, beforeAll, expect, test } from 'vitest'
import * as changes from '#contract/people/employment/changes.ts'
import { previewChanges, toggleAbsence } from '#contract/people/employment/employment.ts'
import { rejoinInvite } from '#contract/people/employment/joining.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { confirmManyWorkTimes } from '#contract/time/closing/closing.ts'
import { clearHoliday, setHoliday } from '#contract/time/schedules/holidays.ts'
import { saveSchMonth } from '#contract/time/schedules/schedules.ts'
import { type Answer, type Client, startTestApp, type TestApp } from '#test/app.ts'
import { toldOfDays } from '#test/closed-days.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let team: LeaveTeam
let admin: Client

const day = (text: string) => text as never
const id = () => team.member.memberId
const change = (body: object) =>
  admin.call(changes.updateMembers, { body: { user_id: id(), ...body } as never }) as Promise<Answer<never>>

// October 2026 is closed of the member alone: some days were worked, most have no record. It is Monday, the 16th of November.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-16T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  admin = await at.as(team.admin)
  await at.owner.query(`update members set joined_on = '2020-01-01' where company_id = $1`, [
    team.company.companyId,
  ])
  await at.owner.query(`update members set name = '이확정' where id = $1`, [id()])
  for (const date of ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-08', '2026-10-12'])
    await makeWorkDay(at, team.member, date, { outMinute: 1200 })
  const closed = await admin.call(confirmManyWorkTimes, {
    body: { confirmed_date: day('2026-10-15'), user_ids: [id()] },
  })
  if (closed.body.confirmed_count !== 1) throw new Error('October is not closed.')
})
afterAll(() => at.stop())

const told = () => toldOfDays(admin, id(), '2026-10')

test.each<[string, () => Promise<Answer<never>>]>([
  [
    'hours',
    () =>
      admin.call(updateCompany, {
        body: { start_work_time: '10:00', end_work_time: '16:00' } as never,
      }) as never,
  ],
  [
    'lunch',
    () =>
      admin.call(updateCompany, {
        body: { start_lunch_time: '11:00', end_lunch_time: '11:30' } as never,
      }) as never,
  ],
  [
    'bounds',
    () => admin.call(updateCompany, { body: { day_min_time: 300, week_max_time: 2400 } as never }) as never,
  ],
  ['what is recorded', () => change({ work_check: 'EVENTONLY' })],
  ['a type of work to come', () => change({ work_type: 'FLEX_MONTH', from: '2026-11-02' })],
  [
    'hours of the contract to come',
    () => change({ standard_day_minutes: 240, weekly_minutes: 1200, from: '2026-11-02' }),
  ],
  [
    'an absence of now',
    async () => {
      const away = await admin.call(toggleAbsence, { body: { user_id: id() } as never })
      if (away.status >= 300) return away as never
      const during = await told()
      expect((await admin.call(toggleAbsence, { body: { user_id: id() } as never })).status).toBe(200)
      expect(during).toEqual(await told())
      return away as never
    },
  ],
  ['a team', () => change({ team: null, team_from: '2026-11-10' })],
  [
    'a schedule of the days beside',
    () =>
      admin.call(saveSchMonth, {
        body: {
          user_id: id(),
          sch_start_date: day('2026-11-01'),
          sch_end_date: day('2026-11-30'),
          work_month: `T${'F'.repeat(29)}`,
          work_schedule: Object.fromEntries(
            Array.from({ length: 30 }, (_, at) => [at + 1, { work: at === 0 }]),
          ) as never,
        },
      }) as never,
  ],
])('closed days are told by what they were closed with, whatever has changed: %s', async (_name, act) => {
  const before = await told()
  expect((await act()).status).toBeLessThan(300)
  await at.runJobs()
  expect(await told()).toEqual(before)
})

test.each<[string, string, () => Promise<Answer<never>>]>([
  ['type of work', '10월 1일(목)', () => change({ work_type: 'FLEX_DAY', from: '2026-09-01' })],
  ['check-ins', '10월 20일(화)', () => change({ enter_adjust: 'UP_30MIN', from: '2026-10-20' })],
  [
    'hours of the contract',
    '10월 31일(토)',
    () => change({ standard_day_minutes: 420, weekly_minutes: 2100, from: '2026-10-31' }),
  ],
  ['day of joining', '10월 1일(목)', () => change({ joined_date: '2026-10-10' })],
  [
    'one of many',
    '10월 1일(목), 이확정)',
    () =>
      admin.call(changes.updateMembers, {
        body: [
          { user_id: team.mate.memberId, work_type: 'FLEX_DAY', from: '2026-09-01' },
          { user_id: id(), work_type: 'FLEX_DAY', from: '2026-09-01' },
        ] as never,
      }) as never,
  ],
  [
    'last day',
    '10월 21일(수)',
    () => admin.call(retireMember, { body: { user_id: id(), retire_date: '2026-10-20' } as never }) as never,
  ],
  [
    'absence',
    '10월 15일(목)',
    () =>
      admin.call(toggleAbsence, {
        body: { user_id: id(), from: '2026-10-15', until: '2026-10-30' } as never,
      }) as never,
  ],
  [
    'holiday',
    '10월 13일(화)',
    () =>
      admin.call(setHoliday, {
        body: { kind: 'OWN', date: day('2026-10-13'), name: '창립 기념일' },
      }) as never,
  ],
  [
    'holiday of the law',
    '10월 9일(금)',
    () => admin.call(setHoliday, { body: { kind: 'UNKEPT', date: day('2026-10-09') } }) as never,
  ],
])('what would make closed days others is refused and changes nothing: %s', async (_name, on, act) => {
  const before = await told()
  const { status, error } = await act()
  expect([status, error.error_code]).toEqual([406, 'ALREADY_CONFIRMED'])
  expect(error.message).toContain(`(2026년 ${on}`)
  expect(await told()).toEqual(before)
})

test.each(['2026-10-10', '2026-11-10', null])(
  'a day of joining that leaves closed days names what to open, at its field: %s',
  async (joined_date) => {
    const before = await told()
    const { status, error } = await change({ joined_date })
    expect([status, error.error_code]).toEqual([406, 'ALREADY_CONFIRMED'])
    expect(error.message).toBe(
      '마감된 근무일이 포함되어 신청하거나 변경할 수 없습니다(2026년 10월 1일(목)). 먼저 2026년 10월 1일(목) ~ 2026년 10월 31일(토)의 근무 확정을 해제하거나, 입사일을 2026년 10월 1일(목) 또는 그 이전으로 지정해 주십시오.',
    )
    expect(error.fields).toEqual({ joined_date: error.message })
    expect(await told()).toEqual(before)
  },
)

test('a preview of the change refuses it in the same words, and of nobody else', async () => {
  const body = [id(), team.mate.memberId].map((user_id) => ({
    user_id,
    work_type: 'DEEMED',
    from: '2026-10-20',
  }))
  const preview = await admin.call(previewChanges, { body: { changes: body } as never })
  const errors = new Map(preview.body.map(({ user_id, error }) => [user_id, error]))
  expect(errors.get(id())).toMatchObject({
    error_code: 'ALREADY_CONFIRMED',
    message: expect.stringContaining('10월 20일(화)'),
  })
  expect(errors.get(team.mate.memberId)).toBeNull()
})

test('who joined earlier than was known, leaves after the closed days and comes back keeps them', async () => {
  const before = await told()
  expect((await change({ joined_date: '2019-03-04' })).status).toBe(200)
  const gone = { user_id: id(), retire_date: '2026-11-02' }
  expect((await admin.call(retireMember, { body: gone as never })).status).toBe(200)
  await at.runJobs()
  expect(await told()).toEqual(before)
  const again = { user_id: id(), joined_date: '2026-11-10', team: team.teamId }
  expect((await admin.call(rejoinInvite, { body: again as never })).status).toBe(200)
  await at.runJobs()
  expect(await told()).toEqual(before)
  expect((await change({ joined_date: '2026-11-12' })).status).toBe(200)
  expect(await told()).toEqual(before)
  const earlier = await admin.call(changes.updateRetiredMembers, {
    body: { user_id: id(), retire_date: '2026-10-30' } as never,
  })
  expect([earlier.status, earlier.error.error_code]).toEqual([400, 'WRONG_MEMBER_STATE'])
  const cleared = await admin.call(clearHoliday, { body: { date: day('2026-10-09') } })
  expect([cleared.status, cleared.error.error_code]).toEqual([404, 'NOT_FOUND'])
})
