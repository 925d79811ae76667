import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { answerOwnTerm } from '#contract/platform/auth/own-account.ts'
import { setFunctionRecords, updateCompany } from '#contract/platform/companies/companies.ts'
import { checkInOut, getOnDutyStatus } from '#contract/time/attendance/attendance.ts'
import { getWorkDay } from '#contract/time/attendance/corrections.ts'
import { checkMyWifi } from '#contract/time/attendance/web-check.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { createGateUser, createLocation, createWifi } from '#contract/time/workplaces/workplaces.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { setShifts } from '../../work-plans/index.ts'
import { positionsRound } from '../../work-days/work-days.jobs.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'
import { runRoundEverywhere } from '#test/rounds.ts'

const DAY = '2026-11-25'
const NEXT = '2026-11-26'
const OFFICE = { loc_lat: 37.4979, loc_lon: 127.0276 }
const THERE = { ...OFFICE, loc_accuracy: 12 }
const AWAY = { loc_lat: 37.5079, loc_lon: 127.0276, loc_accuracy: 12 }
const LINE = { 'x-forwarded-for': '203.0.113.7' }
const HOME = { 'x-forwarded-for': '198.51.100.1' }

let at: TestApp
beforeAll(async () => {
  at = await startTestApp({ TRUST_PROXY: '1' })
})
afterAll(() => at.stop())
beforeEach(() => at.travelTo(`${DAY}T08:58`))

type Checks = Partial<Record<'check_wifi' | 'check_location' | 'check_gps', boolean>>
type Pressed = Partial<NonNullable<EndpointCall<typeof checkInOut>['body']>>

async function office(checks: Checks, agrees = true) {
  const team = await makeLeaveTeam(at, await makeCompany(at))
  const [admin, leader, member] = await Promise.all([
    at.as(team.admin),
    at.as(team.leader),
    at.as(team.member),
  ])
  await admin.call(createWifi, { body: { wifi_name: '강남 회선', wifi_address: '203.0.113.0/24' } })
  await admin.call(createLocation, { body: { loc_name: '강남', ...OFFICE, radius: 150 } })
  expect((await admin.call(updateCompany, { body: checks })).body).toMatchObject(checks)
  await member.call(answerOwnTerm, { body: { item: 'location', value: agrees } })
  return { team, admin, leader, member }
}

const press = (client: Client, pressed: Pressed = {}, from: Record<string, string> = HOME) =>
  client.call(checkInOut, { body: { loc_check_type: 'IN', ...pressed } }, from)

async function recordsOf(client: Client, userId?: number) {
  const { body } = await client.call(getWorkDay, { query: { date: DAY, user_id: userId } })
  return body.records
}

const refused = async (client: Client, pressed: Pressed = {}, from = HOME) => {
  const { status, error } = await press(client, pressed, from)
  return [status, error.error_code]
}

test('nothing is asked for until the company says so, and nobody is asked where they are', async () => {
  const { member } = await office({})
  expect((await member.call(getOnDutyStatus, {}, HOME)).body).toMatchObject({
    check_needs: [],
    check_position: 'NEVER',
  })
  expect((await press(member)).status).toBe(201)
  expect(await recordsOf(member)).toMatchObject([
    { accepted_by: null, is_verified: false, ip: '198.51.100.1', loc_lat: null },
  ])
})

test('with check_wifi only a network of the company is taken, as the server sees it', async () => {
  const { member, leader, team } = await office({ check_wifi: true })
  expect(await refused(member)).toEqual([403, 'NETWORK_NEEDED'])
  expect((await member.call(checkMyWifi, {}, HOME)).body).toMatchObject({
    valid_wifi: false,
    use_wifi: true,
  })
  expect((await member.call(checkMyWifi, {}, LINE)).body).toMatchObject({
    valid_wifi: true,
    use_wifi: true,
  })
  expect(await recordsOf(member)).toEqual([])
  expect((await press(member, {}, LINE)).status).toBe(201)
  const seen = { accepted_by: 'NETWORK', accepted_name: '강남 회선', is_verified: true, ip: '203.0.113.7' }
  expect(await recordsOf(leader, team.member.memberId)).toMatchObject([seen])
})

test('what the device says of its network is taken as said, not as seen', async () => {
  const { admin, member } = await office({ check_wifi: true })
  await admin.call(createWifi, { body: { wifi_name: '3층', wifi_address: '9c:1c:12:ab:cd:e0' } })
  expect((await press(member, { wifi_address: '9C-1C-12-AB-CD-E0' })).status).toBe(201)
  expect(await recordsOf(member)).toMatchObject([
    { accepted_by: 'NETWORK', accepted_name: '3층', is_verified: false, wifi_address: '9C-1C-12-AB-CD-E0' },
  ])
})

