import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import * as changes from '#contract/people/employment/changes.ts'
import { toggleAbsence } from '#contract/people/employment/employment.ts'
import { rejoinInvite } from '#contract/people/employment/joining.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { correctWorkTime } from '#contract/time/attendance/corrections.ts'
import { fillByPlan } from '#contract/time/attendance/day-lists.ts'
import { confirmManyWorkTimes } from '#contract/time/closing/closing.ts'
import { clearHoliday, setHoliday } from '#contract/time/schedules/holidays.ts'
import { saveSchMonth } from '#contract/time/schedules/schedules.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { toldOfDays } from '#test/closed-days.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

interface House {
  team: LeaveTeam
  admin: Client
  member: Client
}
type Command = [what: string, act: (house: House) => Promise<{ status: number }>]

/** Half of this day is leave. */
const LEAVE = '2026-10-15'

const idOf = ({ team }: House) => team.member.memberId
// From before the closed month to after today, Monday the 16th of November.
const days = fc
  .integer({ min: 0, max: 90 })
  .map((n) => Temporal.PlainDate.from('2026-09-01').add({ days: n }).toString())
const clock = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const adjustments = fc.constantFrom('ON_TIME', 'UP_30MIN', 'DOWN_30MIN')

const company = (body: object): Command => [
  `company ${JSON.stringify(body)}`,
  ({ admin }) => admin.call(updateCompany, { body }),
]
const person = (body: object): Command => [
  `person ${JSON.stringify(body)}`,
  (house) => house.admin.call(changes.updateMembers, { body: { user_id: idOf(house), ...body } }),
]

const settings = fc.oneof(
  fc
    .tuple(clock, clock)
    .map(([start_work_time, end_work_time]) => company({ start_work_time, end_work_time })),
  fc
    .tuple(clock, clock)
    .map(([start_lunch_time, end_lunch_time]) => company({ start_lunch_time, end_lunch_time })),
  fc
    .tuple(clock, clock)
    .map(([start_dinner_time, end_dinner_time]) => company({ start_dinner_time, end_dinner_time })),
  fc
    .integer({ min: 0, max: 600 })
    .map((day_min_time) => company({ day_min_time, week_max_time: 2400 + day_min_time })),
  clock.map((change_day_time) => company({ change_day_time })),
  fc
    .tuple(adjustments, adjustments)
    .map(([enter_adjust, exit_adjust]) => company({ enter_adjust, exit_adjust })),
  fc
    .constantFrom('ACTUAL_TIME', 'EVENT_TIME_IF_REQ', 'OVERLAP_TIME_IF_REQ')
    .map((calc) => company({ overtime_calc: calc, holiday_calc: calc })),
  days.map((records_begin) => company({ records_begin })),
)
const people = fc.oneof(
  fc
    .tuple(days, fc.constantFrom('FIXED', 'FLEX_DAY', 'FLEX_WEEK', 'FLEX_MONTH', 'DEEMED', null))
    .map(([from, work_type]) => person({ from, work_type })),
  fc.constantFrom('FLEX_DAY', 'FLEX_MONTH', 'DEEMED').map((work_type) => person({ work_type })),
  fc.tuple(days, adjustments).map(([from, enter_adjust]) => person({ from, enter_adjust })),
  fc
    .tuple(days, fc.constantFrom(240, 420, 480))
    .map(([from, standard_day_minutes]) => person({ from, standard_day_minutes, weekly_minutes: null })),
  fc.constantFrom('ALL', 'EVENTONLY', 'CHECKINONLY').map((work_check) => person({ work_check })),
  fc.option(days).map((joined_date) => person({ joined_date })),
  // Sums by team are of who stands in it by the history of teams, which is no matter of the closing.
  days.map((day) => person({ team: null, team_from: day < '2026-11' ? '2026-11-01' : day })),
  days.map((retire_date): Command => [
    `leaves ${retire_date}`,
    (house) => house.admin.call(retireMember, { body: { user_id: idOf(house), retire_date } as never }),
  ]),
  // Invited again without a day, people begin when they accept.
  fc.option(days, { freq: 1 }).map((joined_date): Command => [
    `comes back ${joined_date}`,
    (house) =>
      house.admin.call(rejoinInvite, {
        body: { user_id: idOf(house), ...(joined_date && { joined_date }) } as never,
      }),
  ]),
  fc
    .tuple(days, days)
    .map(([from, until]): Command => [
      `is away ${from} ${until}`,
      (house) => house.admin.call(toggleAbsence, { body: { user_id: idOf(house), from, until } as never }),
    ]),
)
const plans = fc.oneof(
  fc
    .tuple(days, fc.constantFrom('OWN', 'UNKEPT'))
    .map(([date, kind]): Command => [
      `holiday ${kind} ${date}`,
      ({ admin }) =>
        admin.call(setHoliday, { body: { kind, date, ...(kind === 'OWN' && { name: '기념일' }) } as never }),
    ]),
  days.map((date): Command => [
    `no holiday ${date}`,
    ({ admin }) => admin.call(clearHoliday, { body: { date } as never }),
  ]),
  fc
    .tuple(fc.constantFrom('2026-10', '2026-11'), fc.integer({ min: 1, max: 30 }))
    .map(([month, free]): Command => [
      `schedule ${month} but ${free}`,
      (house) => house.admin.call(saveSchMonth, { body: monthOf(idOf(house), month, free) as never }),
    ]),
)
const acts = fc.oneof(
  days.map((wk_date): Command => [
    `times ${wk_date}`,
    (house) =>
      house.admin.call(correctWorkTime, {
        body: {
          user_id: idOf(house),
          wk_date,
          wk_start_time: '08:00',
          wk_end_time: '22:00',
          reason: '착오',
        } as never,
      }),
  ]),
  days.map((day): Command => [
    `by plan ${day}`,
    (house) => house.admin.call(fillByPlan, { body: { user_id: idOf(house), wk_dates: [day] } as never }),
  ]),
  days.map((wk_start_date): Command => [
    `leave ${wk_start_date}`,
    async ({ member, team }) => {
      const asked = await member.call(requestEvent, {
        body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date } as never,
      })
      if (asked.status !== 201) return asked
      return (await at.as(team.leader)).call(approveDocument, {
        params: { id: asked.body.drf_id! },
        body: {},
      })
    },
  ]),
)

