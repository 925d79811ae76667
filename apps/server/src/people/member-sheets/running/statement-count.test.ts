import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomField } from '#contract/people/custom-fields/custom-fields.ts'
import * as contract from '#contract/people/member-sheets/member-sheets.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeAdmin } from '#test/factories/members.ts'
import { fetchFile, sendFile } from '#test/sheets.ts'

let at: TestApp

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** Statements of the paste and of the whole run, with those of the queue. */
async function costOf(prefix: string, many: number): Promise<[number, number]> {
  const boss = await at.as(await makeAdmin(at))
  await boss.call(contract.listImports)
  const text = Array.from({ length: many }, (_, index) => `${prefix}${index}@count.test`).join(',')
  let id = 0
  const read = await at.statementsOf(async () => {
    const { body } = await boss.call(contract.pasteInvite, { body: { text } })
    id = body.import_id
  })
  await boss.call(contract.startImport, { params: { id } })
  const run = await at.statementsOf(() => at.runJobs('import-members'))
  return [read.length, run.length]
}

test('as many statements for a batch of two hundred as for one of two', async () => {
  await costOf('warm', 2)
  const few = await costOf('few', 2)
  expect(await costOf('many', 199)).toEqual(few)
  // Besides its rows and their end, a batch costs about twenty, those that open and close it and the queue's included.
  expect(few[1]).toBeLessThan(50)
})

test('as many statements for twenty fields and two hundred people as for one field and two', async () => {
  const costs = []
  for (const [fields, people] of [
    [1, 2],
    [1, 2],
    [20, 199],
  ] as const) {
    const boss = await at.as(await makeAdmin(at))
    const names = Array.from({ length: fields }, (_, index) => `항목 ${index}`)
    for (const cuf_name of names) {
      const body = { cuf_name, cuf_type: 'CHOICE' as const, options: ['가', '나'] }
      await boss.call(createCustomField, { body })
    }
    const lines = Array.from({ length: people }, (_, at) => [
      `c${at}@cells${costs.length}.test`,
      ...names.map(() => '나'),
    ])
    const content = [['이메일', ...names], ...lines].map((line) => line.join(',')).join('\n')
    let id = 0
    const read = await at.statementsOf(async () => {
      const { body } = await sendFile(at, boss, contract.uploadInvite, { name: 'a.csv', content })
      expect(body.counts.ready).toBe(people)
      id = body.import_id
    })
    await boss.call(contract.startImport, { params: { id } })
    const run = await at.statementsOf(async () =>
      expect((await at.runJobs('import-members')).failures).toEqual([]),
    )
    const sheet = await at.statementsOf(() => fetchFile(at, boss, contract.downloadMembers.path))
    costs.push([read, run, sheet].map((sent) => sent.length))
  }
  expect(costs[2]).toEqual(costs[1])
})
