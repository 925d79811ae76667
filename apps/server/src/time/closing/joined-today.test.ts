import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

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

test('a company that was founded this month is offered none before it, by whoever confirms for others', async () => {
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company, joinedOn: '2020-01-01' }))
  await at.owner.query(`update companies set records_begin = '2026-11-16' where company_id = $1`, [
    company.companyId,
  ])
  const list = async (date?: string) =>
    (await admin.call(contract.listConfirmations, { query: date ? { date: date as never } : {} })).body
  expect(await list()).toMatchObject({ start_date: '2026-11-01', prev_date: null })
  expect(await list('2026-12-10')).toMatchObject({ start_date: '2026-12-01', prev_date: '2026-11-30' })
  await at.owner.query(`update companies set records_begin = '2026-10-31' where company_id = $1`, [
    company.companyId,
  ])
  expect(await list()).toMatchObject({ start_date: '2026-10-01', prev_date: null })
})
