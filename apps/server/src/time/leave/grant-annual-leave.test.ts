import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyIdOf } from '#server/db/transaction.ts'
import { loadActor } from '#server/people/roles/index.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember } from '#test/factories/members.ts'
import { grantAnnualLeave } from './grant-annual-leave.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** Three people who have worked here for some months, and the grants of all, one person a transaction. */
async function office() {
  const company = await makeCompany(at)
  const ids: number[] = []
  for (const _ of [1, 2, 3]) ids.push((await makeMember(at, { company })).memberId)
  await at.owner.query(`update members set joined_on = '2026-05-04' where id = any($1)`, [ids])
  const parts = { pool: at.app.pool, clock: at.now, loadActor }
  const grant = (progress: () => Promise<void> = async () => undefined) =>
    grantAnnualLeave(parts, companyIdOf(company.companyId), {
      signal: new AbortController().signal,
      progress,
      size: 1,
      cause: 'grants',
    })
  const counts = async () =>
    (
      await at.owner.query(
        `select (select count(*)::int from leave_grants g where g.company_id = $2 and g.member_id = m.id) as grants,
           (select count(*)::int from audit_events a where a.company_id = $2 and a.action = 'leave.grant' and a.target_id = m.id
             and a.actor_member_id is null and a.request_id = 'grants') as told
         from members m where m.company_id = $2 and m.id = any($1) order by m.id`,
        [ids, company.companyId],
      )
    ).rows
  return { ids, grant, counts }
}

test('each grant leaves its row in the trail as the product’s own, once', async () => {
  const { grant, counts } = await office()
  expect(await grant()).toMatchObject({ people: 3, failed: [] })
  await grant()
  expect(await counts()).toEqual([1, 2, 3].map(() => ({ grants: 6, told: 1 })))
})

test('a job that dies between two people goes on with the next, and loses nothing', async () => {
  const { grant, counts } = await office()
  await expect(grant(() => Promise.reject(new Error('power cut')))).rejects.toThrow('power cut')
  expect(await counts()).toEqual([
    { grants: 6, told: 1 },
    { grants: 0, told: 0 },
    { grants: 0, told: 0 },
  ])
  await grant()
  expect(await counts()).toEqual([1, 2, 3].map(() => ({ grants: 6, told: 1 })))
})

test('one whose leave cannot be counted is told, and the others get theirs', async () => {
  const { ids, grant, counts } = await office()
  await at.owner.query(
    `alter table leave_grants add constraint refuse_one check (member_id <> ${ids[1]}) not valid`,
  )
  const { people, failed } = await grant()
  await at.owner.query('alter table leave_grants drop constraint refuse_one')
  expect([people, failed.map(({ memberId }) => memberId)]).toEqual([2, [ids[1]]])
  expect((await counts()).map((one) => one.grants)).toEqual([6, 0, 6])
})
