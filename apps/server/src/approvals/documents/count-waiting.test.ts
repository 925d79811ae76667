import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as contract from '#contract/approvals/documents/approvals.ts'
import { foldTallies } from '#server/db/tallies.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeDocument } from '#test/factories/documents.ts'
import { makeMember } from '#test/factories/members.ts'

let at: TestApp

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

interface Node {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Index Cond'?: string
  Plans?: Node[]
}

const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)]

test('what waits is read as one number, however much was decided before', async () => {
  const company = await makeCompany(at)
  const author = await makeMember(at, { company })
  const decider = await makeMember(at, { company })
  for (let index = 0; index < 3; index += 1) await makeDocument(at, author, { line: [{ member: decider }] })
  await makeDocument(at, author, { line: [{ member: decider, type: 'VIEWER' }] })
  // A past of many decisions, and of notices that were never confirmed.
  await at.owner.query(
    `with past as (
       insert into documents (company_id, kind, status, title, author_id, submitted_at)
       select $1, 'GENERAL', 'APPROVED', '지난 문서', $2, now() from generate_series(1, 3000) returning id)
     insert into document_receivers (company_id, document_id, member_id, receiver_type, step_order, is_shown, is_processed, decision)
     select $1, id, $3, case when id % 2 = 0 then 'APPROVER' else 'VIEWER' end, 1, true, id % 2 = 0,
       case when id % 2 = 0 then 'APPROVED' end from past`,
    [company.companyId, author.memberId, decider.memberId],
  )
  await at.owner.query('vacuum analyze document_receivers')
  // As every night.
  await at.inCompany(company.companyId, foldTallies)
  const client = await at.as(decider)
  expect((await client.call(contract.waitingCount)).body).toEqual({ count: 3 })

  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await client.call(contract.waitingCount)
  const asked = sent.mock.calls.map(([query]) => query as unknown as { text: string; values: unknown[] })
  sent.mockRestore()
  const { text, values } = asked.find((query) => query.text?.includes('select'))!
  const plan = await at.inCompany(company.companyId, async (tx) => {
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${text}`, values)
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(explained)
    return flat(rows[0]!['QUERY PLAN'][0].Plan)
  })
  const reading = plan.filter((node) => node['Relation Name'] ?? node['Index Name'])
  const read = reading.filter((node) => node['Actual Loops'] > 0)
  // Besides, whether anybody has delegated to the person, by the index, and the turns of nobody.
  expect(read.map((node) => [node['Relation Name'], node['Actual Rows']])).toEqual([
    ['tallies', 1],
    ['delegations', 0],
    ['document_receivers', 0],
  ])
  expect(read.every((node) => (node['Rows Removed by Filter'] ?? 0) === 0)).toBe(true)
})
