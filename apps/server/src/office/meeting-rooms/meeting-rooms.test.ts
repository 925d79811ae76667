import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { type Client, startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { auditActions } from '#test/audit.ts'

// The clock stands at 09:00 on Monday 2026-11-23.
let at: TestApp
let company: TestCompany
let admin: Client
let member: Client
let colleague: Client
let person: TestMember
let stranger: Client
let roomId: number
let categoryId: number

beforeAll(async () => {
  at = await startTestApp()
  stranger = await at.as(await makeAdmin(at))
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  person = await makeMember(at, { company, name: '김현지' })
  member = await at.as(person)
  colleague = await at.as(await makeMember(at, { company }))
  categoryId = (await admin.call(contract.createRoomCategory, { body: { name: '본사' } })).body.room_cat_id
  roomId = (await admin.call(contract.createRoom, { body: { room_cat_id: categoryId, name: '한라' } })).body
    .room_id
})

const wanted = (start = '10:00', end = '11:00', date = '2026-11-23') => ({
  room_id: roomId,
  date,
  start_time: start,
  end_time: end,
  title: '주간 회의',
})

test('a member books, everybody in the company sees it, and the trail tells', async () => {
  const made = await member.call(contract.createBooking, { body: wanted() })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    username: '김현지',
    date: '2026-11-23',
    start_time: '10:00:00',
    end_time: '11:00:00',
  })
  const seen = await colleague.call(contract.listBookings, { query: { date: '2026-11-23' } })
  expect(seen.body).toMatchObject([{ title: '주간 회의', abilities: { update: false, delete: false } }])
  expect(await auditActions(at, company.companyId)).toContain('meeting_booking.create')
})

test.each([
  ['inside', '10:15', '10:45'],
  ['over the start', '09:30', '10:01'],
  ['over the end', '10:59', '12:00'],
  ['around', '09:00', '12:00'],
])('an overlapping booking (%s) is refused and names who has the room', async (_name, start, end) => {
  await member.call(contract.createBooking, { body: wanted() })
  const refused = await colleague.call(contract.createBooking, { body: wanted(start, end) })
  expect(refused.status).toBe(409)
  expect(refused.error).toMatchObject({
    error_code: 'ROOM_TAKEN',
    message: expect.stringContaining('김현지'),
  })
})

test('bookings may touch', async () => {
  await member.call(contract.createBooking, { body: wanted('10:00', '11:00') })
  expect((await colleague.call(contract.createBooking, { body: wanted('11:00', '12:00') })).status).toBe(201)
  expect((await colleague.call(contract.createBooking, { body: wanted('09:30', '10:00') })).status).toBe(201)
})

test('of twenty people who book at once, one gets the room', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => member.call(contract.createBooking, { body: wanted() })),
  )
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => answer.error?.error_code === 'ROOM_TAKEN')).toHaveLength(19)
})

test('a repeated press with the same key books once and answers the same', async () => {
  const headers = { 'idempotency-key': 'press-0001' }
  const answers = await Promise.all(
    [1, 2].map(() => member.call(contract.createBooking, { body: wanted() }, headers)),
  )
  expect(answers.map((answer) => answer.status)).toEqual([201, 201])
  expect(answers[0]!.body.room_rsv_id).toBe(answers[1]!.body.room_rsv_id)
})

test('a repeated booking tells every conflict, or leaves taken days out', async () => {
  await colleague.call(contract.createBooking, { body: wanted('10:30', '11:30', '2026-11-30') })
  const weekly = { ...wanted(), repeat: { frequency: 'WEEKLY' as const, until: '2026-12-07' } }
  const refused = await member.call(contract.createBooking, { body: weekly })
  expect(refused.error.message).toContain('11월 30일(월) 10:30 ~ 11:30 ')
  const made = await member.call(contract.createBooking, { body: { ...weekly, skip_conflicts: true } })
  expect(made.body).toMatchObject({
    booked_dates: ['2026-11-23', '2026-12-07'],
    skipped_dates: ['2026-11-30'],
  })
})

