import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestCorrection } from '#contract/time/attendance/corrections.ts'
import * as contract from '#contract/time/closing/closing.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp

beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-11-23T09:00')
})
afterAll(() => at.stop())

test('the counts are those of the rows, also where people press nothing, are away, or had a part closed', async () => {
  const company = await makeCompany(at)
  const house = await makeLeaveTeam(at, company)
  const boss = await at.as(await makeAdmin(at, { company }))
  const october = { date: '2026-10-15' as never }
  const someone = await at.as(house.member)
  const correction = { wk_start_time: '09:00', wk_end_time: '18:00', reason: '잊음' }
  const asked = await someone.call(requestCorrection, {
    body: { ...correction, wk_date: '2026-10-06' } as never,
  })
  expect(asked.status).toBe(201)
  const { companyId } = company
  const say = (what: string, who: { memberId: number }) =>
    at.owner.query(`update members set ${what} where company_id = $1 and id = $2`, [companyId, who.memberId])
  await say(`work_check = 'EVENTONLY'`, house.leader)
  await say(`work_type = 'DEEMED'`, house.mate)
  await say(`status = 'ABSENCE'`, house.admin)
  const closed = [companyId, house.member.memberId, '2026-10-01', '2026-10-10']
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, $3, $4, now())`,
    closed,
  )
  await at.owner.query(
    `insert into work_closings (company_id, member_id, starts_on, ends_on, manner, rules, content, sha256, closed_at)
     values ($1, $2, $3, $4, 'AUTO', '1', '{}', repeat('0', 64), now())`,
    closed,
  )
  const { results } = (await boss.call(contract.listConfirmations, { query: october })).body
  const { body } = await boss.call(contract.getAdminConfirmInfo, { query: october })
  const counts = { DAY: body.missing_count, CORRECTION: body.correction_count }
  for (const problem of ['DAY', 'CORRECTION'] as const) {
    const byRows = results.filter(({ problems }) => problems.some(({ kind }) => kind === problem))
    const listed = await boss.call(contract.listConfirmations, { query: { ...october, problem } })
    expect(listed.body.results.map(({ user }) => user)).toEqual(byRows.map(({ user }) => user))
    expect([problem, counts[problem]]).toEqual([problem, byRows.length])
  }
  // A list of a team has a head of that team: the counts are of whom it shows.
  for (const team_id of [house.teamId, 0]) {
    const listed = await boss.call(contract.listConfirmations, { query: { ...october, team_id } })
    const head = await boss.call(contract.getAdminConfirmInfo, { query: { ...october, team_id } })
    const missing = listed.body.results.filter(({ problems }) => problems.some(({ kind }) => kind === 'DAY'))
    expect(head.body).toMatchObject({ total_count: listed.body.count, missing_count: missing.length })
    expect(listed.body.count).toBe(team_id ? 3 : results.length)
  }
  // Who is away is missing nothing, who presses nothing by today's settings is of days before them.
  expect(counts).toEqual({ DAY: results.length - 1, CORRECTION: 0 })
})

// October 2026: 3 is a Saturday, 5 stands for it, 9 is a Friday.
const DUE = Array.from({ length: 31 }, (_, at) => at + 1).filter(
  (day) => ![5, 9].includes(day) && Temporal.PlainDate.from({ year: 2026, month: 10, day }).dayOfWeek < 6,
)

test('who came on every day misses none, and a Saturday makes up for no day that is missing', async () => {
  const company = await makeCompany(at)
  const boss = await at.as(await makeAdmin(at, { company, joinedOn: '2026-11-01' }))
  const make = (name: string, joinedOn = '2020-01-02') => makeMember(at, { company, name, joinedOn })
  const came = async (who: TestMember, days: readonly number[]) => {
    for (const day of days) await makeWorkDay(at, who, `2026-10-${String(day).padStart(2, '0')}`)
  }
  await came(await make('가모두'), DUE)
  await came(await make('나토요일'), [10, 17, ...DUE.slice(1)])
  await came(
    await make('다중간입사', '2026-10-19'),
    DUE.filter((day) => day >= 19),
  )
  const worker = await make('라교대')
  await came(worker, DUE)
  // A shift on a Saturday that nobody came to.
  await at.owner.query(
    `insert into shifts (company_id, member_id, work_on, works) values ($1, $2, '2026-10-24', true)`,
    [company.companyId, worker.memberId],
  )
  const query = { date: '2026-10-15' as never, problem: 'DAY' as const }
  const { body } = await boss.call(contract.listConfirmations, { query })
  expect(
    body.results.map(({ username, problems }) => [username, problems.map((one) => one.wk_date)]),
  ).toEqual([
    ['나토요일', ['2026-10-01']],
    ['라교대', ['2026-10-24']],
  ])
  const head = await boss.call(contract.getAdminConfirmInfo, { query: { date: '2026-10-15' as never } })
  expect(head.body).toMatchObject({ total_count: 4, missing_count: 2 })
})
