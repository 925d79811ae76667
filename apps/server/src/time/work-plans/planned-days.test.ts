import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import pg from 'pg'
import { checkInOut, getWorkTime } from '#contract/time/attendance/attendance.ts'
import { previewEvent } from '#contract/time/work-events/work-events.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { clearShifts, type DayRange, plannedDays, type Plans, setShifts } from './index.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const day = (text: string) => Temporal.PlainDate.from(text)
const range: DayRange = { from: day('2026-11-01'), to: day('2026-12-31') }

function plansOf({ companyId }: TestCompany, memberIds: number[]): Promise<Plans> {
  return at.inCompany(companyId, (tx) => plannedDays({ tx }, memberIds, range))
}

test('a day is planned by the week, the holidays, the corrections and the hours of the company', async () => {
  const company = await makeCompany(at)
  const { memberId } = await makeMember(at, { company })
  await at.owner.query(
    `insert into company_holidays (company_id, holiday_on, name, is_off)
     values ($1, '2026-11-24', '창립기념일', true), ($1, '2026-12-25', '근무일', false)`,
    [company.companyId],
  )
  const plans = await plansOf(company, [memberId])
  const own = (on: string) => plans.of(memberId)!.on(day(on))
  expect(own('2026-11-23')).toMatchObject({
    kind: 'WORK',
    startMinute: 540,
    endMinute: 1080,
    schedule: { lunch: { start: 720, end: 780 } },
    plannedMinutes: 480,
    standardMinutes: 480,
    from: { kind: 'WEEK', schedule: 'COMPANY', workType: 'COMPANY' },
  })
  expect(own('2026-11-24')).toMatchObject({ kind: 'HOLIDAY', from: { kind: 'CORRECTION' } })
  expect(own('2026-11-28')).toMatchObject({ kind: 'OFF', startMinute: null, isHoliday: false })
  expect(own('2026-12-25')).toMatchObject({ kind: 'WORK', from: { kind: 'CORRECTION' } })
  expect(plans.company.on(day('2026-11-24')).kind).toBe('HOLIDAY')
})

test('the terms of a person count from the day on which they begin', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const { memberId } = await makeMember(at, { company })
  const body = {
    user_id: memberId,
    work_type: 'FLEX_DAY',
    enter_adjust: 'UP_10MIN',
    standard_day_minutes: 240,
    from: '2026-12-01',
  }
  expect((await admin.call(updateMembers, { body: body as never })).status).toBe(200)
  const plan = (await plansOf(company, [memberId])).of(memberId)!
  expect(plan.on(day('2026-11-30'))).toMatchObject({
    workType: 'FIXED',
    checkIn: 'ON_TIME',
    standardMinutes: 480,
  })
  expect(plan.on(day('2026-12-01'))).toMatchObject({
    workType: 'FLEX_DAY',
    checkIn: 'UP_10MIN',
    checkOut: 'ON_TIME',
    standardMinutes: 240,
    from: { workType: 'TERMS', checkIn: 'TERMS', checkOut: 'COMPANY' },
  })
})

test('people are planned alike only on the days on which their terms are alike', async () => {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const ids: number[] = []
  for (let index = 0; index < 5; index += 1) ids.push((await makeMember(at, { company })).memberId)
  const [early, late, half, presses, usual] = ids as [number, number, number, number, number]
  const terms = { work_type: 'FLEX_DAY', enter_adjust: 'UP_10MIN' }
  const change = (user_id: number, body: object) =>
    admin.call(updateMembers, { body: { user_id, ...terms, ...body } as never })
  expect((await change(early, { from: '2026-12-01' })).status).toBe(200)
  expect((await change(late, { from: '2026-12-15' })).status).toBe(200)
  await at.owner.query('update members set standard_day_minutes = 240 where id = $1', [half])
  await at.owner.query("update members set work_check = 'CHECKINONLY' where id = $1", [presses])
  const plans = await plansOf(company, ids)
  const on = (id: number, text: string) => plans.of(id)!.on(day(text))
  const types = (text: string) => ids.map((id) => on(id, text).workType)
  expect(types('2026-11-30')).toEqual(['FIXED', 'FIXED', 'FIXED', 'FIXED', 'FIXED'])
  expect(types('2026-12-14')).toEqual(['FLEX_DAY', 'FIXED', 'FIXED', 'FIXED', 'FIXED'])
  expect(types('2026-12-15')).toEqual(['FLEX_DAY', 'FLEX_DAY', 'FIXED', 'FIXED', 'FIXED'])
  expect([half, usual].map((id) => on(id, '2026-12-15').standardMinutes)).toEqual([240, 480])
  expect([presses, usual].map((id) => on(id, '2026-12-15').workCheck)).toEqual(['CHECKINONLY', 'ALL'])
})

