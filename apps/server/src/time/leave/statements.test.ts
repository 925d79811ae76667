import { afterAll, beforeAll, expect, test } from 'vitest'
import * as approvals from '#contract/approvals/documents/approvals.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'

let at: TestApp

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** How many statements reach the database meanwhile. */
async function statements(work: () => Promise<{ status: number }>): Promise<number> {
  const sent = await at.statementsOf(async () => expect((await work()).status).toBeLessThan(300))
  return sent.length
}

test('asking for leave and deciding it cost a fixed number of statements', async () => {
  const team = await makeLeaveTeam(at, await makeCompany(at))
  const member = await at.as(team.member)
  const leader = await at.as(team.leader)
  const body = {
    wk_event: 'VACATION:ANNUAL:FULL' as const,
    wk_start_date: '2026-11-25',
    wk_end_date: '2026-11-27',
  }
  // The first request of a person also stores the grants, and sessions are looked up once.
  await member.call(events.requestEvent, {
    body: { ...body, wk_start_date: '2026-12-01', wk_end_date: '2026-12-01' },
  })
  await leader.call(approvals.overview, {})

  let id = 0
  const asked = await statements(async () => {
    const answer = await member.call(events.requestEvent, { body })
    id = answer.body.drf_id!
    return answer
  })
  // Three of them are the chain of acts, one asks who stands in for whoever decides, one queues what may leave by mail and push.
  expect(asked).toBe(20)
  const decided = await statements(() => leader.call(approvals.approveDocument, { params: { id }, body: {} }))
  // Seven of them are the working days of the attendance slice, three the chain of acts, two ask who stands in for whom,
  // one queues what may leave by mail and push.
  expect(decided).toBe(21)
})

test('the to-do list is one statement however long it is', async () => {
  const team = await makeLeaveTeam(at, await makeCompany(at))
  const leader = await at.as(team.leader)
  const list = () => statements(() => leader.call(approvals.inbox, { query: { page_size: 100 } }))
  await list()
  for (let index = 0; index < 12; index += 1)
    await makeDocument(at, team.member, { line: [{ member: team.leader }] })
  expect(await list()).toBe(1)
  expect((await leader.call(approvals.inbox, {})).body.count).toBe(12)
})
