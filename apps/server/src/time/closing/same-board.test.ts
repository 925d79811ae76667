import { afterAll, beforeAll, expect, test } from 'vitest'
import { toggleAbsence } from '#contract/people/employment/employment.ts'
import { getWorkTime, listWorkStatus } from '#contract/time/attendance/attendance.ts'
import { listMissing } from '#contract/time/attendance/day-lists.ts'
import { confirmManyWorkTimes } from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { toldOfDays } from '#test/closed-days.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
let admin: Client
// Records begin on 5 October.
let people: Record<'presses' | 'files' | 'deemed' | 'away', TestMember>

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-16T09:00')
  const company = await makeCompany(at)
  const joinedOn = '2020-01-02'
  admin = await at.as(await makeAdmin(at, { company, joinedOn }))
  const make = (name: string) => makeMember(at, { company, joinedOn, name })
  people = {
    presses: await make('가'),
    files: await make('나'),
    deemed: await make('다'),
    away: await make('라'),
  }
  await at.owner.query(`update companies set records_begin = '2026-10-05' where company_id = $1`, [
    company.companyId,
  ])
  for (const member of Object.values(people)) await makeWorkDay(at, member, '2026-10-06')
  const say = (what: string, { memberId }: TestMember) =>
    at.owner.query(`update members set ${what} where id = $1`, [memberId])
  await say(`work_check = 'EVENTONLY'`, people.files)
  await say(`work_type = 'DEEMED'`, people.deemed)
  const body = { user_id: people.away.memberId, from: '2026-10-12', until: '2026-10-16' }
  const { status } = await admin.call(toggleAbsence, { body: body as never })
  if (status !== 200) throw new Error(`Absence is refused: ${status}`)
})
afterAll(() => at.stop())

const date = '2026-10-14' as never
const board = async (day: string) => {
  const query = { date: day, page: 1, page_size: 100 } as never
  const { body } = await admin.call(listWorkStatus, { query })
  const { results, ...counts } = body
  return [results.map(({ user_id, onduty_status }) => [user_id, onduty_status]), counts]
}
const monthOf = async ({ memberId }: TestMember) =>
  (await admin.call(getWorkTime, { query: { type: 'month', date, user_id: memberId } })).body
const missingIn = async (member: TestMember) =>
  (await monthOf(member)).days.filter(({ missing }) => missing === 'DAY').map(({ wk_date }) => wk_date)
const listed = async ({ memberId }: TestMember) => {
  const { body } = await admin.call(listMissing, {
    query: { type: 'month', date, page: 1, page_size: 100 } as never,
  })
  const own = body.results.filter(({ user_id, missing }) => user_id === memberId && missing === 'DAY')
  return own.map(({ wk_date }) => wk_date).toSorted()
}

test('closing a month changes nothing that boards, counts and months say of its days', async () => {
  const ids = Object.values(people).map(({ memberId }) => memberId)
  const days = ['2026-10-02', '2026-10-06', '2026-10-10', '2026-10-14']
  const before = await Promise.all(days.map(board))
  const away = await missingIn(people.away)
  expect(away.filter((day) => day >= '2026-10-12' && day <= '2026-10-16')).toEqual([])
  expect(away).toEqual(await listed(people.away))
  const toldOf = (id: number) => toldOfDays(admin, id, '2026-10')
  const pressing = [people.presses.memberId, people.away.memberId]
  const told = await Promise.all(pressing.map(toldOf))
  const closed = await admin.call(confirmManyWorkTimes, { body: { confirmed_date: date, user_ids: ids } })
  expect(closed.body.confirmed_count).toBe(4)
  expect(await Promise.all(days.map(board))).toEqual(before)
  expect(await missingIn(people.away)).toEqual(away)
  expect(away).toEqual(await listed(people.away))
  expect((await Promise.all(pressing.map(toldOf))).map(ofDays)).toEqual(told.map(ofDays))
})

/** All but what the list of the closing says, and that the days are confirmed. */
function ofDays({ closing: _closing, ...days }: Record<string, unknown>) {
  return JSON.parse(JSON.stringify(days, (key, value) => (key === 'confirmed' ? undefined : value))) as object
}