test('a series moves together from an occurrence on, and past days stay', async () => {
  const body = { ...wanted(), repeat: { frequency: 'DAILY' as const, until: '2026-11-27' } }
  await member.call(contract.createBooking, { body })
  at.travelTo('2026-11-24T12:00')
  const week = { date: '2026-11-23', end_date: '2026-11-29' }
  const listed = (await member.call(contract.listBookings, { query: week })).body
  const wednesday = listed.find((row) => row.date === '2026-11-25')!
  const moved = await member.call(contract.updateBooking, {
    params: { id: wednesday.room_rsv_id },
    body: { date: '2026-11-26', start_time: '14:00', end_time: '15:00', scope: 'FOLLOWING' },
  })
  expect(moved.status).toBe(200)
  const after = (await member.call(contract.listBookings, { query: week })).body.map(
    (row) => `${row.date} ${row.start_time}`,
  )
  expect(after).toEqual([
    '2026-11-23 10:00:00',
    '2026-11-24 10:00:00',
    '2026-11-26 14:00:00',
    '2026-11-27 14:00:00',
    '2026-11-28 14:00:00',
  ])
  await member.call(contract.deleteBooking, {
    params: { id: wednesday.room_rsv_id },
    query: { scope: 'ALL' },
  })
  const left = (await member.call(contract.listBookings, { query: week })).body
  expect(left.map((row) => row.date)).toEqual(['2026-11-23', '2026-11-24'])
})

test('moving onto somebody else is refused and changes nothing', async () => {
  await colleague.call(contract.createBooking, { body: wanted('13:00', '14:00') })
  const mine = (await member.call(contract.createBooking, { body: wanted() })).body
  const refused = await member.call(contract.updateBooking, {
    params: { id: mine.room_rsv_id },
    body: { start_time: '13:30', end_time: '14:30' },
  })
  expect(refused.status).toBe(409)
  expect((await member.call(contract.getBooking, { params: { id: mine.room_rsv_id } })).body.start_time).toBe(
    '10:00:00',
  )
})

test('only the booker and admins change a booking', async () => {
  const params = { id: (await member.call(contract.createBooking, { body: wanted() })).body.room_rsv_id }
  expect((await colleague.call(contract.updateBooking, { params, body: { title: '내 것' } })).status).toBe(
    403,
  )
  expect((await colleague.call(contract.deleteBooking, { params })).status).toBe(403)
  expect(
    (await admin.call(contract.updateBooking, { params, body: { title: '임원 회의' } })).body.title,
  ).toBe('임원 회의')
  expect((await member.call(contract.deleteBooking, { params })).status).toBe(204)
  expect((await member.call(contract.getBooking, { params })).status).toBe(404)
})

test.each([
  ['the past day', { date: '2026-11-20', start: '10:00', end: '11:00' }, 'BOOKING_PAST'],
  ['an hour that is over', { date: '2026-11-23', start: '08:00', end: '09:00' }, 'BOOKING_PAST'],
  ['an end before the start', { date: '2026-11-23', start: '11:00', end: '10:00' }, 'BOOKING_RANGE'],
  ['no length', { date: '2026-11-23', start: '11:00', end: '11:00' }, 'BOOKING_RANGE'],
  ['a day that does not exist', { date: '2026-02-30', start: '10:00', end: '11:00' }, 'BAD_REQUEST'],
  ['24:30', { date: '2026-11-24', start: '10:00', end: '24:30' }, 'BAD_REQUEST'],
])('%s is refused', async (_name, { date, start, end }, code) => {
  const refused = await member.call(contract.createBooking, { body: wanted(start, end, date) })
  expect(refused.error.error_code).toBe(code)
})

test('a booking until midnight ends at 00:00', async () => {
  const made = await member.call(contract.createBooking, { body: wanted('22:00', '00:00') })
  expect(made.body).toMatchObject({ start_time: '22:00:00', end_time: '00:00:00' })
})

test('an inactive room takes no bookings but keeps those it has', async () => {
  await member.call(contract.createBooking, { body: wanted() })
  await admin.call(contract.updateRoom, { params: { id: roomId }, body: { is_active: false } })
  expect(
    (await member.call(contract.createBooking, { body: wanted('15:00', '16:00') })).error.error_code,
  ).toBe('ROOM_CLOSED')
  expect((await member.call(contract.listBookings, {})).body).toHaveLength(1)
})

