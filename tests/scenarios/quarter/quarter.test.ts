import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument } from '#contract/approvals/documents/approvals.ts'
import { checkInOut, getWorkTime } from '#contract/time/attendance/attendance.ts'
import { correctWorkTime, requestCorrection } from '#contract/time/attendance/corrections.ts'
import { confirmManyWorkTimes, confirmWorkTime, reopenWorkTime } from '#contract/time/closing/closing.ts'
import { updateCompany } from '#contract/platform/companies/companies.ts'
import { updateMembers } from '#contract/people/employment/changes.ts'
import { setHoliday } from '#contract/time/schedules/holidays.ts'
import { saveSchMonth, saveSchTemplate } from '#contract/time/schedules/schedules.ts'
import { fillingRound } from '#server/time/work-days/work-days.jobs.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { runRoundEverywhere } from '#test/rounds.ts'
import { APRIL_OF_NIGHTS, type Figures, JUNE_OF_DAYS, JUNE_OF_WEEKS, MAY_OF_FLEXIBLE } from './by-hand.ts'

// One story over the second quarter of 2026: a team of twelve with night shifts, hours that are flexible by the week and by the
// month, and fixed ones, a public holiday that is worked in exchange for another day, forgotten check-outs, corrections, closings, and a rule that changes in the middle. What
// four of them come to was worked out by hand, see by-hand.ts.
const NIGHTS_OFF = new Set([5, 6, 11, 12, 17, 18, 23, 24, 29, 30])
// A hundred presses over HTTP take their time on a machine that is busy otherwise.
const PATIENCE = 240_000

let at: TestApp
let company: TestCompany
let admin: Client
let leader: Client
let nights: TestMember
let flexible: TestMember
let days: TestMember
let weekly: TestMember
let everybody: TestMember[]
const own = new Map<TestMember, Client>()

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-03-25T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  const boss = await makeMember(at, { company, name: '윤팀장' })
  const teamId = await makeTeam(at, company, { name: '관제팀', leaderId: boss.memberId })
  leader = await at.as(boss)
  const join = (name: string) => makeMember(at, { company, teamId, name })
  nights = await join('박야간')
  flexible = await join('최선택')
  days = await join('이정시')
  const others: TestMember[] = []
  weekly = await join('서주간')
  for (let place = 2; place <= 8; place += 1) others.push(await join(`동료${place}`))
  everybody = [boss, nights, flexible, days, weekly, ...others]
  for (const one of [nights, flexible, days, weekly]) own.set(one, await at.as(one))
  for (const one of [boss, weekly, ...others])
    for (const day of ['2026-04-01', '2026-04-02', '2026-04-03', '2026-05-06', '2026-06-01'])
      await makeWorkDay(at, one, day)
})
afterAll(() => at.stop())

async function press(who: TestMember, loc_check_type: 'IN' | 'OUT', moment: string): Promise<void> {
  at.travelTo(moment)
  const pressed = await own.get(who)!.call(checkInOut, { body: { loc_check_type } })
  expect([moment, pressed.status, pressed.body.changed]).toEqual([moment, 201, true])
}

/** A day as the clock saw it; an end from 24:00 on lies on the next day, null is forgotten. */
async function work(who: TestMember, day: string, from: string, to: string | null): Promise<void> {
  await press(who, 'IN', `${day}T${from}`)
  if (to === null) return
  const hour = Number(to.slice(0, 2))
  const next = Temporal.PlainDate.from(day).add({ days: hour >= 24 ? 1 : 0 })
  await press(who, 'OUT', `${next.toString()}T${String(hour % 24).padStart(2, '0')}${to.slice(2)}`)
}

async function fillForgotten(moment: string): Promise<void> {
  at.travelTo(moment)
  await runRoundEverywhere(at, fillingRound)
}

async function month(who: TestMember, date: string): Promise<Figures> {
  const { body } = await own.get(who)!.call(getWorkTime, { query: { type: 'month', date: date as never } })
  return {
    worked: body.total.work_minutes,
    rest: body.total.rest_minutes,
    night: body.total.night_minutes,
    overtime: body.total.overtime_minutes,
    overLimit: body.limits!.over_limit_minutes,
    holiday: body.total.holiday_minutes,
    late: body.total.late_minutes,
    early: body.days.reduce((sum, day) => sum + (day.early_minutes ?? 0), 0),
  }
}

async function snapshots(who: TestMember, from: string) {
  const { rows } = await at.owner.query(
    `select content, sha256, reopen_reason from work_closings where member_id = $1 and starts_on = $2 order by id`,
    [who.memberId, from],
  )
  return rows.map(({ content, sha256, reopen_reason }) => ({
    sha256,
    reopen_reason,
    figures: {
      worked: content.sums.worked_minutes,
      rest: content.sums.rest_minutes,
      night: content.sums.night_minutes,
      overtime: content.sums.overtime_minutes,
      overLimit: content.over_limit.minutes,
      holiday: content.sums.holiday_minutes,
      late: content.sums.late_minutes,
      early: content.sums.early_minutes,
    } satisfies Figures,
  }))
}