test('with check_location one has to be within the radius of a place, and is told how far away one is', async () => {
  const { member } = await office({ check_location: true })
  expect((await member.call(getOnDutyStatus, {}, HOME)).body).toMatchObject({
    check_needs: ['PLACE'],
    check_position: 'AT_WORK',
  })
  expect(await refused(member)).toEqual([403, 'POSITION_NEEDED'])
  const far = await press(member, AWAY)
  expect([far.status, far.error.error_code]).toEqual([403, 'PLACE_NEEDED'])
  expect(far.error.message).toContain('강남이며 1.1 km')
  expect((await press(member, THERE)).status).toBe(201)
  expect(await recordsOf(member)).toMatchObject([
    { accepted_by: 'PLACE', accepted_name: '강남', is_verified: false, distance_metres: 0, ...THERE },
  ])
})

test('where both are looked at either is enough, and the refusal names both', async () => {
  const { member } = await office({ check_wifi: true, check_location: true })
  expect(await refused(member)).toEqual([403, 'NETWORK_OR_POSITION_NEEDED'])
  expect(await refused(member, AWAY)).toEqual([403, 'NETWORK_OR_PLACE_NEEDED'])
  expect((await member.call(getOnDutyStatus, {}, LINE)).body.check_position).toBe('NEVER')
  expect((await press(member, AWAY, LINE)).status).toBe(201)
})

test('with check_gps a position is kept with every press, also from outside', async () => {
  const { member } = await office({ check_gps: true })
  expect((await member.call(getOnDutyStatus, {}, HOME)).body.check_position).toBe('ALWAYS')
  expect(await refused(member, { loc_check_type: 'AWAY' })).toEqual([403, 'POSITION_NEEDED'])
  expect((await press(member, { loc_check_type: 'AWAY', ...AWAY })).status).toBe(201)
  expect(await recordsOf(member)).toMatchObject([{ loc_check_type: 'AWAY', ...AWAY }])
})