describe('a limited admin', () => {
  let limited: Client
  let theirs: TestMember
  let elsewhere: TestMember

  beforeEach(async () => {
    const covered = await makeTeam(at, company)
    limited = await at.as(await makeMember(at, { company, coverTeamIds: [covered] }))
    theirs = await makeMember(at, { company, teamId: covered })
    elsewhere = await makeMember(at, { company, teamId: await makeTeam(at, company) })
  })

  const bookedBy = async (who: TestMember, start: string, end: string) =>
    (await (await at.as(who)).call(contract.createBooking, { body: wanted(start, end) })).body.room_rsv_id
  const change = (id: number) =>
    limited.call(contract.updateBooking, { params: { id }, body: { title: '옮긴 회의' } })
  const remove = (id: number) => limited.call(contract.deleteBooking, { params: { id } })

  test('changes the bookings of the people of covered teams and own ones, no others', async () => {
    const own = (await limited.call(contract.createBooking, { body: wanted('09:00', '10:00') })).body
    const covered = await bookedBy(theirs, '10:00', '11:00')
    const foreign = await bookedBy(elsewhere, '11:00', '12:00')
    const teamless = await bookedBy(person, '12:00', '13:00')
    const { body: listed } = await limited.call(contract.listBookings, {})
    expect(listed.map(({ abilities }) => abilities.update)).toEqual([true, true, false, false])
    expect(listed.map(({ abilities }) => abilities.delete)).toEqual([true, true, false, false])
    const got = await limited.call(contract.getBooking, { params: { id: covered } })
    expect(got.body.abilities).toEqual({ update: true, delete: true })
    const ids = [own.room_rsv_id, covered, foreign, teamless]
    for (const act of [change, remove]) {
      const answers = []
      for (const id of ids) answers.push((await act(id)).status)
      expect(answers.map((status) => status < 300)).toEqual([true, true, false, false])
      expect(answers.slice(2)).toEqual([403, 403])
    }
  })

  test('leaves the bookings of a full admin alone, who may stand in a covered team', async () => {
    const team = await makeTeam(at, company)
    limited = await at.as(await makeMember(at, { company, coverTeamIds: [team] }))
    const boss = await makeAdmin(at, { company, teamId: team })
    expect((await change(await bookedBy(boss, '10:00', '11:00'))).status).toBe(403)
  })
})

test('a change of a series reaches the bookings of the same person only, also after a hand-over', async () => {
  const repeat = { frequency: 'DAILY', until: '2026-11-26' } as const
  const body = { ...wanted('15:00', '16:00', '2026-11-24'), repeat }
  const { room_rsv_id: id } = (await member.call(contract.createBooking, { body })).body
  const other = await makeMember(at, { company })
  const toOther = { booked_by: other.memberId }
  await withOwner(
    at,
    (tx) => tx.updateTable('room_bookings').set(toOther).where('booked_on', '>', '2026-11-24').execute(),
    company.companyId,
  )
  await member.call(contract.deleteBooking, { params: { id }, query: { scope: 'ALL' } })
  const query = { date: '2026-11-24', end_date: '2026-11-26' } as never
  const { body: left } = await member.call(contract.listBookings, { query })
  expect(left.map(({ user_id }) => user_id)).toEqual([other.memberId, other.memberId])
})

test('rooms and categories are not lost while used', async () => {
  expect(
    (await admin.call(contract.deleteRoomCategory, { params: { id: categoryId } })).error.error_code,
  ).toBe('STILL_IN_USE')
  await member.call(contract.createBooking, { body: wanted() })
  expect((await admin.call(contract.deleteRoom, { params: { id: roomId } })).error.error_code).toBe(
    'STILL_IN_USE',
  )
  const renamed = await admin.call(contract.updateRoomCategory, {
    params: { id: categoryId },
    body: { name: '신관' },
  })
  expect(renamed.body).toMatchObject({ name: '신관', room_count: 1 })
})

test('another company finds nothing under these ids', async () => {
  const id = (await member.call(contract.createBooking, { body: wanted() })).body.room_rsv_id
  const tries = await Promise.all([
    stranger.call(contract.getBooking, { params: { id } }),
    stranger.call(contract.deleteBooking, { params: { id } }),
    stranger.call(contract.getRoom, { params: { id: roomId } }),
    stranger.call(contract.createRoom, { body: { room_cat_id: categoryId, name: '침입' } }),
    stranger.call(contract.createBooking, { body: wanted() }),
  ])
  expect(tries.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404])
  expect((await stranger.call(contract.listBookings, { query: { room_id: roomId } })).body).toEqual([])
})

test('names are composed, trimmed and counted in characters', async () => {
  const decomposed = '회의실'.normalize('NFD')
  const made = await admin.call(contract.createRoom, {
    body: { room_cat_id: categoryId, name: `  ${decomposed}\u0007 ` },
  })
  expect(made.body.name).toBe('회의실')
  expect(
    (await admin.call(contract.createRoom, { body: { room_cat_id: categoryId, name: '😀'.repeat(50) } }))
      .status,
  ).toBe(201)
  const long = await admin.call(contract.createRoom, {
    body: { room_cat_id: categoryId, name: '가'.repeat(51) },
  })
  expect(long.error.fields).toHaveProperty('name')
})