const closeAll = (confirmed_date: string) =>
  admin.call(confirmManyWorkTimes, {
    body: {
      confirmed_date: confirmed_date as never,
      user_ids: everybody.map(({ memberId }) => memberId),
    },
  })

test('어린이날 (5 May) is worked in exchange for Monday 4 May, agreed on with the representative of the workers', async () => {
  const swap = { kind: 'SWAP', date: '2026-05-05', substitute_date: '2026-05-04' } as const
  const set = (agreed_date: string) => admin.call(setHoliday, { body: { ...swap, agreed_date } as never })
  // What is to be agreed on one day holds for nobody yet.
  expect(Object.keys((await set('2026-04-30')).error.fields ?? {})).toEqual(['agreed_date'])
  expect((await set('2026-03-20')).body).toMatchObject({ is_written: true })
})

test('the leader plans nights, four on and two off', async () => {
  const night = await leader.call(saveSchTemplate, {
    body: { title: '야간', start_time: '22:00', end_time: '07:00' },
  })
  const planned = Array.from({ length: 30 }, (_, index) => index + 1).map((day) => !NIGHTS_OFF.has(day))
  const body = {
    user_id: nights.memberId,
    sch_start_date: '2026-04-01',
    sch_end_date: '2026-04-30',
    work_month: planned.map((works) => (works ? 'T' : 'F')).join(''),
    work_schedule: Object.fromEntries(
      planned.map((works, index) => [
        index + 1,
        works ? { work: true, sch_tem_id: night.body.sch_tem_id } : { work: false },
      ]),
    ),
  }
  expect((await leader.call(saveSchMonth, { body: body as never })).status).toBe(201)
})

test(
  'April of the night worker is what the law makes of it',
  async () => {
    const usual: Record<number, [string, string | null]> = {
      2: ['22:00', null],
      8: ['22:20', '31:00'],
      14: ['22:00', '33:00'],
      18: ['22:00', '26:00'],
      23: ['23:00', '29:00'],
      28: ['22:00', null],
    }
    for (let day = 1; day <= 28; day += 1) {
      const worked = usual[day] ?? (NIGHTS_OFF.has(day) ? undefined : ['22:00', '31:00'])
      if (worked) await work(nights, `2026-04-${String(day).padStart(2, '0')}`, worked[0]!, worked[1] ?? null)
      if (day === 3) await fillForgotten('2026-04-04T12:00')
    }
    await fillForgotten('2026-04-30T09:00')
    expect(await month(nights, '2026-04-15')).toEqual(APRIL_OF_NIGHTS.asPressed)
  },
  PATIENCE,
)

test('the flexible worker comes on Labor Day, which nobody can exchange', async () => {
  at.travelTo('2026-05-01T09:00')
  const body = { user_id: flexible.memberId, work_type: 'FLEX_MONTH', from: '2026-05-01' } as const
  expect((await admin.call(updateMembers, { body })).status).toBe(200)
  await work(flexible, '2026-05-01', '10:00', '15:00')
})

test('April is closed for the twelve, and nothing in it changes any more', async () => {
  at.travelTo('2026-05-04T10:00')
  const closed = await closeAll('2026-04-15')
  expect(closed.body).toEqual({ confirmed_count: 12, skipped: [] })
  const asked = await own.get(nights)!.call(requestCorrection, {
    body: { wk_date: '2026-04-02' as never, wk_end_time: '08:30', reason: '퇴근 시각 정정' },
  })
  expect([asked.status, asked.error.error_code]).toEqual([406, 'ALREADY_CONFIRMED'])
})

test('it is opened again with a reason, corrected by approval and closed anew; what was closed first stays', async () => {
  const { rows } = await at.owner.query('select id from work_closings where member_id = $1', [
    nights.memberId,
  ])
  const reason = '4월 2일 퇴근 시각이 잘못 확정됨'
  const opened = await admin.call(reopenWorkTime, { params: { id: Number(rows[0].id) }, query: { reason } })
  expect(opened.status).toBe(204)
  const asked = await own.get(nights)!.call(requestCorrection, {
    body: { wk_date: '2026-04-02' as never, wk_end_time: '08:30', reason: '퇴근 시각 정정' },
  })
  expect(asked.status).toBe(201)
  const approved = await leader.call(approveDocument, { params: { id: asked.body.drf_id }, body: {} })
  expect(approved.body.drf_status).toBe('APPROVED')
  expect(await month(nights, '2026-04-15')).toEqual(APRIL_OF_NIGHTS.corrected)
  const again = await own.get(nights)!.call(confirmWorkTime, {
    body: { confirmed_date: '2026-04-15' as never, is_confirmed: true },
  })
  expect(again.body).toMatchObject({ is_confirmed: true, reopened_count: 1, reopen_reason: reason })
  const kept = await snapshots(nights, '2026-04-01')
  expect(kept.map(({ figures, reopen_reason }) => [figures, reopen_reason])).toEqual([
    [APRIL_OF_NIGHTS.asPressed, reason],
    [APRIL_OF_NIGHTS.corrected, null],
  ])
  expect(kept[0]!.sha256).not.toBe(kept[1]!.sha256)
})

