import { afterAll, beforeAll, expect, test } from 'vitest'
import * as settings from '#contract/time/closing/closing-settings.ts'
import * as contract from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'

let at: TestApp
let admin: Client
let member: TestMember

// Monday, 16 November 2026; October is closed of one of two people.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-16T09:00')
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  member = await makeMember(at, { company })
  const closed = await admin.call(contract.confirmManyWorkTimes, {
    body: { confirmed_date: '2026-10-15' as never, user_ids: [member.memberId] },
  })
  if (closed.body.confirmed_count !== 1) throw new Error('October is not closed.')
})
afterAll(() => at.stop())

/** The period of a day as the own screen, the list and the head say it, and what the list says of the one whose October is closed. */
async function periodOn(date: string) {
  const query = { date: date as never }
  const [own, list, head] = await Promise.all([
    admin.call(contract.getOwnConfirmInfo, { query }),
    admin.call(contract.listConfirmations, { query: { ...query, page: 1, page_size: 100 } as never }),
    admin.call(contract.getAdminConfirmInfo, { query }),
  ])
  const row = list.body.results.find(({ user }) => user === member.memberId)!
  const span = ({ start_date, end_date }: { start_date: string; end_date: string }) =>
    `${start_date} ${end_date}`
  const spans = [span(own.body as never), span(row), span(head.body as never)]
  expect(new Set(spans).size).toBe(1)
  return [spans[0], row.is_confirmed, row.confirmed_until]
}

const OCTOBER = ['2026-10-01 2026-10-31', true, '2026-10-31']

test('a company that closes by the week from now on begins the day after the closed month, and nothing is half closed', async () => {
  const weekly = { confirm_period: 'WEEKLY' as const, confirm_day: 5 }
  const preview = await admin.call(settings.previewDeadline, {
    query: { ...weekly, confirm_deadline: 20 } as never,
  })
  expect(preview.body).toMatchObject({
    start_date: '2026-10-01',
    end_date: '2026-10-31',
    since_date: '2026-11-01',
    is_saved: false,
  })
  expect((await admin.call(settings.createConfirmInfo, { body: weekly as never })).status).toBe(201)
  expect(await periodOn('2026-10-31')).toEqual(OCTOBER)
  expect(await periodOn('2026-10-02')).toEqual(OCTOBER)
  expect(await periodOn('2026-11-01')).toEqual(['2026-11-01 2026-11-06', false, null])
  expect(await periodOn('2026-11-09')).toEqual(['2026-11-07 2026-11-13', false, null])
  const next = await admin.call(settings.previewDeadline, {
    query: { ...weekly, confirm_deadline: 3 } as never,
  })
  expect(next.body).toMatchObject({
    start_date: '2026-11-07',
    end_date: '2026-11-13',
    deadline_date: '2026-11-16',
    since_date: '2026-11-01',
    earlier: [{ end_date: '2026-10-31', confirm_period: 'MONTHLY', confirm_day: 31 }],
    is_saved: true,
  })
})

test('the settings of a company in which nothing is closed hold for all days', async () => {
  const boss = await at.as(await makeAdmin(at))
  const query = { confirm_period: 'WEEKLY' as const }
  const { body } = await boss.call(settings.previewDeadline, { query })
  expect(body).toMatchObject({ since_date: null, earlier: [], is_saved: false })
})

test('changed again, and without a closing between, the first rule still holds as far as it was closed', async () => {
  const { id } = (await admin.call(settings.getConfirmInfo, {})).body
  const change = { confirm_period: 'MONTHLY', confirm_day: 20 }
  expect(
    (await admin.call(settings.updateConfirmInfo, { params: { id }, body: change as never })).status,
  ).toBe(200)
  expect(await periodOn('2026-10-15')).toEqual(OCTOBER)
  expect(await periodOn('2026-11-09')).toEqual(['2026-11-01 2026-11-20', false, null])
})

test('the first period that is set by hand begins after what was closed, and going back to months keeps it, too', async () => {
  const { id } = (await admin.call(settings.getConfirmInfo, {})).body
  const by = (start_date: string) =>
    admin.call(settings.updateConfirmInfo, {
      params: { id },
      body: { confirm_period: 'MANUALLY', data: [{ start_date, end_date: '2026-11-25' }] } as never,
    })
  const early = await by('2026-10-25')
  expect([early.status, early.error.error_code, early.error.message]).toEqual([
    400,
    'START_DATE_ERROR',
    expect.stringContaining('11월 1일'),
  ])
  expect((await by('2026-11-01')).status).toBe(200)
  expect(await periodOn('2026-10-15')).toEqual(OCTOBER)
  expect(await periodOn('2026-11-09')).toEqual(['2026-11-01 2026-11-25', false, null])
  expect((await admin.call(settings.deleteConfirmInfo, { params: { id } })).status).toBe(204)
  expect(await periodOn('2026-10-15')).toEqual(OCTOBER)
  expect(await periodOn('2026-11-09')).toEqual(['2026-11-01 2026-11-30', false, null])
})

