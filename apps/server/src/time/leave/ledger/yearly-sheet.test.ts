import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyIdOf } from '#server/db/transaction.ts'
import type { Reading } from '#server/http/route.ts'
import { inCompanyAs } from '#server/jobs/in-company-as.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import type { Reader } from './yearly-leave.ts'
import { lines } from './yearly-sheet.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

test('names that change while the file is written let nobody be missed or told twice', async () => {
  const company = await makeCompany(at)
  const people = [await makeAdmin(at, { company, name: '가' })]
  for (const name of ['나', '다', '라', '마']) people.push(await makeMember(at, { company, name }))
  const parts = { pool: at.app.pool, clock: at.now, loadActor }
  const { companyId } = company
  const asAdmin = <T>(work: Parameters<typeof inCompanyAs<T>>[3]) =>
    inCompanyAs(parts, companyIdOf(companyId), people[0]!.memberId, work)
  const reading: Reading = (work) => asAdmin(({ tx }) => work(tx))
  const told: unknown[] = []
  const shares: number[] = []
  await asAdmin(async (ctx) => {
    const filter = { org_range: 'company', with_retired: false } as const
    const tell = (share: number) => void shares.push(share)
    for await (const page of lines(ctx as Reader, filter, { reading, tell, size: 2 })) {
      told.push(...page.map(({ name }) => name))
      // Who stood last comes first from now on, and the one who was told first comes last.
      const [first, last] = [people[0]!.memberId, people.at(-1)!.memberId]
      await at.owner.query(`update members set name = '0' where id = $1`, [last])
      await at.owner.query(`update members set name = '힣' where id = $1`, [first])
    }
  })
  expect(told).toEqual(['가', '나', '다', '라', '0'])
  // Who waits sees how much of it is done.
  expect(shares).toEqual([0.4, 0.8, 1])
})
