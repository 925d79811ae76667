import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMembers } from '#contract/people/members/members.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

/** Two people who leave with the month; what was decided about the first one cannot be carried out. */
async function leavers() {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const admin = await at.as(await makeAdmin(at, { company }))
  const ids = [(await makeMember(at, { company })).memberId, (await makeMember(at, { company })).memberId]
  for (const user_id of ids) await admin.call(retireMember, { body: { user_id, retire_date: '2026-11-30' } })
  await at.owner.query('update planned_retirements set hand_over = $2 where member_id = $1', [
    ids[0],
    '[{"kind": "UNKNOWN", "action": "END"}]',
  ])
  at.travelTo('2026-12-01T08:00')
  const states = async () => {
    const { rows } = await at.owner.query('select status from members where id = any($1) order by id', [ids])
    return rows.map((row) => row.status)
  }
  return { admin, states }
}

test('one who cannot be settled does not hold up the others, and the job says so', async () => {
  const { states } = await leavers()
  expect((await at.runJobs('settle-employment')).failures).not.toEqual([])
  expect(await states()).toEqual(['WORKING', 'RETIRED'])
})

test('the list is answered all the same when the day could not be settled', async () => {
  const { admin, states } = await leavers()
  expect((await admin.call(listMembers)).status).toBe(200)
  expect(await states()).toEqual(['WORKING', 'RETIRED'])
})
