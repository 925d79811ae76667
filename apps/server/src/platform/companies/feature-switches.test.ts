import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  getCompany,
  getFunctionRecords,
  setFunctionRecords,
  updateCompany,
} from '#contract/platform/companies/companies.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import {
  connectSlack,
  connectTeams,
  createTeamCalendar,
  deleteTeamCalendar,
  listIntegrations,
  listSlackUsers,
  listTeamCalendars,
  unlinkSlack,
  updateTeamCalendar,
} from '#contract/platform/integrations/integrations.ts'
import { createRoomCategory, listRooms } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { getProfile } from '#contract/people/members/members.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { featuresOf } from '../features/index.ts'
import { followSettings } from './follow-settings.ts'

let at: TestApp
let admin: Client
let member: Client
let stranger: Client

beforeAll(async () => {
  at = await startTestApp()
  const company = await makeCompany(at)
  admin = await at.as(await makeAdmin(at, { company }))
  member = await at.as(await makeMember(at, { company }))
  stranger = await at.as(await makeMember(at))
})
afterAll(() => at.stop())

const set = (body: object) => admin.call(setFunctionRecords, { body })

test('what is switched off is refused at once, for everybody of the company and nobody else', async () => {
  expect((await member.call(listRooms)).status).toBe(200)
  await set({ MEETING_ROOM: 'OFF' })
  for (const client of [member, admin]) {
    const refused = await client.call(listRooms)
    expect([refused.status, refused.error.error_code]).toEqual([403, 'FEATURE_OFF'])
  }
  expect((await stranger.call(listRooms)).status).toBe(200)
  expect((await member.call(getProfile)).body.features.MEETING_ROOM).toBe('OFF')
  await set({ MEETING_ROOM: 'ON' })
  expect((await member.call(listRooms)).status).toBe(200)
})

test('every call about a service that is switched off is refused, and the others go on', async () => {
  await set({ SLACK: 'OFF' })
  for (const endpoint of [connectSlack, unlinkSlack, listSlackUsers])
    expect((await admin.call(endpoint)).error.error_code).toBe('FEATURE_OFF')
  expect((await admin.call(connectTeams)).status).toBe(200)
  const { body } = await admin.call(listIntegrations)
  expect(body.map(({ provider }) => provider)).toEqual(['google_calendar', 'outlook_calendar', 'teams'])
  await set({ SLACK: 'ON' })
  expect((await admin.call(connectSlack)).status).toBe(200)
})

test('calendars of teams: those of the service that is off are left out and refused', async () => {
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company }))
  const team_id = await makeTeam(at, company)
  const name = (provider: 'google_calendar' | 'outlook_calendar', calendar_id: string) =>
    boss.call(createTeamCalendar, { body: { team_id, provider, calendar_id } })
  const google = (await name('google_calendar', 'team@google')).body.id
  const outlook = (await name('outlook_calendar', 'team@outlook')).body.id
  await boss.call(setFunctionRecords, { body: { GOOGLE_CALENDAR: 'OFF' } })
  expect((await boss.call(listTeamCalendars)).body.map(({ id }) => id)).toEqual([outlook])
  const change = (id: number, body: object) => boss.call(updateTeamCalendar, { params: { id }, body })
  const refused = [
    await name('google_calendar', 'new@google'),
    await change(google, { calendar_id: 'other@google' }),
    await change(outlook, { provider: 'google_calendar' }),
    await boss.call(deleteTeamCalendar, { params: { id: google } }),
  ]
  expect(refused.map(({ error }) => error?.error_code)).toEqual(Array(4).fill('FEATURE_OFF'))
  expect((await change(outlook, { calendar_id: 'renamed@outlook' })).status).toBe(200)
  await boss.call(setFunctionRecords, { body: { GOOGLE_CALENDAR: 'ON' } })
  expect((await boss.call(listTeamCalendars)).body).toMatchObject([
    { calendar_id: 'renamed@outlook' },
    { calendar_id: 'team@google' },
  ])
})

