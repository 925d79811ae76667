import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRoomCategory, createRoom } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { sendInvite } from '#contract/people/employment/joining.ts'
import { createTeam, saveRanks } from '#contract/people/organization/organization.ts'
import { setFunctionRecords } from '#contract/platform/companies/companies.ts'
import { getStartList, setStartSteps } from '#contract/portal/home/start-list.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

type Said = Parameters<typeof say>[1]
const say = (
  client: Client,
  body: { steps: ('TEAMS' | 'RANKS' | 'MEMBERS' | 'HOURS' | 'ROOMS')[]; state: 'OPEN' | 'DONE' | 'PUT_AWAY' },
) => client.call(setStartSteps, { body })
const shown = async (client: Client) =>
  (await client.call(getStartList)).body.steps.map(({ step, state }) => `${step} ${state}`)

const OPEN = ['TEAMS OPEN', 'RANKS OPEN', 'MEMBERS OPEN', 'HOURS OPEN', 'ROOMS OPEN']

test('each step is done by what is done, and the hours by looking at them', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  expect(await shown(admin)).toEqual(OPEN)
  await admin.call(createTeam, { body: { team_name: '개발팀' } })
  await admin.call(saveRanks, { body: { ranks: [{ name: '사원' }] } })
  await admin.call(sendInvite, { body: { email: 'first@steps.test' } })
  const { body: category } = await admin.call(createRoomCategory, { body: { name: '본사' } })
  await admin.call(createRoom, { body: { room_cat_id: category.room_cat_id, name: '한라' } })
  expect(await shown(admin)).toEqual(['TEAMS DONE', 'RANKS DONE', 'MEMBERS DONE', 'HOURS OPEN', 'ROOMS DONE'])
  expect((await say(admin, { steps: ['HOURS'], state: 'DONE' })).status).toBe(200)
  expect(await shown(admin)).toContain('HOURS DONE')
})

test('a step is put away and opened again for all full admins of the company, and for no other company', async () => {
  const company = await makeCompany(at)
  const [one, other] = [
    await at.as(await makeAdmin(at, { company })),
    await at.as(await makeAdmin(at, { company })),
  ]
  const elsewhere = await at.as(await makeAdmin(at))
  await Promise.all([
    say(one, { steps: ['ROOMS'], state: 'PUT_AWAY' }),
    say(other, { steps: ['TEAMS', 'RANKS'], state: 'PUT_AWAY' }),
  ])
  expect(await shown(one)).toEqual([
    'TEAMS PUT_AWAY',
    'RANKS PUT_AWAY',
    'MEMBERS DONE',
    'HOURS OPEN',
    'ROOMS PUT_AWAY',
  ])
  await say(other, { steps: ['TEAMS'], state: 'OPEN' })
  expect(await shown(one)).toContain('TEAMS OPEN')
  expect(await shown(elsewhere)).toEqual(OPEN)
  expect(await auditActions(at, company.companyId)).toEqual(Array(3).fill('company.start_steps'))
})

test('no room is asked for where rooms are switched off, and nobody else has a list', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  await admin.call(setFunctionRecords, { body: { MEETING_ROOM: 'OFF' } })
  expect(await shown(admin)).toEqual(OPEN.slice(0, 4))
  const member = await at.as(await makeMember(at, { company }))
  expect((await member.call(getStartList)).status).toBe(403)
  expect((await say(member, { steps: ['TEAMS'], state: 'DONE' })).status).toBe(403)
  for (const body of [
    { steps: [], state: 'DONE' },
    { steps: ['MOON'], state: 'DONE' },
    { steps: ['TEAMS'], state: 'GONE' },
  ])
    expect((await say(admin, body as Said)).status).toBe(400)
})
