import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/people/custom-fields/custom-fields.ts'
import { listEventCodes } from '#contract/time/event-codes/event-codes.ts'
import { type Client, startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'

let app: TestApp
let company: TestCompany
let admin: TestMember
let client: Client

beforeAll(async () => {
  app = await startTestApp()
  company = await makeCompany(app)
  admin = await makeAdmin(app, { company })
  client = await app.as(admin)
  await client.call(contract.listCustomFields)
})
afterAll(() => app.stop())

async function countOf(work: () => Promise<{ status: number }>): Promise<number> {
  const sent = await app.statementsOf(async () => expect((await work()).status).toBeLessThan(300))
  return sent.length
}

/** So many more fields with a choice and a text, and people who have both. */
async function grow(by: number): Promise<number[]> {
  const fields = await withOwner(app, async (tx) => {
    const row = (kind: string, at: number) => ({
      company_id: company.companyId,
      name: `${kind} ${at} ${by}`,
      kind,
    })
    const rows = Array.from({ length: by }, (_, at) => [row('TEXT', at), row('NUMBER', at)]).flat()
    return tx.insertInto('custom_fields').values(rows).returning('id').execute()
  })
  const people = [admin]
  for (let at = 0; at < by; at += 1) people.push(await makeMember(app, { company }))
  const values = people.flatMap((person) =>
    fields.map((field) => ({
      company_id: company.companyId,
      field_id: field.id,
      member_id: person.memberId,
      value: '1',
    })),
  )
  await withOwner(app, (tx) => tx.insertInto('custom_values').values(values).execute())
  return fields.map((field) => field.id)
}

test('neither people nor fields nor values make more statements', async () => {
  let fieldIds = await grow(1)
  const acts = [
    () => client.call(contract.listCustomFields),
    () => client.call(contract.listCustomValues, { query: { page_size: 1000 } }),
    () => client.call(contract.listAllCustomValues, { query: { page_size: 1000 } }),
    () => client.call(contract.listAllCustomValues, { query: { user_id: admin.memberId } }),
    () => {
      const values = fieldIds.map((id) => ({ custom_user_field: id, ucv_value: '2' }))
      return client.call(contract.saveCustomValues, { body: { values } })
    },
    () => client.call(listEventCodes),
  ]
  const counts = []
  for (const act of acts) counts.push(await countOf(act))
  fieldIds = [...fieldIds, ...(await grow(8))]
  const later = []
  for (const act of acts) later.push(await countOf(act))
  expect(later).toEqual(counts)
  // Saving: the person, the fields, what was there, the values, their choices, the audit row, the answer in two.
  // Codes: what the company gives time off for, and its own ones.
  expect(counts).toEqual([1, 2, 3, 2, 8, 2])
})