test.each([
  [{ GATE: 'OFF' }, { gate_in_opt: 7 }],
  [{ WEB_CHECK: 'OFF' }, { check_desktop: false }],
  [{ ATTENDANCE: 'OFF' }, { check_desktop: false }],
  [{ ATTENDANCE: 'OFF' }, { enter_adjust: 'UP_10MIN' }],
  [{ OUTLOOK_CALENDAR: 'OFF' }, { use_outlook_category: true }],
] as const)('with %o the company is not changed by %o', async (off, change) => {
  const boss = await at.as(await makeAdmin(at))
  const before = (await boss.call(getCompany)).body
  await boss.call(setFunctionRecords, { body: off })
  const refused = await boss.call(updateCompany, { body: { ...change, motto: '함께' } as never })
  expect([refused.status, refused.error.error_code]).toEqual([403, 'FEATURE_OFF'])
  const [field] = Object.keys(change) as (keyof typeof before)[]
  const after = (await boss.call(getCompany)).body
  expect([after.motto, after[field!]]).toEqual([before.motto, before[field!]])
  // A form that sends everything back as it stands is none the worse.
  const same = { [field!]: before[field!], motto: '함께' }
  expect((await boss.call(updateCompany, { body: same as never })).status).toBe(200)
})

test('the start page is without the parts that are off', async () => {
  const boss = await at.as(await makeAdmin(at))
  expect((await boss.call(getHomeSummary)).body.work).not.toBeNull()
  await boss.call(setFunctionRecords, { body: { ATTENDANCE: 'OFF', MEETING_ROOM: 'OFF' } })
  const { body } = await boss.call(getHomeSummary)
  expect([body.work, body.team_status, body.bookings]).toEqual([null, null, []])
})

test('the refusal comes before anything of the request is read, and in the language of the reader', async () => {
  await set({ MEETING_ROOM: 'OFF' })
  const refused = await admin.call(createRoomCategory, { body: {} as never }, { 'accept-language': 'en' })
  expect(refused.error).toMatchObject({
    error_code: 'FEATURE_OFF',
    message: expect.stringContaining('does not use'),
  })
  await set({ MEETING_ROOM: 'ON' })
})

test('a flag of the company switches as well, and other servers are told', async () => {
  const notices: string[] = []
  const listener = await at.owner.connect()
  await listener.query('listen gyeol_sessions')
  listener.on('notification', ({ payload }) => notices.push(payload ?? ''))
  await admin.call(updateCompany, { body: { use_web_checkinout: false } })
  expect((await member.call(getFunctionRecords)).body.WEB_CHECK).toBe('OFF')
  await admin.call(updateCompany, { body: { use_web_checkinout: true, motto: '그대로' } })
  await listener.query('select 1')
  expect(notices.length).toBe(2)
  await admin.call(updateCompany, { body: { motto: '이름만' } })
  await listener.query('select 1')
  expect(notices.length).toBe(2)
  listener.release(true)
})

test('the trail tells only what really changed', async () => {
  const person = await makeAdmin(at)
  const client = await at.as(person)
  await client.call(setFunctionRecords, { body: { SURVEY: 'ON', MOOD: 'OFF' } })
  const { rows } = await at.owner.query('select before, after from audit_events where company_id = $1', [
    person.companyId,
  ])
  expect(rows).toEqual([{ before: { MOOD: true }, after: { MOOD: false } }])
})

test('what is set to what it stands on leaves no trace', async () => {
  const person = await makeAdmin(at)
  const client = await at.as(person)
  for (let once = 0; once < 2; once += 1)
    expect((await client.call(setFunctionRecords, { body: { MOOD: 'OFF', SURVEY: 'ON' } })).status).toBe(200)
  expect(await auditActions(at, person.companyId)).toEqual(['company.switch_features'])
})

test('those who follow a part that is switched are told when it is', async () => {
  const seen: boolean[] = []
  followSettings('test', ['PAYROLL'], async ({ tx }) => {
    seen.push((await featuresOf(tx)).PAYROLL)
  })
  await set({ PAYROLL: 'OFF' })
  await admin.call(updateCompany, { body: { use_payroll: true } })
  followSettings('test', [], async () => {})
  expect(seen).toEqual([false, true])
})