test('a schedule plans for its person until it is taken away', async () => {
  const company = await makeCompany(at)
  const { memberId } = await makeMember(at, { company })
  const { memberId: colleague } = await makeMember(at, { company })
  const shift = { member_id: memberId, rest_minutes: 60, template_id: null }
  await at.inCompany(company.companyId, (tx) =>
    setShifts({ tx }, [
      { ...shift, work_on: '2026-11-28', works: true, start_minute: 1320, end_minute: 1860 },
      {
        ...shift,
        work_on: '2026-11-30',
        works: false,
        start_minute: null,
        end_minute: null,
        rest_minutes: 0,
      },
    ]),
  )
  const plans = await plansOf(company, [memberId, colleague])
  const kinds = (id: number) => ['2026-11-28', '2026-11-30'].map((on) => plans.of(id)!.on(day(on)).kind)
  expect([kinds(memberId), kinds(colleague)]).toEqual([
    ['WORK', 'OFF'],
    ['OFF', 'WORK'],
  ])
  expect(plans.of(memberId)!.on(day('2026-11-28'))).toMatchObject({
    startMinute: 1320,
    from: { schedule: 'SCHEDULE' },
  })
  expect(plans.of(memberId)!.usualOn(day('2026-11-28')).kind).toBe('OFF')
  const cleared = await at.inCompany(company.companyId, (tx) =>
    clearShifts({ tx }, memberId, day('2026-11-28'), day('2026-11-28')),
  )
  expect(cleared).toEqual(['2026-11-28'])
  const after = (await plansOf(company, [memberId])).of(memberId)!
  expect(['2026-11-28', '2026-11-30'].map((on) => after.on(day(on)).kind)).toEqual(['OFF', 'OFF'])
})

test('nobody of another company is planned for', async () => {
  const [company, other] = [await makeCompany(at), await makeCompany(at)]
  const stranger = await makeMember(at, { company: other })
  expect((await plansOf(company, [stranger.memberId])).of(stranger.memberId)).toBeUndefined()
})

test('any number of people and days costs one statement', async () => {
  const company = await makeCompany(at)
  const ids: number[] = []
  for (let index = 0; index < 5; index += 1) ids.push((await makeMember(at, { company })).memberId)
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await plansOf(company, ids.slice(0, 1))
    const few = sent.mock.calls.length
    sent.mockClear()
    const plans = await plansOf(company, ids)
    expect(sent.mock.calls.length).toBe(few)
    expect(ids.every((id) => plans.of(id)?.on(day('2026-11-23')).kind === 'WORK')).toBe(true)
  } finally {
    sent.mockRestore()
  }
})

test('work over midnight has its lunch in the small hours, on the clock and in leave alike', async () => {
  const company = await makeCompany(at)
  await at.owner.query(
    `update companies set work_start_minute = 1320, work_end_minute = 420, lunch_start_minute = 120,
       lunch_end_minute = 180 where company_id = $1`,
    [company.companyId],
  )
  at.travelTo('2026-11-24T22:00')
  const member = await at.as(await makeMember(at, { company }))
  const { body: pressed } = await member.call(checkInOut, { body: { loc_check_type: 'IN' } })
  expect(pressed.end_time_expected).toBe('31:00:00')
  const { body } = await member.call(getWorkTime, { query: { date: '2026-11-24' } })
  expect(body.days[0]).toMatchObject({ planned_minutes: 480, sch_end_time: '31:00:00' })
  const query = {
    code: 'VACATION:ANNUAL:AM',
    wk_start_date: '2026-11-25',
    wk_end_date: '2026-11-25',
  } as const
  const { body: half } = await member.call(previewEvent, { query })
  expect([half.evt_start_time, half.evt_end_time]).toEqual(['22:00:00', '26:00:00'])
})