test(
  'May of the flexible worker is settled as a whole',
  async () => {
    const on = async (from: number, to: number, start: string, end: string) => {
      for (let day = from; day <= to; day += 1)
        await work(flexible, `2026-05-${String(day).padStart(2, '0')}`, start, end)
    }
    await on(5, 8, '08:00', '20:00')
    await on(11, 15, '08:00', '20:00')
    await on(18, 22, '10:00', '19:00')
    await on(26, 29, '10:00', '23:00')
    expect(await month(flexible, '2026-05-15')).toEqual(MAY_OF_FLEXIBLE)
    const { body } = await own.get(flexible)!.call(getWorkTime, {
      query: { type: 'month', date: '2026-05-15' as never },
    })
    // 18 days were due: 21 from Monday to Friday without the 1st, the 4th and the 25th.
    expect(body.limits).toMatchObject({ recommended_minutes: 18 * 480, status: 'WITHIN_52' })
    at.travelTo('2026-06-01T06:30')
    const closed = await own.get(flexible)!.call(confirmWorkTime, {
      body: { confirmed_date: '2026-05-15' as never, is_confirmed: true },
    })
    expect(closed.status).toBe(201)
    expect((await snapshots(flexible, '2026-05-01'))[0]!.figures).toEqual(MAY_OF_FLEXIBLE)
  },
  PATIENCE,
)

test(
  'June of who is flexible by the week is settled week by week',
  async () => {
    at.travelTo('2026-06-08T06:30')
    const body = { user_id: weekly.memberId, work_type: 'FLEX_WEEK', from: '2026-06-08' } as const
    expect((await admin.call(updateMembers, { body })).status).toBe(200)
    await work(weekly, '2026-06-08', '08:00', '21:00')
    await work(weekly, '2026-06-09', '08:00', '21:00')
    await work(weekly, '2026-06-10', '10:00', '15:00')
    await work(weekly, '2026-06-11', '10:00', '19:00')
    await work(weekly, '2026-06-12', '10:00', '22:30')
    await work(weekly, '2026-06-13', '10:00', '12:00')
    expect(await month(weekly, '2026-06-15')).toEqual(JUNE_OF_WEEKS)
  },
  PATIENCE,
)

test(
  'June of the day worker is counted by two rules, each from its day on',
  async () => {
    const on = async (numbers: number[]) => {
      for (const day of numbers)
        await work(
          days,
          `2026-06-${String(day).padStart(2, '0')}`,
          day === 16 ? '09:12' : '09:00',
          { 6: '14:00', 13: '18:00', 23: '17:40' }[day] ?? '18:50',
        )
    }
    await on([1, 2, 4, 5, 6, 8, 9, 10, 11, 12, 13])
    at.travelTo('2026-06-15T08:00')
    const changed = await admin.call(updateCompany, { body: { exit_adjust: 'DOWN_30MIN' } })
    expect(changed.status).toBe(200)
    await at.runJobs('recompute-days-of-company')
    await on([15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29])
    // On the 30th nobody pressed; the leader enters the day.
    at.travelTo('2026-07-01T09:00')
    const entered = await leader.call(correctWorkTime, {
      body: {
        user_id: days.memberId,
        wk_date: '2026-06-30' as never,
        wk_start_time: '09:00',
        wk_end_time: '18:50',
        reason: '단말기 고장',
      },
    })
    expect([entered.status, entered.body.wk_end_by]).toEqual([201, 'EDIT'])
    expect(await month(days, '2026-06-15')).toEqual(JUNE_OF_DAYS)
  },
  PATIENCE,
)

test('June is closed for everybody with the same figures, whatever the company changes later', async () => {
  at.travelTo('2026-07-02T10:00')
  expect((await closeAll('2026-06-15')).body.confirmed_count).toBe(12)
  expect((await snapshots(days, '2026-06-01'))[0]!.figures).toEqual(JUNE_OF_DAYS)
  expect((await snapshots(weekly, '2026-06-01'))[0]!.figures).toEqual(JUNE_OF_WEEKS)
  await admin.call(updateCompany, { body: { exit_adjust: 'ON_TIME', start_work_time: '10:00' } })
  await at.runJobs('recompute-days-of-company')
  expect(await month(days, '2026-06-15')).toEqual(JUNE_OF_DAYS)
  expect(await month(nights, '2026-04-15')).toEqual(APRIL_OF_NIGHTS.corrected)
})
