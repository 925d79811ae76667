import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInOut, getWorkTime, listWorkStatus } from '#contract/time/attendance/attendance.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import { startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { recomputeDays, type Recomputing } from './recompute-days.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const LEAVE = { frees_work: true, state: 'TAKEN', holder_kind: 'LEAVE', holder_id: 1 } as const

interface Span {
  start: number
  end: number
  minutes: number
}

/** A part of a day that is taken, past the door of the slice. */
async function takeLeave(member: TestMember, day: string, unit: string, span: Span): Promise<void> {
  const part = {
    ...LEAVE,
    company_id: member.companyId,
    member_id: member.memberId,
    work_on: day,
    event_code: `VACATION:ANNUAL:${unit}`,
    start_minute: span.start,
    end_minute: span.end,
    minutes: span.minutes,
  }
  await withOwner(app, (tx) => tx.insertInto('day_parts').values(part).execute())
}

/** Work of the slice for a company, in a transaction of its own. */
function within<T>(companyId: number, work: (ctx: Recomputing) => Promise<T>): Promise<T> {
  const actor = { timezone: 'Asia/Seoul', dayChangeMinute: 360 }
  const own = { companyId: companyIdOf(companyId), now: app.now(), actor }
  return app.inCompany(companyId, (tx) => work({ ...own, tx }))
}

async function apply({ companyId, memberId }: TestMember, days: string[]): Promise<void> {
  await within(companyId, (ctx) => recomputeDays(ctx, [memberId], days))
}

test('a whole day of leave shows as such, on the day and on the board, and goes when it is taken back', async () => {
  const company = await makeCompany(app)
  const teamId = await makeTeam(app, company)
  const member = await makeMember(app, { company, teamId })
  const colleague = await app.as(await makeMember(app, { company, teamId }))
  await takeLeave(member, '2026-11-23', 'FULL', { start: 0, end: 2880, minutes: 480 })
  await apply(member, ['2026-11-23'])
  app.travelTo('2026-11-23T10:00')
  const own = await (await app.as(member)).call(getWorkTime)
  expect(own.body.days[0]).toMatchObject({ onduty: 'LEAVE', leave_minutes: 480 })
  expect(own.body.days[0]!.events).toMatchObject([
    { code: 'VACATION:ANNUAL:FULL', title: '연차', whole_day: true },
  ])

  const board = await colleague.call(listWorkStatus, { query: { onduty_status: 'LEAVE' } })
  expect(board.body.results).toMatchObject([
    { user_id: member.memberId, events_text: '휴가', events: [{ code: 'VACATION' }] },
  ])

  await app.owner.query('delete from day_parts where member_id = $1', [member.memberId])
  await apply(member, ['2026-11-23'])
  expect((await (await app.as(member)).call(getWorkTime)).body.days[0]).toMatchObject({
    onduty: 'NOT_IN',
    leave_minutes: 0,
  })
})

test('after a morning off work is due at two, also when the leave was approved later', async () => {
  const member = await makeMember(app)
  await makeWorkDay(app, member, '2026-11-24', { inMinute: 850, outMinute: 1080 })
  const late = async () => {
    const { rows } = await app.owner.query('select late_minutes from work_days where member_id = $1', [
      member.memberId,
    ])
    return rows.map((row) => row.late_minutes)
  }
  expect(await late()).toEqual([250])
  await takeLeave(member, '2026-11-24', 'AM', { start: 540, end: 840, minutes: 240 })
  await apply(member, ['2026-11-24'])
  expect(await late()).toEqual([10])
})

test('who comes after an approved morning off is not late', async () => {
  const member = await makeMember(app)
  await takeLeave(member, '2026-11-25', 'AM', { start: 540, end: 840, minutes: 240 })
  await apply(member, ['2026-11-25'])
  app.travelTo('2026-11-25T13:55')
  const answer = await (await app.as(member)).call(checkInOut, { body: { loc_check_type: 'IN' } })
  expect(answer.body).toMatchObject({
    late_minutes: 0,
    am_out: true,
    full_out: false,
    end_time_expected: '17:55:00',
  })
})

async function storedOf(memberId: number) {
  const { rows } = await app.owner.query(
    'select work_on, late_minutes, leave_minutes, planned_start_minute from work_days where member_id = $1 order by 1',
    [memberId],
  )
  return rows
}