function monthOf(user_id: number, month: string, free: number) {
  const length = Temporal.PlainYearMonth.from(month).daysInMonth
  const all = Array.from({ length }, (_, index) => index + 1)
  return {
    user_id,
    sch_start_date: `${month}-01`,
    sch_end_date: `${month}-${length}`,
    work_month: all.map((day) => (day % 7 === free % 7 ? 'F' : 'T')).join(''),
    work_schedule: Object.fromEntries(all.map((day) => [day, { work: day % 7 !== free % 7 }])),
  }
}

/**
 * October 2026 with some days of work and one of leave; what has no record was looked at, and all of it is closed.
 * @param lastDay after which the person has left
 */
async function closedOctober(worked: readonly number[], lastDay: string | null): Promise<House> {
  at.travelTo('2026-11-16T09:00')
  const team = await makeLeaveTeam(at, await makeCompany(at))
  const house = { team, admin: await at.as(team.admin), member: await at.as(team.member) }
  await at.owner.query(`update members set joined_on = '2020-01-01' where company_id = $1`, [
    team.company.companyId,
  ])
  for (const number of new Set(worked)) {
    const day = `2026-10-${String(number).padStart(2, '0')}`
    if (day <= (lastDay ?? day)) await makeWorkDay(at, team.member, day, { outMinute: 1080 + number * 10 })
  }
  const asked = await house.member.call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:AM', wk_start_date: LEAVE } as never,
  })
  await (await at.as(team.leader)).call(approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
  if (lastDay !== null) {
    const gone = { user_id: team.member.memberId, retire_date: lastDay }
    const { status } = await house.admin.call(retireMember, { body: gone as never })
    if (status !== 200) throw new Error(`Leaving is refused: ${status}`)
  }
  const closed = await house.admin.call(confirmManyWorkTimes, {
    body: { confirmed_date: '2026-10-15' as never, user_ids: [team.member.memberId] },
  })
  expect(closed.body.confirmed_count).toBe(1)
  return house
}

/** Of who left in the middle of the month that of the days until then: others may come to be theirs again. */
async function toldUntil(house: House, lastDay: string | null): Promise<Record<string, unknown>> {
  const told = await toldOfDays(house.admin, idOf(house), '2026-10')
  if (lastDay === null) return told
  const isOver = (name: string) => {
    const first = Temporal.PlainDate.from(name.slice(-10))
    return first.add({ days: name.includes('week') ? 6 : 0 }).toString() <= lastDay
  }
  const single = Object.entries(told).filter(([name]) => /\d$/.test(name) && isOver(name))
  const { days: all } = told.month as { days: { wk_date: string }[] }
  return { ...Object.fromEntries(single), month: all.filter(({ wk_date }) => wk_date <= lastDay) }
}

test('whatever is thrown at a company, everything that is told of a closed month stays as it was', async () => {
  const [taken, refused] = [new Set<string>(), new Set<string>()]
  const workedOn = fc.integer({ min: 1, max: 28 }).filter((day) => day !== Number(LEAVE.slice(-2)))
  const worked = fc.array(workedOn, { minLength: 3, maxLength: 8 })
  const lastDay = fc.constantFrom(null, '2026-10-20')
  const commands = fc.array(fc.oneof(settings, people, plans, acts), { minLength: 12, maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(worked, lastDay, commands, async (some, last, thrown) => {
      const house = await closedOctober(some, last)
      const told = () => toldUntil(house, last)
      const before = await told()
      for (const [what, act] of thrown) {
        const { status } = await act(house)
        expect([what, status]).toEqual([what, expect.toSatisfy((one: number) => one < 500)])
        if (status < 300) taken.add(what)
        if (status === 406) refused.add(what)
      }
      await at.runJobs()
      expect(await told()).toEqual(before)
    }),
    { numRuns: 12, endOnFailure: true },
  )
  expect([taken.size, refused.size]).toEqual([
    expect.toSatisfy((n: number) => n > 20),
    expect.toSatisfy((n: number) => n > 5),
  ])
})
