import { afterAll, beforeAll, expect, test } from 'vitest'
import * as changes from '#contract/people/employment/changes.ts'
import { rejoinInvite } from '#contract/people/employment/joining.ts'
import { retireMember } from '#contract/people/employment/retirement.ts'
import { listMissing } from '#contract/time/attendance/day-lists.ts'
import { createConfirmInfo } from '#contract/time/closing/closing-settings.ts'
import * as contract from '#contract/time/closing/closing.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { toldOfDays } from '#test/closed-days.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { runRound } from '#test/rounds.ts'
import { closingRound } from './closing.jobs.ts'

let at: TestApp
let team: LeaveTeam
let admin: Client

const october = { date: '2026-10-15' as never }
const id = () => team.member.memberId
const close = () =>
  admin.call(contract.confirmManyWorkTimes, { body: { confirmed_date: october.date, user_ids: [id()] } })
const change = (body: object) =>
  admin.call(changes.updateMembers, { body: { user_id: id(), ...body } as never })
const shown = async () => {
  const { body } = await admin.call(contract.listConfirmations, {
    query: { ...october, page: 1, page_size: 100 } as never,
  })
  return body.results.find(({ user }) => user === id())
}

// Somebody left on 20 October; their October, which ends on that day, is closed, and on 16 November they are invited again without a day.
beforeAll(async () => {
  at = await startTestApp()
  at.travelTo('2026-10-20T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  admin = await at.as(team.admin)
  await at.owner.query(`update members set joined_on = '2020-01-01' where company_id = $1`, [
    team.company.companyId,
  ])
  for (const date of ['2026-10-06', '2026-10-07']) await makeWorkDay(at, team.member, date)
  const gone = { user_id: id(), retire_date: '2026-10-20' }
  const left = await admin.call(retireMember, { body: gone as never })
  at.travelTo('2026-11-16T09:00')
  await at.runJobs()
  const closed = await close()
  if (left.status !== 200 || closed.body.confirmed_count !== 1) throw new Error('October is not closed.')
})
afterAll(() => at.stop())

test('who is invited again without a first day keeps what is closed, has nothing open and may get one', async () => {
  const [before, row] = [await toldOfDays(admin, id(), '2026-10'), await shown()]
  expect(row).toMatchObject({ start_date: '2026-10-01', end_date: '2026-10-20', problems: [] })
  const again = { user_id: id(), team: team.teamId }
  expect((await admin.call(rejoinInvite, { body: again as never })).status).toBe(200)
  expect(await shown()).toEqual(row)
  expect((await close()).body.confirmed_count).toBe(0)
  const { body } = await admin.call(listMissing, {
    query: { type: 'month', ...october, page: 1, page_size: 100 } as never,
  })
  const missed = body.results.filter(({ user_id }) => user_id === id())
  expect(missed.map(({ wk_date }) => wk_date).filter((day) => day > '2026-10-20')).toEqual([])
  for (const joined_date of ['2026-11-20', null, '2026-11-23']) {
    const { status } = await change({ joined_date })
    expect([joined_date, status]).toEqual([joined_date, 200])
    expect(await toldOfDays(admin, id(), '2026-10')).toEqual(before)
  }
  expect((await change({ joined_date: null })).status).toBe(200)
})

test('closing by itself notes nothing of them and tells them nothing', async () => {
  const settings = { confirm_period: 'MONTHLY', confirm_deadline: 2, use_auto_confirm: true }
  expect((await admin.call(createConfirmInfo, { body: settings as never })).status).toBeLessThan(300)
  await at.owner.query("update closing_settings set automatic_since = '2026-10-01' where company_id = $1", [
    team.company.companyId,
  ])
  await runRound(at, team.company.companyId, closingRound)
  const of = async (table: string) => {
    const { rows } = await at.owner.query(
      `select member_id from ${table} where company_id = $1 and member_id in ($2, $3) group by 1`,
      [team.company.companyId, id(), team.mate.memberId],
    )
    return rows.map(({ member_id }) => Number(member_id))
  }
  expect(await of('closing_misses')).toEqual([team.mate.memberId])
  expect(await shown()).toMatchObject({ start_date: '2026-10-01', end_date: '2026-10-20' })
})

test('what was opened again between closed days is missing in row, list and head alike, and closes again', async () => {
  const { memberId, companyId } = team.member
  for (const table of ['work_closings', 'day_closings'])
    await at.owner.query(
      `update ${table} set ends_on = '2026-10-09' where company_id = $1 and member_id = $2`,
      [companyId, memberId],
    )
  const later = [companyId, memberId, '2026-10-13', '2026-10-20']
  await at.owner.query(
    `insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at) values ($1, $2, $3, $4, now())`,
    later,
  )
  await at.owner.query(
    `insert into work_closings (company_id, member_id, starts_on, ends_on, manner, rules, content, sha256, closed_at)
     values ($1, $2, $3, $4, 'AUTO', '1', '{}', repeat('0', 64), now())`,
    later,
  )
  const missed = async () => {
    const query = { ...october, problem: 'DAY', page: 1, page_size: 100 } as never
    const { results } = (await admin.call(contract.listConfirmations, { query })).body
    const head = await admin.call(contract.getAdminConfirmInfo, { query: october })
    return [results.some(({ user }) => user === memberId), head.body.missing_count === results.length]
  }
  expect((await shown())!.problems.map(({ wk_date, kind }) => [wk_date, kind])).toEqual([
    ['2026-10-12', 'DAY'],
  ])
  expect(await missed()).toEqual([true, true])
  expect((await close()).body.confirmed_count).toBe(1)
  expect((await shown())!.problems).toEqual([])
  expect(await missed()).toEqual([false, true])
})

test('what was opened again of an earlier employment stays in row and head, and closes again', async () => {
  const row = (await shown())!
  const { rows } = await at.owner.query(
    'select id from work_closings where member_id = $1 and reopened_at is null order by starts_on',
    [id()],
  )
  for (const closing of rows)
    await admin.call(contract.reopenWorkTime, {
      params: { id: Number(closing.id) },
      body: { reason: '정정' },
    } as never)
  expect(await shown()).toMatchObject({
    is_confirmed: false,
    start_date: row.start_date,
    end_date: row.end_date,
  })
  const head = async () => (await admin.call(contract.getAdminConfirmInfo, { query: october })).body
  const open = await head()
  expect((await close()).body.confirmed_count).toBe(1)
  expect(await shown()).toMatchObject({ is_confirmed: true, end_date: row.end_date })
  expect(await head()).toMatchObject({ total_count: open.total_count })
})