test('who sets periods by hand again begins after what was closed by the rule between, and may go on changing them', async () => {
  at.travelTo('2026-11-16T09:00')
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company }))
  const { memberId } = await makeMember(at, { company })
  const close = async (date: string) => {
    const body = { confirmed_date: date as never, user_ids: [memberId] }
    expect((await boss.call(contract.confirmManyWorkTimes, { body })).body.confirmed_count).toBe(1)
  }
  const span = (start_date: string, end_date: string) => ({ start_date, end_date }) as never
  const data = [span('2026-10-01', '2026-10-31')]
  const first = await boss.call(settings.createConfirmInfo, { body: { confirm_period: 'MANUALLY', data } })
  const { id } = first.body
  await close('2026-10-15')
  const change = (body: object) =>
    boss.call(settings.updateConfirmInfo, { params: { id }, body: body as never })
  expect((await change({ confirm_period: 'MONTHLY' })).status).toBe(200)
  at.travelTo('2026-12-07T09:00')
  await close('2026-11-15')

  const early = await change({ confirm_period: 'MANUALLY', data: [span('2026-11-01', '2026-12-20')] })
  expect([early.status, early.error.message]).toEqual([400, expect.stringContaining('12월 1일')])
  const late = await change({ confirm_period: 'MANUALLY', data: [span('2026-12-02', '2026-12-20')] })
  expect([late.status, late.error.message]).toEqual([400, expect.stringContaining('12월 1일')])
  // Twelve, from the 1st of December and then from the 21st on, since those of a year change together.
  const ends = Array.from({ length: 12 }, (_, at) => new Temporal.PlainDate(2026, 12, 20).add({ months: at }))
  const twelve = ends.map((end, at) =>
    span(at === 0 ? '2026-12-01' : ends[at - 1]!.add({ days: 1 }).toString(), end.toString()),
  )
  expect((await change({ confirm_period: 'MANUALLY', data: twelve })).status).toBe(200)

  const rows = (await boss.call(settings.listManualPeriods, { query: {} })).body.slice(1)
  const move = (place: number, dates: object) => {
    const moved = rows.map((row, at) => (at === place ? { ...row, ...dates } : row))
    return boss.call(settings.changeManualPeriods, { body: { data: moved as never } })
  }
  const back = await move(0, { start_date: '2026-11-01' })
  expect([back.status, back.error.message]).toEqual([400, expect.stringContaining('12월 1일')])
  expect((await move(11, { end_date: '2027-11-25' })).status).toBe(200)
  const query = { date: '2026-12-24' as never }
  expect((await boss.call(contract.getOwnConfirmInfo, { query })).body).toMatchObject({
    start_date: '2026-12-21',
    end_date: '2027-01-20',
  })
})

/** Somebody's days of October are being closed while `change` is asked for; what both have answered. */
async function whileClosing(
  change: (by: Client) => Promise<{ status: number }>,
  by: Client,
  member: TestMember,
) {
  const holder = await at.owner.connect()
  await holder.query('begin')
  await holder.query('select 1 from members where company_id = $1 and id = $2 for update', [
    member.companyId,
    member.memberId,
  ])
  const closing = by.call(contract.confirmManyWorkTimes, {
    body: { confirmed_date: '2026-10-15' as never, user_ids: [member.memberId] },
  })
  await untilSomebodyWaits(at)
  const changing = change(by)
  await Promise.race([changing, untilSomebodyWaits(at, 2)])
  await holder.query('commit')
  holder.release()
  return [(await closing).body.confirmed_count, (await changing).status]
}

test('a month that is being closed while the company goes over to weeks stays whole', async () => {
  const company = await makeCompany(at)
  const by = await at.as(await makeAdmin(at, { company }))
  const weekly = (client: Client) =>
    client.call(settings.createConfirmInfo, { body: { confirm_period: 'WEEKLY', confirm_day: 5 } as never })
  expect(await whileClosing(weekly, by, await makeMember(at, { company }))).toEqual([1, 201])
  const { body } = await by.call(contract.getOwnConfirmInfo, { query: { date: '2026-10-15' as never } })
  expect([body.start_date, body.end_date]).toEqual(['2026-10-01', '2026-10-31'])
})

test('a period that is being closed is not removed', async () => {
  const company = await makeCompany(at)
  const by = await at.as(await makeAdmin(at, { company }))
  const data = [{ start_date: '2026-10-01', end_date: '2026-10-31' }]
  await by.call(settings.createConfirmInfo, { body: { confirm_period: 'MANUALLY', data } as never })
  const { id } = (await by.call(settings.listManualPeriods, {})).body[0]!
  const remove = (client: Client) =>
    client.call(settings.removeManualPeriods, { query: { ids: `${id}` } as never })
  expect(await whileClosing(remove, by, await makeMember(at, { company }))).toEqual([1, 406])
})

test('a period that is being closed is not moved', async () => {
  const company = await makeCompany(at)
  const by = await at.as(await makeAdmin(at, { company }))
  const data = Array.from({ length: 12 }, (_, index) => {
    const month = new Temporal.PlainYearMonth(2026, index + 1)
    return { start_date: `${month}-01`, end_date: `${month}-${month.daysInMonth}` }
  })
  await by.call(settings.createConfirmInfo, { body: { confirm_period: 'MANUALLY', data } as never })
  const rows = (await by.call(settings.listManualPeriods, {})).body
  const moved = rows.map((row, index) => {
    if (index === 9) return { ...row, end_date: '2026-10-25' }
    return index === 10 ? { ...row, start_date: '2026-10-26' } : row
  })
  const move = (client: Client) =>
    client.call(settings.changeManualPeriods, { body: { data: moved as never } })
  expect(await whileClosing(move, by, await makeMember(at, { company }))).toEqual([1, 406])
})