test('a day of which nothing is known gets no row, and what is merely held leaves it as it is', async () => {
  const member = await makeMember(app)
  await takeLeave(member, '2026-11-26', 'FULL', { start: 0, end: 2880, minutes: 480 })
  await app.owner.query("update day_parts set state = 'HELD' where member_id = $1", [member.memberId])
  await apply(member, ['2026-11-25', '2026-11-26'])
  expect(await storedOf(member.memberId)).toEqual([])
})

test('time that an event takes without freeing it leaves work due', async () => {
  const member = await makeMember(app)
  await makeWorkDay(app, member, '2026-11-24', { inMinute: 550 })
  await takeLeave(member, '2026-11-24', 'AM', { start: 540, end: 840, minutes: 240 })
  await app.owner.query('update day_parts set frees_work = false where member_id = $1', [member.memberId])
  await apply(member, ['2026-11-24'])
  expect(await storedOf(member.memberId)).toMatchObject([{ late_minutes: 10, leave_minutes: 0 }])
})

test('a day that is over keeps the hours under which it began, the running one follows the company', async () => {
  app.travelTo('2026-11-25T10:00')
  const member = await makeMember(app)
  for (const day of ['2026-11-24', '2026-11-25']) await makeWorkDay(app, member, day, { inMinute: 550 })
  await app.owner.query('update companies set work_start_minute = 600 where company_id = $1', [
    member.companyId,
  ])
  await apply(member, ['2026-11-24', '2026-11-25'])
  expect(await storedOf(member.memberId)).toMatchObject([
    { work_on: '2026-11-24', late_minutes: 10, planned_start_minute: 540 },
    { work_on: '2026-11-25', late_minutes: 0, planned_start_minute: 600 },
  ])
})

test('doing it again changes nothing, whatever the order of people and days', async () => {
  const company = await makeCompany(app)
  const people = [await makeMember(app, { company }), await makeMember(app, { company })]
  for (const member of people) {
    await makeWorkDay(app, member, '2026-11-24', { inMinute: 850 })
    await takeLeave(member, '2026-11-24', 'AM', { start: 540, end: 840, minutes: 240 })
    await takeLeave(member, '2026-11-26', 'FULL', { start: 0, end: 2880, minutes: 480 })
  }
  const ids = people.map(({ memberId }) => memberId)
  const all = async () => Promise.all(ids.map(storedOf))
  const days = ['2026-11-26', '2026-11-24']
  await within(company.companyId, (ctx) => recomputeDays(ctx, ids, days))
  const once = await all()
  await within(company.companyId, (ctx) => recomputeDays(ctx, ids.toReversed(), days.toReversed()))
  expect(await all()).toEqual(once)
  expect(once[0]).toMatchObject([
    { late_minutes: 10, leave_minutes: 240 },
    { late_minutes: 0, leave_minutes: 480 },
  ])
})

const FIGURES = [
  'planned_start_minute',
  'planned_end_minute',
  'is_holiday',
  'worked_minutes',
  'rest_minutes',
  'night_minutes',
  'overtime_minutes',
  'holiday_minutes',
  'holiday_over_minutes',
  'late_minutes',
  'leave_minutes',
  'excluded_minutes',
  'early_minutes',
  'counted_by',
]

test('each figure that is off is brought back, and a day that is right is not touched', async () => {
  app.travelTo('2026-11-25T23:30')
  const company = await makeCompany(app)
  const [member, other] = [await makeMember(app, { company }), await makeMember(app, { company })]
  await makeWorkDay(app, member, '2026-11-25', { inMinute: 850, outMinute: 1400 })
  await makeWorkDay(app, other, '2026-11-25')
  const rowsOf = async () => {
    const ids = [member.memberId, other.memberId]
    const sent = 'select * from work_days where member_id = any($1) order by member_id'
    return (await app.owner.query(sent, [ids])).rows
  }
  const all = () =>
    within(company.companyId, (ctx) => recomputeDays(ctx, [member.memberId, other.memberId], ['2026-11-25']))
  await all()
  const right = await rowsOf()
  app.travelTo('2026-11-25T23:40')
  await all()
  expect(await rowsOf()).toEqual(right)
  for (const figure of FIGURES) {
    const wrong = { is_holiday: 'true', counted_by: 'null' }[figure] ?? '77'
    await app.owner.query(`update work_days set ${figure} = ${wrong} where member_id = $1`, [member.memberId])
    await all()
    const [mended, untouched] = await rowsOf()
    expect({ ...mended, updated_at: null }).toEqual({ ...right[0], updated_at: null })
    expect(mended.updated_at).not.toEqual(right[0].updated_at)
    expect(untouched).toEqual(right[1])
  }
})
