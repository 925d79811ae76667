import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember } from '#test/factories/members.ts'

let at: TestApp
let member: Client

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  member = await at.as(await makeMember(at, { company, joinedOn: '2026-11-23' }))
})
afterAll(() => at.stop())

const own = (query: { date?: string } = {}) => member.call(contract.getOwnConfirmInfo, { query })

test('who joined today sees the running period, and is led to none before it', async () => {
  expect((await own()).body).toMatchObject({
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    prev_date: null,
    next_date: '2026-12-01',
    is_confirmed: false,
    abilities: { confirm: false, take_back: false },
  })
  expect((await own({ date: '2026-12-01' })).body.prev_date).toBe('2026-11-30')
  expect((await own({ date: '2026-10-31' })).status).toBe(404)
})
