import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import { checkRetirement } from '#contract/people/employment/retirement.ts'
import { confirmManyWorkTimes } from '#contract/time/closing/closing.ts'
import { requestEvent } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { cancelEventsAfter } from './cancel-events-after.ts'

let at: TestApp
let team: LeaveTeam
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Leave of 2026-10-07 that was approved and closed, and of 2026-11-11 that was approved only.
beforeEach(async () => {
  at.travelTo('2026-10-05T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  member = await at.as(team.member)
  const leader = await at.as(team.leader)
  for (const day of ['2026-10-07', '2026-11-11']) {
    const asked = await member.call(requestEvent, {
      body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day },
    })
    await leader.call(approvals.approveDocument, { params: { id: asked.body.drf_id! }, body: {} })
  }
  at.travelTo('2026-11-09T09:00')
  const admin = await at.as(team.admin)
  const body = { confirmed_date: '2026-10-07', user_ids: [team.member.memberId] }
  await admin.call(confirmManyWorkTimes, { body })
  at.travelTo('2026-11-23T09:00')
})

const states = async () =>
  (
    await at.owner.query(
      `select r.starts_on, r.status, d.status as document,
         (select count(*)::int from day_parts p where p.company_id = r.company_id and p.holder_kind = 'EVENT'
           and p.holder_id = r.id) as parts,
         (select count(*)::int from audit_events a where a.company_id = r.company_id and a.action = 'document.cancel'
           and a.target_id = d.id) as told
       from work_events r join documents d on d.company_id = r.company_id and d.id = r.document_id
       where r.member_id = $1 order by r.starts_on`,
      [team.member.memberId],
    )
  ).rows

test('what lies on a closed day stays whole, with its document and the trail; the rest is taken back', async () => {
  const lastDay = Temporal.PlainDate.from('2026-10-06')
  await at.actAs(team.company.companyId, 'system', (ctx) =>
    cancelEventsAfter(ctx, { memberId: team.member.memberId, lastDay }),
  )
  expect(await states()).toEqual([
    { starts_on: '2026-10-07', status: 'APPROVED', document: 'APPROVED', parts: 1, told: 0 },
    { starts_on: '2026-11-11', status: 'CANCELED', document: 'CANCELED', parts: 0, told: 1 },
  ])
})

test('who leaves is asked about documents that go on, not about those that end with the last day', async () => {
  for (const day of ['2026-11-30', '2026-12-10'])
    await member.call(requestEvent, {
      body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day as never },
    })
  const admin = await at.as(team.admin)
  const { body } = await admin.call(checkRetirement, {
    query: { user_id: team.member.memberId, retire_date: '2026-12-04' as never },
  })
  const countOf = (kind: string) => body.hanging.filter((one) => one.kind === kind).map(({ count }) => count)
  expect([countOf('OWN_DOCUMENTS'), countOf('LEAVE')]).toEqual([[1], [1]])
})
