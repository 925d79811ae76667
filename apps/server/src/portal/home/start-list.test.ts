import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRoomCategory, createRoom } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { sendInvite } from '#contract/people/employment/joining.ts'
import { createTeam, saveRanks } from '#contract/people/organization/organization.ts'
import { setFunctionRecords, updateCompany } from '#contract/platform/companies/companies.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { getStartList, setStartSteps, startSteps, type StartStep } from '#contract/portal/home/start-list.ts'
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
const say = (client: Client, body: { steps: StartStep[]; state: 'OPEN' | 'PUT_AWAY' }) =>
  client.call(setStartSteps, { body })
const stepsIn = async (client: Client, wanted: 'OPEN' | 'DONE' | 'PUT_AWAY') =>
  (await client.call(getStartList)).body.steps.filter(({ state }) => state === wanted).map(({ step }) => step)

test('a founded company has every step before it, and each is done by what is done', async () => {
  const company = await makeCompany(at)
  const founder = await makeAdmin(at, { company })
  const admin = await at.as(founder)
  expect(await stepsIn(admin, 'OPEN')).toEqual([...startSteps])
  await admin.call(createTeam, { body: { team_name: '개발팀' } })
  await admin.call(saveRanks, { body: { ranks: [{ name: '사원' }] } })
  await admin.call(sendInvite, { body: { email: 'first@steps.test' } })
  await admin.call(updateCompany, { body: { start_work_time: '10:00', end_work_time: '19:00' } })
  const { body: category } = await admin.call(createRoomCategory, { body: { name: '본사' } })
  await admin.call(createRoom, { body: { room_cat_id: category.room_cat_id, name: '한라' } })
  expect(await stepsIn(admin, 'DONE')).toEqual(['TEAMS', 'RANKS', 'MEMBERS', 'HOURS', 'ROOMS'])
})

test.each<[StartStep, string]>([
  [
    'WORKPLACES',
    `insert into locations (company_id, name, latitude, longitude) values ($1, '본사', 37.5, 127)`,
  ],
  [
    'WORKPLACES',
    `insert into wifi_networks (company_id, name, kind, address) values ($1, '본사', 'IP', '10.0.0.1')`,
  ],
  ['EVENT_CODES', `insert into event_codes (company_id, name) values ($1, '경조휴가')`],
  ['LINES', `insert into approval_lines (company_id, role_code, line) values ($1, 'ANNUAL', 'TL')`],
  [
    'CLOSING',
    `insert into closing_settings (company_id, period, ends_on_day, deadline_days, is_automatic, is_partial)
     values ($1, 'MONTHLY', 31, 5, false, false)`,
  ],
  [
    'FIRST_CHECK_IN',
    `insert into check_records (company_id, member_id, kind, work_on, checked_at) values ($1, $2, 'IN', '2026-11-25', now())`,
  ],
  [
    'FIRST_LEAVE',
    `insert into work_events (company_id, member_id, event_code, starts_on, ends_on, counted_minutes, status)
     values ($1, $2, 'VACATION:ANNUAL:FULL', '2026-11-25', '2026-11-25', 480, 'APPROVED')`,
  ],
  [
    'LEAVE_BALANCES',
    `insert into leave_adjustments (company_id, member_id, kind, starts_on, ends_on, minutes, reason, made_by, made_at)
     values ($1, $2, 'OPENING', '2026-01-01', '2026-12-31', -480, '도입 전 사용', $2, now())`,
  ],
  [
    'FIRST_MONTH',
    `insert into work_closings (company_id, member_id, starts_on, ends_on, closed_at, manner, closed_by, rules, content, sha256)
     values ($1, $2, '2026-10-01', '2026-10-31', now(), 'ADMIN', $2, '1', '{}', repeat('a', 64))`,
  ],
])('%s is seen in the data', async (step, insert) => {
  const company = await makeCompany(at)
  const founder = await makeAdmin(at, { company })
  const admin = await at.as(founder)
  expect(await stepsIn(admin, 'DONE')).toEqual([])
  await at.owner.query(insert, [company.companyId, founder.memberId].slice(0, insert.includes('$2') ? 2 : 1))
  // By whose presses there are, the hours were accepted.
  const besides = step === 'FIRST_CHECK_IN' ? ['HOURS'] : []
  expect(await stepsIn(admin, 'DONE')).toEqual([...besides, step])
})

test('what is only asked for, or was opened again, is not done', async () => {
  const company = await makeCompany(at)
  const founder = await makeAdmin(at, { company })
  await at.owner.query(
    `insert into work_events (company_id, member_id, event_code, starts_on, ends_on, counted_minutes, status, frees_work)
     values ($1, $2, 'VACATION:ANNUAL:FULL', '2026-11-25', '2026-11-25', 480, 'REQUESTED', true),
       ($1, $2, 'HOME:FULL', '2026-11-26', '2026-11-26', 480, 'APPROVED', false)`,
    [company.companyId, founder.memberId],
  )
  await at.owner.query(
    `insert into work_closings (company_id, member_id, starts_on, ends_on, closed_at, manner, closed_by, rules, content, sha256,
       reopened_at, reopened_by, reopen_reason)
     values ($1, $2, '2026-10-01', '2026-10-31', now(), 'ADMIN', $2, '1', '{}', repeat('a', 64), now(), $2, '정정')`,
    [company.companyId, founder.memberId],
  )
  expect(await stepsIn(await at.as(founder), 'DONE')).toEqual([])
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
  expect(await stepsIn(one, 'PUT_AWAY')).toEqual(['TEAMS', 'RANKS', 'ROOMS'])
  await say(other, { steps: ['TEAMS'], state: 'OPEN' })
  expect(await stepsIn(one, 'PUT_AWAY')).toEqual(['RANKS', 'ROOMS'])
  // What is there is done, whatever was said before.
  await one.call(saveRanks, { body: { ranks: [{ name: '사원' }] } })
  expect(await stepsIn(one, 'DONE')).toEqual(['RANKS', 'MEMBERS'])
  expect(await stepsIn(elsewhere, 'PUT_AWAY')).toEqual([])
  expect(await auditActions(at, company.companyId)).toEqual(
    expect.arrayContaining(Array(3).fill('company.start_steps')),
  )
})

test('nothing is asked for of a part that is switched off, and nobody else has a list', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  await admin.call(setFunctionRecords, {
    body: { MEETING_ROOM: 'OFF', ATTENDANCE: 'OFF', DOCUMENT_APPROVAL: 'OFF' },
  })
  expect(await stepsIn(admin, 'OPEN')).toEqual([
    'TEAMS',
    'RANKS',
    'MEMBERS',
    'HOURS',
    'EVENT_CODES',
    'LEAVE_BALANCES',
    'FIRST_LEAVE',
  ])
  const { body } = await admin.call(getHomeSummary)
  expect(body.start?.steps).toHaveLength(7)
  const member = await at.as(await makeMember(at, { company }))
  expect((await member.call(getHomeSummary)).body.start).toBeNull()
  expect((await member.call(getStartList)).status).toBe(403)
  expect((await say(member, { steps: ['TEAMS'], state: 'PUT_AWAY' })).status).toBe(403)
  for (const body of [
    { steps: [], state: 'PUT_AWAY' },
    { steps: ['MOON'], state: 'PUT_AWAY' },
    { steps: ['TEAMS'], state: 'DONE' },
  ])
    expect((await say(admin, body as unknown as Said)).status).toBe(400)
})
