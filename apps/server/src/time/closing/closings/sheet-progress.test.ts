import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConfirmInfo } from '#contract/time/closing/closing-settings.ts'
import { downloadConfirmations } from '#contract/time/closing/closing.ts'
import { heavyWork } from '#server/outside/heavy-work.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin } from '#test/factories/members.ts'

let at: TestApp

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
})
afterAll(() => at.stop())

test('who waits for the sheet of closing sees how much of it is done', async () => {
  const company = await makeCompany(at)
  const person = await makeAdmin(at, { company })
  const admin = await at.as(person)
  await admin.call(createConfirmInfo, { body: {} })
  await at.owner.query(
    `insert into members (company_id, name, email, status, joined_on)
     select $1, '김' || n, 'p' || n || '@example.kr', 'WORKING', '2024-01-01' from generate_series(1, 410) n`,
    [company.companyId],
  )
  const told = new Set<number | null>()
  const file = admin.call(downloadConfirmations)
  const arrived = new Set<unknown>()
  void file.then((answer) => arrived.add(answer))
  while (arrived.size === 0) {
    const asker = { companyId: person.companyId, actor: { accountId: person.accountId } }
    for (const { done } of heavyWork.placesOf(asker)) told.add(done)
    await setImmediate()
  }
  expect((await file).status).toBe(200)
  // 411 people, 200 at a time.
  expect([...told]).toEqual(expect.arrayContaining([48, 97]))
})
