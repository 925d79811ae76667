import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { requestCorrection } from '#contract/time/attendance/corrections.ts'
import { saveSchEvent } from '#contract/time/schedules/schedules.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
// A Wednesday.
beforeEach(() => at.travelTo('2026-11-25T10:00'))

const homeOf = async (client: Client) => (await client.call(getHomeSummary)).body

async function person() {
  const company = await makeCompany(at)
  const leader = await makeMember(at, { company })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  const member = await makeMember(at, { company, teamId })
  return { company, leader, member, own: await at.as(member) }
}

/** The days of work in the week before, all of them whole but for some. */
async function workedWeek(member: TestMember, but: Record<string, Parameters<typeof makeWorkDay>[3] | null>) {
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24']) {
    const fields = but[day] === undefined ? {} : but[day]
    if (fields) await makeWorkDay(at, member, day, fields)
  }
}

test('home tells the latest day whose check-out was forgotten, until its correction is asked for', async () => {
  const { member, own } = await person()
  await workedWeek(member, { '2026-11-20': null, '2026-11-24': { outMinute: null } })
  expect((await homeOf(own)).forgotten).toEqual({
    wk_date: '2026-11-24',
    missing: 'OUT',
    wk_end_time: null,
  })
  await own.call(requestCorrection, {
    body: { wk_date: '2026-11-24', wk_end_time: '18:30', reason: '퇴근 기록을 잊었습니다.' } as never,
  })
  expect((await homeOf(own)).forgotten).toMatchObject({ wk_date: '2026-11-20', missing: 'DAY' })
  at.travelTo('2026-11-30T10:00')
  expect((await homeOf(own)).forgotten).not.toMatchObject({ wk_date: '2026-11-20' })
})

test('a planned end that stands for a check-out is told for some days, what was pressed is not', async () => {
  const { member, own } = await person()
  await workedWeek(member, {})
  expect((await homeOf(own)).forgotten).toBeNull()
  await at.owner.query(
    "update work_days set out_by = 'PLAN' where company_id = $1 and work_on in ('2026-11-20', '2026-11-24')",
    [member.companyId],
  )
  expect((await homeOf(own)).forgotten).toEqual({
    wk_date: '2026-11-24',
    missing: 'PLAN',
    wk_end_time: '18:00:00',
  })
  await at.owner.query(
    "update work_days set out_by = 'EDIT' where company_id = $1 and work_on = '2026-11-24'",
    [member.companyId],
  )
  expect((await homeOf(own)).forgotten).toBeNull()
})

test('home tells what happens to the person and to everybody in the coming days, and nothing of others', async () => {
  const { company, leader, member, own } = await person()
  const admin = await at.as(await makeAdmin(at, { company }))
  const keep = (body: object) => admin.call(saveSchEvent, { body: body as never })
  await keep({ date: '2026-12-01', title: '창립 기념 행사' })
  await keep({ date: '2026-11-25', title: '안전 교육', user_id: member.memberId })
  await keep({ date: '2026-11-26', title: '팀장 회의', user_id: leader.memberId })
  await keep({ date: '2026-11-24', title: '지난 교육', user_id: member.memberId })
  await keep({ date: '2026-12-02', title: '재고 조사' })
  expect((await homeOf(own)).events).toEqual([
    { date: '2026-11-25', title: '안전 교육', is_everybodys: false },
    { date: '2026-12-01', title: '창립 기념 행사', is_everybodys: true },
  ])
})

test('many events of everybody hide none of one’s own', async () => {
  const { member, own } = await person()
  await at.owner.query(
    `insert into schedule_events (company_id, happens_on, title)
     select $1, '2026-11-26', 'n' || n from generate_series(1, 30) n`,
    [member.companyId],
  )
  await at.owner.query(
    "insert into schedule_events (company_id, member_id, happens_on, title) values ($1, $2, '2026-11-27', '면담')",
    [member.companyId, member.memberId],
  )
  const { events } = await homeOf(own)
  expect(events.map(({ title }) => title)).toContain('면담')
  expect(events).toHaveLength(21)
})
