import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as documents from '#contract/approvals/documents/approvals.ts'
import { requestDocumentCancel } from '#contract/approvals/documents/cancels.ts'
import * as contract from '#contract/approvals/employment-requests/employment-requests.ts'
import * as forms from '#contract/approvals/forms/forms.ts'
import { createDelegation } from '#contract/approvals/delegations/standing-v0.ts'
import { writeDocument } from '#contract/approvals/forms/writing.ts'
import { toggleAbsence } from '#contract/people/employment/employment.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { sendFile } from '#test/sheets.ts'

let at: TestApp
let company: TestCompany
let boss: TestMember
let teamId: number
let drafter: TestMember
let leader: Client
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  await makeAdmin(at, { company })
  boss = await makeMember(at, { company })
  teamId = await makeTeam(at, company, { leaderId: boss.memberId })
  leader = await at.as(boss)
  drafter = await makeMember(at, { company, teamId, joinedOn: '2020-01-01' })
  member = await at.as(drafter)
})

const approve = (id: number) => leader.call(documents.approveDocument, { params: { id }, body: {} })
const cancel = (id: number) => member.call(documents.cancelDocument, { params: { id } })
const plan = async () =>
  (await at.owner.query('select last_day from planned_retirements where member_id = $1', [drafter.memberId]))
    .rows[0]?.last_day

async function leaving(lastDay: string): Promise<number> {
  const { body } = await member.call(contract.requestRetirement, {
    body: { retire_date: lastDay, reason: '이직' },
  })
  expect((await approve(body.drf_id)).status).toBe(200)
  expect(await plan()).toBe(lastDay)
  return body.drf_id
}

test('a last day comes back with no document that was cancelled itself', async () => {
  const first = await leaving('2026-12-31')
  const second = await leaving('2027-01-31')
  await cancel(first)
  expect(await plan()).toBe('2027-01-31')
  await cancel(second)
  expect(await plan()).toBeUndefined()
})

test('of two documents of one last day the other still stands once one is cancelled', async () => {
  const first = await leaving('2026-12-31')
  const second = await leaving('2026-12-31')
  await cancel(first)
  expect(await plan()).toBe('2026-12-31')
  await cancel(second)
  expect(await plan()).toBeUndefined()
})

test('the proof of an absence goes with its document', async () => {
  const sent = await sendFile(at, member, contract.requestAbsence, {
    name: '진단서.pdf',
    type: 'application/pdf',
    content: '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    field: 'proof',
    fields: { start_date: '2026-12-01', reason: '요양' },
  })
  const id = (sent.body as { drf_id: number }).drf_id
  const kept = async () =>
    (await at.owner.query('select id from files where company_id = $1', [company.companyId])).rows.length
  await cancel(id)
  expect(await kept()).toBe(1)
  expect((await member.call(documents.deleteDocument, { params: { id } })).status).toBe(204)
  expect(await kept()).toBe(0)
})

test('an absence of a form that has begun by the time its cancellation is agreed to is ended by an admin', async () => {
  const admin = await at.as(await makeAdmin(at, { company }))
  const { body: form } = await admin.call(forms.takeStandardForm, { params: { key: 'absence' } })
  const days = { from: '2026-12-01', to: '2027-01-31' }
  const { body: sent } = await member.call(writeDocument, {
    body: {
      drf_title: '휴직',
      drf_tem_id: form.drf_tem_id,
      drf_values: { sort: '육아휴직', days, reason: '육아' },
    },
  })
  await approve(sent.drf_id)
  const ask = () =>
    member.call(requestDocumentCancel, { params: { id: sent.drf_id }, body: { reason: '복직' } })
  const { body: asked } = await ask()
  at.travelTo('2026-12-07T09:00')
  const [late, denied] = [
    await approve(asked.drf_id),
    await leader.call(documents.denyDocument, {
      params: { id: asked.drf_id },
      body: { rcv_comment: '이미 시작' },
    }),
  ]
  expect([late.status, late.error.error_code, denied.status]).toEqual([409, 'ABSENCE_HAS_BEGUN', 200])
  const { rows } = await at.owner.query('select starts_on, until_on from absences where member_id = $1', [
    drafter.memberId,
  ])
  expect(rows).toEqual([{ starts_on: days.from, until_on: days.to }])
  expect((await ask()).error.error_code).toBe('ABSENCE_HAS_BEGUN')
})

test('the last day that an admin has given an absence since stays as its document is undone', async () => {
  const admin = await at.as(await makeAdmin(at, { company }))
  const { body: sent } = await member.call(contract.requestAbsence, {
    body: { start_date: '2026-11-23', end_date: '2027-02-28', reason: '요양' },
  })
  await approve(sent.drf_id)
  const body = { user_id: drafter.memberId, until: '2026-12-31' }
  expect((await admin.call(toggleAbsence, { body })).status).toBe(200)
  expect((await leader.call(documents.withdrawDecision, { params: { id: sent.drf_id } })).status).toBe(200)
  const { rows } = await at.owner.query('select until_on from absences where member_id = $1', [
    drafter.memberId,
  ])
  expect(rows).toEqual([{ until_on: '2026-12-31' }])
})

test('who is meant by a proposal does not deny it either, in whosever place', async () => {
  const author = await makeMember(at, { company, teamId })
  const led = await makeTeam(at, company, { leaderId: author.memberId })
  const meant = await makeMember(at, { company, teamId: led })
  const { body: sent, status } = await (
    await at.as(author)
  ).call(contract.requestRetirement, {
    body: { user_id: meant.memberId, retire_date: '2026-12-31', reason: '계약 종료' },
  })
  expect(status).toBe(201)
  await leader.call(createDelegation, {
    body: { user_id: meant.memberId, start_date: '2026-11-23', end_date: '2026-11-27' },
  })
  const asMeant = await at.as(meant)
  const said = { params: { id: sent.drf_id }, body: { rcv_comment: '거절' } }
  const acts = [
    await asMeant.call(documents.denyDocument, said),
    await asMeant.call(documents.approveDocument, said),
  ]
  expect(acts.map((act) => act.status)).toEqual([403, 403])
  expect((await leader.call(documents.denyDocument, said)).status).toBe(200)
})
