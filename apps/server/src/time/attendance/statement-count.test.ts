import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  checkInOut,
  getOnDutyStatus,
  getWorkTimeMonth,
  listWorkStatus,
  listWorkTimeMonth,
} from '#contract/time/attendance/attendance.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** Statements besides opening and closing the transaction. */
async function countOf(work: () => Promise<{ status: number }>): Promise<number> {
  const sent = await app.statementsOf(async () => expect((await work()).status).toBeLessThan(300))
  return sent.length
}

test('a press costs five statements, whatever the history', async () => {
  const member = await makeMember(app)
  const client = await app.as(member)
  for (let day = 1; day <= 28; day += 1)
    await makeWorkDay(app, member, `2026-09-${String(day).padStart(2, '0')}`)
  app.travelTo('2026-11-23T09:00')
  await client.call(getOnDutyStatus)
  expect(await countOf(() => client.call(checkInOut, { body: { loc_check_type: 'IN' } }))).toBe(5)
  expect(await countOf(() => client.call(checkInOut, { body: { loc_check_type: 'OUT' } }))).toBe(5)
})

test('no count of statements grows with the number of people or days', async () => {
  const company = await makeCompany(app)
  const admin = await makeAdmin(app, { company })
  const client = await app.as(admin)
  await client.call(getOnDutyStatus)
  const reads = [
    () => client.call(listWorkStatus, { query: { date: '2026-10-01' } }),
    () => client.call(listWorkTimeMonth, { query: { date: '2026-10-01', page_size: 1000 } }),
    () => client.call(getWorkTimeMonth, { query: { date: '2026-10-01' } }),
    () => client.call(getHomeSummary),
  ]
  const few = await inTurn(reads)
  for (let index = 0; index < 12; index += 1) {
    const member = await makeMember(app, { company })
    for (const day of ['2026-10-01', '2026-10-02', '2026-10-05']) await makeWorkDay(app, member, day)
  }
  expect(await inTurn(reads)).toEqual(few)
  // Two of the five for what is missing of a day that is over.
  expect(few).toEqual([5, 1, 1, 15])
})

async function inTurn(reads: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const counts: number[] = []
  for (const read of reads) counts.push(await countOf(read))
  return counts
}