test('work outside needs no place: away, and on a day with an approved request for home', async () => {
  const { member, leader } = await office({ check_wifi: true, check_location: true })
  expect((await press(member, { loc_check_type: 'AWAY' })).status).toBe(201)
  expect(await refused(member, { loc_check_type: 'IN' })).toEqual([403, 'NETWORK_OR_POSITION_NEEDED'])
  expect((await press(member, { loc_check_type: 'OUT' })).status).toBe(201)
  expect((await recordsOf(member)).map((one) => one.accepted_by)).toEqual(['ELSEWHERE', 'ELSEWHERE'])
  const asked = await member.call(requestEvent, {
    body: { wk_event: 'HOME:FULL', wk_start_date: '2026-11-26' },
  })
  at.travelTo('2026-11-26T09:00')
  expect((await refused(member))[0]).toBe(403)
  await leader.call(approvals.approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
  expect((await press(member)).status).toBe(201)
})

test('nobody is located without their consent, and what is taken back is forgotten', async () => {
  const { member } = await office({ check_location: true }, false)
  expect((await member.call(getOnDutyStatus, {}, HOME)).body.position_agreed).toBe(false)
  expect(await refused(member, THERE)).toEqual([403, 'POSITION_CONSENT_NEEDED'])
  const agree = (value: boolean) => member.call(answerOwnTerm, { body: { item: 'location', value } })
  expect((await agree(true)).body.location).toBe(true)
  await press(member, THERE)
  const forget = () => runRoundEverywhere(at, positionsRound)
  await forget()
  expect((await recordsOf(member))[0]).toMatchObject(THERE)
  await agree(false)
  await forget()
  expect((await recordsOf(member))[0]).toMatchObject({
    accepted_by: 'PLACE',
    accepted_name: '강남',
    loc_lat: null,
    loc_lon: null,
    loc_accuracy: null,
  })
})

test('a code of the entrance counts as seen where it is the own one', async () => {
  const { admin, member, team } = await office({ check_wifi: true })
  const give = (user_id: number, gate_user_code: string) =>
    admin.call(createGateUser, { body: { user_id, gate_user_code } as never })
  await give(team.member.memberId, 'A-100')
  await give(team.mate.memberId, 'B-200')
  expect(await refused(member, { com_gate: 'B-200' })).toEqual([403, 'GATE_CODE_UNKNOWN'])
  await admin.call(setFunctionRecords, { body: { GATE: 'OFF' } })
  expect(await refused(member, { com_gate: 'A-100' })).toEqual([403, 'FEATURE_OFF'])
  await admin.call(setFunctionRecords, { body: { GATE: 'ON' } })
  expect((await press(member, { com_gate: 'a-100' })).status).toBe(201)
  expect(await recordsOf(member)).toMatchObject([
    { accepted_by: 'GATE', com_gate: 'A-100', is_verified: true },
  ])
})

test.each([
  [
    'a clock that is an hour slow',
    { loc_time: '2026-11-25T07:58:00+09:00', device_slow_seconds: 3600 },
    '08:58',
  ],
  ['a press that waited for a network', { loc_time: '2026-11-25T08:12:00+09:00' }, '08:12'],
  ['a device in another zone', { loc_time: '2026-11-24T23:58:00Z' }, '08:58'],
])('the clock of the server counts, and %s stays readable', async (_name, pressed, told) => {
  const { member } = await office({})
  expect((await press(member, pressed)).body.start_time).toBe('08:58:00')
  const [record] = await recordsOf(member)
  const seoul = Temporal.Instant.from(record!.pressed_time!).toZonedDateTimeISO('Asia/Seoul')
  expect(seoul.toPlainTime().toString({ smallestUnit: 'minute' })).toBe(told)
  expect(Temporal.Instant.from(record!.device_time!).equals(Temporal.Instant.from(pressed.loc_time))).toBe(
    true,
  )
})

test.each(['', 'yesterday', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', '0001-01-01T00:00:00Z'])(
  'a device whose time is %j is no reason to lose a press',
  async (loc_time) => {
    const { member } = await office({})
    expect((await press(member, { loc_time, device_slow_seconds: 2_000_000_000 })).status).toBe(201)
    expect((await recordsOf(member))[0]).toMatchObject({ device_time: null, pressed_time: null })
  },
)

test('who comes on a day of approved leave is recorded, and that it was one', async () => {
  const { member, leader } = await office({})
  const asked = await member.call(requestEvent, {
    body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: DAY },
  })
  await leader.call(approvals.approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
  expect((await member.call(getOnDutyStatus)).body.full_out).toBe(true)
  await press(member)
  await press(member, { loc_check_type: 'OUT' })
  expect((await recordsOf(member)).map((one) => one.on_leave)).toEqual([true, false])
})

test('the entrance checks in and out only near the ends of work, and the button at any time', async () => {
  const { admin, member, team } = await office({})
  await admin.call(createGateUser, {
    body: { user_id: team.member.memberId, gate_user_code: 'A-100' } as never,
  })
  const rule = { gate_in_opt: 30, gate_out_opt: 10 }
  expect((await admin.call(updateCompany, { body: rule })).body).toMatchObject(rule)
  const pass = async (time: string, kind: 'IN' | 'OUT', com_gate: string | null = 'a-100') => {
    at.travelTo(`${DAY}T${time}`)
    const { status, body, error } = await press(member, { loc_check_type: kind, com_gate })
    return status === 201 ? (body.end_time ?? body.start_time) : [error.error_code, error.message]
  }
  expect(await pass('08:29', 'IN')).toEqual(['GATE_TOO_EARLY', expect.stringContaining('08:30')])
  expect(await recordsOf(member)).toEqual([])
  expect(await pass('08:30', 'IN')).toBe('08:30:00')
  // Out for lunch and back.
  expect(await pass('12:05', 'OUT')).toEqual(['GATE_TOO_EARLY', expect.stringContaining('17:50')])
  expect(await pass('12:55', 'IN')).toBe('08:30:00')
  expect(await pass('15:00', 'OUT', null)).toBe('15:00:00')
  expect(await pass('17:50', 'OUT')).toBe('17:50:00')
})

test('the entrance says the time of the wall from which a night shift ends', async () => {
  const { admin, member, team } = await office({})
  const { memberId: user_id, companyId } = team.member
  await admin.call(createGateUser, { body: { user_id, gate_user_code: 'A-100' } as never })
  await admin.call(updateCompany, { body: { gate_out_opt: 10 } })
  const shift = { works: true, start_minute: 1320, end_minute: 1770, rest_minutes: 0, template_id: null }
  await at.inCompany(companyId, (tx) => setShifts({ tx }, [{ member_id: user_id, work_on: DAY, ...shift }]))
  at.travelTo(`${DAY}T22:00`)
  await press(member)
  const { error } = await press(member, { loc_check_type: 'OUT', com_gate: 'a-100' })
  expect([error.error_code, error.message]).toEqual(['GATE_TOO_EARLY', expect.stringContaining(' 05:20부터')])
})

test('the entrance says the time of the wall from which a shift after midnight begins', async () => {
  const { admin, member, team } = await office({})
  const { memberId: user_id, companyId } = team.member
  await admin.call(createGateUser, { body: { user_id, gate_user_code: 'A-100' } as never })
  await admin.call(updateCompany, { body: { gate_in_opt: 60 } })
  const shift = { works: true, start_minute: 30, end_minute: 600, rest_minutes: 0, template_id: null }
  await at.inCompany(companyId, (tx) => setShifts({ tx }, [{ member_id: user_id, work_on: NEXT, ...shift }]))
  const pass = () => press(member, { com_gate: 'a-100' })
  at.travelTo(`${DAY}T23:29`)
  const { error } = await pass()
  expect([error.error_code, error.message]).toEqual(['GATE_TOO_EARLY', expect.stringContaining(' 23:30부터')])
  at.travelTo(`${DAY}T23:30`)
  expect((await pass()).body).toMatchObject({ wk_date: NEXT, start_time: '-00:30:00' })
})
