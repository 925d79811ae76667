import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/time/closing/closing-settings.ts'
import { confirmWorkTime, getOwnConfirmInfo } from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeAdmin } from '#test/factories/members.ts'

let at: TestApp
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  admin = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

const span = (start_date: string, end_date: string) => ({
  start_date: start_date as never,
  end_date: end_date as never,
})
const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const month = new Temporal.PlainYearMonth(year, index + 1)
    return span(`${month}-01`, `${month}-${month.daysInMonth}`)
  })
const add = async (...data: ReturnType<typeof span>[]) => {
  const answer = await admin.call(contract.addManualPeriods, { body: { data } })
  return answer.status === 201 ? 201 : answer.error.error_code
}
const all = async (query = {}) => (await admin.call(contract.listManualPeriods, { query })).body

test('periods that are set by hand follow each other without a gap (R-CONFIRM-006, 007)', async () => {
  expect(await add(span('2026-01-10', '2026-01-10'))).toBe('END_DATE_ERROR')
  expect(await add(span('2026-01-10', '2026-01-09'))).toBe('END_DATE_ERROR')
  expect(await add(span('2026-01-01', '2027-01-01'))).toBe('END_DATE_ERROR')
  expect(await add(...monthsOf(2026))).toBe(201)
  expect(await add(span('2027-01-02', '2027-01-31'))).toBe('START_DATE_ERROR')
  expect(await add(span('2026-12-31', '2027-01-31'))).toBe('START_DATE_ERROR')
  expect(await add(span('2027-01-01', '2027-01-31'), span('2027-02-02', '2027-02-28'))).toBe(
    'START_DATE_ERROR',
  )
  expect(await all()).toHaveLength(12)
  expect(await all({ year: 2027 })).toEqual([])
})

test('no period is longer than a year, neither when it is added nor when it is moved', async () => {
  const own = await at.as(await makeAdmin(at))
  const send = (data: ReturnType<typeof span>[]) => own.call(contract.addManualPeriods, { body: { data } })
  expect((await send([span('2024-02-29', '2025-02-28')])).error.error_code).toBe('END_DATE_ERROR')
  expect((await send([span('2024-02-29', '2025-02-27')])).status).toBe(201)
  expect((await send([span('2025-02-28', '9998-12-31')])).status).toBe(400)
  const rows = (
    await send(
      monthsOf(2025)
        .slice(2)
        .concat(monthsOf(2026))
        .slice(0, 11)
        .map((one, index) => (index === 0 ? span('2025-02-28', '2025-03-31') : one)),
    )
  ).body
  const longer = rows.map((one, index) => (index === 11 ? { ...one, end_date: '2027-01-01' } : one))
  const moved = await own.call(contract.changeManualPeriods, { body: { data: longer as never } })
  expect(moved.error.error_code).toBe('END_DATE_ERROR')
})

test('the twelve of a year change together (R-CONFIRM-011)', async () => {
  const rows = await all()
  const moved = rows.map(({ id, start_date, end_date }, index) => {
    // From the 26th to the 25th; the first and the last keep their outer ends.
    const day = (text: string, shift: number) => Temporal.PlainDate.from(text).add({ days: shift }).toString()
    return {
      id,
      start_date: (index === 0 ? start_date : day(start_date, -6)) as never,
      end_date: (index === 11 ? end_date : day(end_date, -6)) as never,
    }
  })
  const change = (data: typeof moved) => admin.call(contract.changeManualPeriods, { body: { data } })
  expect((await change(moved.slice(1))).status).toBe(400)
  expect((await change([...moved.slice(1), moved[1]!])).status).toBe(400)
  const gap = await change(
    moved.map((one, index) => (index === 3 ? { ...one, ...span('2026-03-27', '2026-04-24') } : one)),
  )
  expect([gap.status, gap.error.error_code]).toEqual([400, 'START_DATE_ERROR'])
  expect(gap.error.message).toContain('월')
  expect(gap.error.message).not.toContain('-')
  const done = await change(moved)
  expect(done.body.map(({ start_date }) => start_date).slice(0, 3)).toEqual([
    '2026-01-01',
    '2026-01-26',
    '2026-02-23',
  ])
})

test('where periods are set by hand people confirm those, and closed ones keep their dates', async () => {
  await admin.call(contract.createConfirmInfo, { body: { confirm_period: 'MANUALLY' } })
  const october = (await all()).find(({ start_date }) => start_date.startsWith('2026-09'))
  const confirmed = await admin.call(confirmWorkTime, { body: { confirmed_date: '2026-10-01' as never } })
  expect(confirmed.body).toMatchObject({ start_date: october!.start_date, end_date: october!.end_date })
  const none = await admin.call(getOwnConfirmInfo, { query: { date: '2030-01-01' as never } })
  expect([none.status, none.error.error_code]).toEqual([406, 'NO_CONFIRM_PERIOD'])

  const remove = (...ids: number[]) =>
    admin.call(contract.removeManualPeriods, { query: { ids: ids.join(',') as never } })
  const rows = await all()
  expect((await remove(rows[3]!.id)).error.error_code).toBe('START_DATE_ERROR')
  const closed = rows.find(({ is_closed }) => is_closed)!
  expect(
    (await remove(...rows.filter(({ start_date }) => start_date >= closed.start_date).map(({ id }) => id)))
      .error.error_code,
  ).toBe('ALREADY_CONFIRMED')
  expect((await remove(rows.at(-1)!.id)).body).toHaveLength(11)
  expect((await remove(987_654)).status).toBe(404)
})

test('the next deadline is told before anything is saved', async () => {
  const preview = async (query: object) =>
    (await admin.call(contract.previewDeadline, { query: query as never })).body
  expect(await preview({ confirm_period: 'MONTHLY', confirm_day: 31, confirm_deadline: 3 })).toMatchObject({
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    deadline_date: '2026-12-03',
    since_date: '2026-10-26',
  })
  // It begins after the period by hand of which days are closed.
  expect(await preview({ confirm_period: 'MONTHLY', confirm_day: 20, confirm_deadline: 3 })).toMatchObject({
    start_date: '2026-10-26',
    end_date: '2026-11-20',
    deadline_date: '2026-11-23',
  })
  expect(await preview({ confirm_period: 'WEEKLY', confirm_day: 5, confirm_deadline: 2 })).toMatchObject({
    start_date: '2026-11-21',
    end_date: '2026-11-27',
    deadline_date: '2026-11-29',
  })
  expect(
    (await admin.call(contract.previewDeadline, { query: { confirm_period: 'DAILY' as never } })).status,
  ).toBe(400)
})

test('no week ends on an eighth day, and the refusal names the field', async () => {
  const eighth = { confirm_period: 'WEEKLY', confirm_day: 8, confirm_deadline: 2 } as const
  const answers = [
    await admin.call(contract.previewDeadline, { query: eighth }),
    await admin.call(contract.createConfirmInfo, { body: eighth }),
  ]
  for (const { status, error } of answers)
    expect([status, error.fields]).toEqual([400, { confirm_day: '7 이하로 입력해 주십시오.' }])
})
