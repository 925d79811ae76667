import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { clearHoliday, listHolidays, setHoliday } from '#contract/time/schedules/holidays.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { runRound } from '#test/rounds.ts'
import { holidayRound } from '../schedules.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const CHRISTMAS = '2026-12-25' as never

/** Four people who do not keep Christmas, a Friday; nobody has a say of the day after. */
async function four() {
  at.travelTo('2026-11-23T09:00')
  const company = await makeCompany(at)
  const boss = await makeAdmin(at, { company })
  const admin = await at.as(boss)
  const members = [boss]
  for (let index = 0; index < 3; index += 1) members.push(await makeMember(at, { company }))
  expect((await admin.call(setHoliday, { body: { kind: 'UNKEPT', date: CHRISTMAS } })).status).toBe(201)
  const judge = async (moment: string) => {
    at.travelTo(moment)
    await runRound(at, company.companyId, holidayRound)
  }
  const kind = async () => {
    const { body } = await admin.call(listHolidays, { query: { year: 2026 } })
    return body.find(({ date }) => date === '2026-12-25')!.kind
  }
  const told = async () =>
    (await admin.call(listNotifications, {})).body.results.filter(
      ({ nt_type }) => nt_type === 'HOLIDAY_BINDS',
    )
  return { company, admin, members, judge, kind, told }
}

test('a holiday that four people did not keep holds again once there are five, and the admin is told once', async () => {
  const { company, admin, members, judge, kind, told } = await four()
  await judge('2026-11-24T05:10')
  expect([await kind(), await told()]).toEqual(['UNKEPT', []])
  const fifth = await makeMember(at, { company })
  await judge('2026-11-25T05:10')
  expect(await kind()).toBe('LAW')
  expect(await told()).toHaveLength(1)
  expect(await auditActions(at, company.companyId)).toContain('holiday.bind')
  await judge('2026-11-26T05:10')
  expect(await told()).toHaveLength(1)
  const again = await admin.call(setHoliday, { body: { kind: 'UNKEPT', date: CHRISTMAS } })
  expect(again.error.error_code).toBe('HOLIDAY_BINDING')

  // Fewer again: nothing is taken from anybody by itself, and the company may say it anew.
  await at.owner.query(`update members set status = 'RETIRED', retired_on = '2026-11-26' where id = $1`, [
    fifth.memberId,
  ])
  await judge('2026-11-27T05:10')
  expect(await kind()).toBe('LAW')
  expect((await admin.call(setHoliday, { body: { kind: 'UNKEPT', date: CHRISTMAS } })).status).toBe(201)
  expect(members).toHaveLength(4)
  expect((await admin.call(clearHoliday, { body: { date: CHRISTMAS } })).status).toBeLessThan(300)
})

test('a day that has begun stays as it was kept', async () => {
  const { company, members, judge, kind } = await four()
  for (let index = 0; index < 2; index += 1) await makeMember(at, { company })
  await makeWorkDay(at, members[1]!, '2026-12-25')
  await judge('2026-12-25T05:10')
  expect(await kind()).toBe('UNKEPT')
})
