import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadEvents, downloadMonthlyLeave } from '#contract/time/work-events/event-sheets.ts'
import { heavyWork } from '#server/outside/heavy-work.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, type TestMember } from '#test/factories/members.ts'

let at: TestApp
let person: TestMember
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
})
afterAll(() => at.stop())

// A day of leave of each of 4,100 people; the sheets read 2,000 lines at a time.
beforeEach(async () => {
  const company = await makeCompany(at)
  person = await makeAdmin(at, { company })
  admin = await at.as(person)
  await at.owner.query(
    `with people as (
       insert into members (company_id, name, email, status, joined_on)
       select $1, '김' || n, 'p' || n || '@example.kr', 'WORKING', '2024-01-01' from generate_series(1, 4100) n returning id
     ), asked as (
       insert into work_events (company_id, member_id, event_code, starts_on, ends_on, counted_minutes, status, frees_work)
       select $1, id, 'VACATION:ANNUAL:FULL', '2026-11-24', '2026-11-24', 480, 'APPROVED', true from people returning id, member_id
     )
     insert into day_parts (company_id, member_id, event_code, frees_work, state, holder_kind, holder_id, work_on,
       start_minute, end_minute, minutes)
     select $1, member_id, 'VACATION:ANNUAL:FULL', true, 'TAKEN', 'EVENT', id, '2026-11-24', 540, 1080, 480 from asked`,
    [company.companyId],
  )
})

/** What is told of how much is done, until the file is there. */
async function toldOf(file: Promise<{ status: number }>): Promise<(number | null)[]> {
  const told = new Set<number | null>()
  const arrived: number[] = []
  void file.then(({ status }) => arrived.push(status))
  while (arrived.length === 0) {
    const asker = { companyId: person.companyId, actor: { accountId: person.accountId } }
    for (const { done } of heavyWork.placesOf(asker)) told.add(done)
    await setImmediate()
  }
  expect(arrived).toEqual([200])
  return [...told]
}

test('who waits for the sheet of requests sees how much of it is done', async () => {
  const query = { date: '2026-11-01' as never }
  expect(await toldOf(admin.call(downloadEvents, { query }))).toEqual(expect.arrayContaining([48, 97]))
})

test('who waits for the sheet of leave sees how much of it is done', async () => {
  const query = { date: '2026-11-01' as never }
  expect(await toldOf(admin.call(downloadMonthlyLeave, { query }))).toEqual(expect.arrayContaining([48, 97]))
})
