import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDocuments } from '#contract/approvals.ts'
import { getFunctionRecords, setFunctionRecords, updateCompany } from '#contract/companies/companies.ts'
import { connectSlack, connectTeams, unlinkSlack } from '#contract/integrations.ts'
import { createRoomCategory, listRooms } from '#contract/meeting-rooms.ts'
import { getProfile } from '#contract/members/members.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

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

test('a service that is switched off cannot be connected, but what is connected can be dropped', async () => {
  await set({ SLACK: 'OFF' })
  expect((await admin.call(connectSlack)).error.error_code).toBe('FEATURE_OFF')
  expect((await admin.call(unlinkSlack)).status).toBe(200)
  expect((await admin.call(connectTeams)).status).toBe(200)
  await set({ SLACK: 'ON' })
  expect((await admin.call(connectSlack)).status).toBe(200)
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

test('switched-off approvals take nothing new and keep what is there', async () => {
  await set({ DOCUMENT_APPROVAL: 'OFF' })
  expect((await member.call(listDocuments)).error.error_code).toBe('FEATURE_OFF')
  await set({ DOCUMENT_APPROVAL: 'ON' })
  expect((await member.call(listDocuments)).status).toBe(200)
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
