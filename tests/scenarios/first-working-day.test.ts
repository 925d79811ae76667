import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveDocument, getDocument, inbox } from '#contract/approvals/documents/approvals.ts'
import { checkInOut, listWorkStatus } from '#contract/time/attendance/attendance.ts'
import { refreshToken, signIn, signUp, verifyCode } from '#contract/platform/auth/auth.ts'
import { foundCompany } from '#contract/platform/companies/companies.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import { previewEvent, requestEvent } from '#contract/time/work-events/work-events.ts'
import { confirmInvite, sendInvite } from '#contract/people/employment/joining.ts'
import { getProfile, listMembers } from '#contract/people/members/members.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { createTeam, listTeams } from '#contract/people/organization/organization.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'

// One story in the order in which it happens: a company is founded and has its first working day.
const PASSWORD = 'spring-2026-morning!'
const FOUNDER = 'founder@haru.gyeol.test'
const COLLEAGUE = 'hyunji@haru.gyeol.test'

let at: TestApp
let founder: Client
let colleague: Client
let founderId: number
let colleagueId: number
let teamId: number
let documentId: number

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T08:50')
  founder = at.stranger()
  colleague = at.stranger()
})
afterAll(() => at.stop())

/** Goes on in time; the browsers renew their sessions as they do when an access token has run out. */
async function later(moment: string): Promise<void> {
  at.travelTo(moment)
  for (const client of [founder, colleague]) await client.call(refreshToken)
}

async function lastMailTo(address: string): Promise<string> {
  await at.runJobs()
  const mails = await at.outside.mail.mailbox.listMails()
  const mail = mails.find((one) => one.to === address)
  if (!mail) throw new Error(`No mail to ${address}`)
  return mail.text
}

async function signUpAs(client: Client, email: string): Promise<void> {
  const terms = (['service', 'privacy'] as const).map((item) => ({ item, value: true }))
  const body = { email, password: PASSWORD, terms, birth_date: '1990-05-17' }
  const made = await client.call(signUp, { body })
  expect(made.status).toBe(201)
  const code = /\b\d{6}\b/.exec(await lastMailTo(email))![0]
  const verified = await client.call(verifyCode, {
    body: { validation_code: made.body.validation_code, code, email },
  })
  expect(verified.status).toBe(200)
}

test('a person signs up, confirms the address and founds a company', async () => {
  await signUpAs(founder, FOUNDER)
  const signedIn = await founder.call(signIn, { body: { email: FOUNDER, password: PASSWORD } })
  expect(signedIn).toMatchObject({ status: 201, body: { has_company: false } })
  const company = await founder.call(foundCompany, { body: { company_name: '하루상점', username: '박새벽' } })
  expect(company.body).toMatchObject({ company_name: '하루상점', company_joincode: expect.any(String) })
  const profile = (await founder.call(getProfile)).body
  expect(profile).toMatchObject({
    is_admin_full: true,
    user_profile: { username: '박새벽' },
    company: { company_name: '하루상점' },
  })
  founderId = profile.id
})

test('the founder makes a team and leads it', async () => {
  const made = await founder.call(createTeam, { body: { team_name: '운영팀', team_leader: founderId } })
  expect(made.status).toBe(201)
  teamId = made.body.team_id
  expect((await founder.call(getProfile)).body).toMatchObject({
    isTeamLeader: true,
    leader: [{ team_id: teamId }],
  })
})

test('the founder invites a colleague, who signs up and accepts', async () => {
  const body = {
    email: COLLEAGUE,
    username: '김현지',
    team: teamId,
    position: '매니저',
    joined_date: '2024-03-04',
  }
  const invited = await founder.call(sendInvite, { body })
  expect(invited.body.cmem_status).toBe('INVITED')
  const code = /code=([\w%.-]+)/.exec(await lastMailTo(COLLEAGUE))![1]!
  const acceptance = { body: { code: decodeURIComponent(code), email: COLLEAGUE } }

  const early = await colleague.call(confirmInvite, acceptance)
  expect(early).toMatchObject({ status: 406, error: { error_code: 'INVITE_NEEDS_ACCOUNT' } })
  await signUpAs(colleague, COLLEAGUE)
  expect((await colleague.call(confirmInvite, acceptance)).body.company_name).toBe('하루상점')
  await colleague.call(signIn, { body: { email: COLLEAGUE, password: PASSWORD } })
  const profile = (await colleague.call(getProfile)).body
  expect(profile).toMatchObject({
    cmem_status: 'WORKING',
    is_admin: false,
    user_profile: { team: { team_id: teamId } },
  })
  colleagueId = profile.id
  expect((await founder.call(listMembers, {})).body.count).toBe(2)
  expect((await founder.call(listTeams, {})).body.find((team) => team.team_id === teamId)?.team_nums).toBe(1)
})

test('the colleague checks in; a second tap changes nothing', async () => {
  at.travelTo('2026-11-23T08:57')
  const [first, second] = await Promise.all(
    [1, 2].map(() => colleague.call(checkInOut, { body: { loc_check_type: 'IN' } })),
  )
  expect([first!.body.changed, second!.body.changed].sort()).toEqual([false, true])
  expect(first!.body).toMatchObject({ onduty_status: 'WORKING', start_time: '08:57:00' })
  const board = (await founder.call(listWorkStatus, {})).body
  expect(board.results.find((row) => row.user_id === colleagueId)).toMatchObject({
    onduty_status: 'WORKING',
    start_time: '08:57:00',
  })
})

test('the colleague sees what half a day would cost, and asks for it', async () => {
  await later('2026-11-23T11:00')
  const before = (await colleague.call(getLeaveInfo, {})).body
  const wanted = { wk_start_date: '2026-11-24', wk_end_date: '2026-11-24' }
  const preview = (await colleague.call(previewEvent, { query: { ...wanted, code: 'VACATION:ANNUAL:PM' } }))
    .body
  expect(preview).toMatchObject({
    applied_days: 0.5,
    v_days_after: preview.v_days_before! - 0.5,
    approvers: [{ user_id: founderId }],
  })
  expect(preview.trace.length).toBeGreaterThan(0)
  const asked = await colleague.call(requestEvent, {
    body: { ...wanted, wk_event: 'VACATION:ANNUAL:PM', wk_comment: '병원 진료' },
  })
  expect(asked).toMatchObject({ status: 201, body: { drf_status: 'REQUESTED', applied_days: 0.5 } })
  documentId = asked.body.drf_id!
  const held = (await colleague.call(getLeaveInfo, {})).body
  expect(held.held_vac_days - before.held_vac_days).toBe(0.5)
})

test('the same half day cannot be asked for twice', async () => {
  const body = {
    wk_start_date: '2026-11-24',
    wk_end_date: '2026-11-24',
    wk_event: 'VACATION:ANNUAL:FULL' as const,
  }
  const again = await colleague.call(requestEvent, { body })
  expect(again).toMatchObject({ status: 406, error: { error_code: 'EVENT_CONFLICT' } })
})

test('the leader finds it in the inbox, was told of it, and approves', async () => {
  const waiting = (await founder.call(inbox, { query: { bucket: 'requested' } })).body
  expect(waiting).toMatchObject({
    count: 1,
    results: [{ drf_id: documentId, author: { username: '김현지' } }],
  })
  expect(
    (await founder.call(listNotifications, {})).body.results.some(
      (note) => note.nt_type === 'APPROVAL_REQUESTED',
    ),
  ).toBe(true)
  expect((await colleague.call(approveDocument, { params: { id: documentId }, body: {} })).status).not.toBe(
    200,
  )
  const done = await founder.call(approveDocument, {
    params: { id: documentId },
    body: { rcv_comment: '잘 다녀오세요' },
  })
  expect(done.body.drf_status).toBe('APPROVED')
  expect((await founder.call(inbox, { query: { bucket: 'requested' } })).body.count).toBe(0)
  const document = (await colleague.call(getDocument, { params: { id: documentId } })).body
  expect(document.apv_receive[0]).toMatchObject({ rcv_approved: true, rcv_comment: '잘 다녀오세요' })
})

test('the balance has fallen, and the next day’s board and the home page show it', async () => {
  const balance = (await colleague.call(getLeaveInfo, {})).body
  expect(balance).toMatchObject({
    used_vac_days: 0.5,
    held_vac_days: 0,
    remaining_days: balance.total_days - 0.5,
  })
  await later('2026-11-24T13:30')
  const board = (await founder.call(listWorkStatus, {})).body
  const row = board.results.find((one) => one.user_id === colleagueId)!
  expect(row.events).toMatchObject([{ code: 'VACATION:ANNUAL:PM', drf_status: 'APPROVED' }])
  expect((await founder.call(getHomeSummary)).status).toBe(200)
})
