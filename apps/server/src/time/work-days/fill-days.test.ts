import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInOut, getWorkTime } from '#contract/time/attendance/attendance.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { runRoundEverywhere } from '#test/rounds.ts'
import { fillDays, type UnfinishedDay } from './fill-days.ts'
import { fillingRound } from './work-days.jobs.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

const fill = () => runRoundEverywhere(at, fillingRound)

async function stored({ memberId }: TestMember) {
  const { rows } = await at.owner.query(
    'select work_on, in_minute, in_by, out_minute, out_by, worked_minutes, leave_minutes from work_days where member_id = $1 order by 1',
    [memberId],
  )
  return rows
}

test('a forgotten check-out is ended by plan and marked, once the shift can go on no more', async () => {
  const member = await makeMember(at)
  await makeWorkDay(at, member, '2026-11-23', { inMinute: 555, outMinute: null })
  await makeWorkDay(at, member, '2026-11-24', { inMinute: 540, outMinute: null })
  at.travelTo('2026-11-24T17:00')
  await fill()
  const monday = {
    work_on: '2026-11-23',
    in_minute: 555,
    in_by: 'CHECK',
    out_minute: 1080,
    out_by: 'PLAN',
    worked_minutes: 465,
  }
  const tuesday = { work_on: '2026-11-24', out_minute: null, worked_minutes: 0 }
  expect(await stored(member)).toMatchObject([monday, tuesday])
  await fill()
  expect(await stored(member)).toMatchObject([monday, tuesday])
  const own = await (await at.as(member)).call(getWorkTime, { query: { date: '2026-11-23' as never } })
  expect(own.body.days[0]).toMatchObject({ wk_end_time: '18:00:00', wk_end_by: 'PLAN', missing: null })
  const trail = await at.owner.query(
    "select actor_member_id from audit_events where company_id = $1 and action = 'work_day.fill'",
    [member.companyId],
  )
  expect(trail.rows).toEqual([{ actor_member_id: null }])
})

test('what no plan can tell stays missing: a day off, and who came after the planned end', async () => {
  const member = await makeMember(at)
  await makeWorkDay(at, member, '2026-11-21', { inMinute: 600, outMinute: null })
  await makeWorkDay(at, member, '2026-11-23', { inMinute: 1100, outMinute: null })
  at.travelTo('2026-11-25T09:00')
  await fill()
  expect(await stored(member)).toMatchObject([{ out_minute: null }, { out_minute: null }])
})

test('who records no presses is counted by plan on work days, and cannot check in', async () => {
  const company = await makeCompany(at)
  const member = await makeMember(at, { company })
  await at.owner.query("update members set work_check = 'EVENTONLY' where id = $1", [member.memberId])
  at.travelTo('2026-11-24T09:00')
  const pressed = await (await at.as(member)).call(checkInOut, { body: { loc_check_type: 'IN' } })
  expect([pressed.status, pressed.error.error_code]).toEqual([403, 'REQUESTS_ONLY'])
  await fill()
  expect(await stored(member)).toMatchObject([
    {
      work_on: '2026-11-23',
      in_minute: 540,
      in_by: 'PLAN',
      out_minute: 1080,
      out_by: 'PLAN',
      worked_minutes: 480,
    },
  ])
  at.travelTo('2026-11-30T09:00')
  await fill()
  // Tuesday to Friday; no work was due at the weekend.
  expect(await stored(member)).toHaveLength(5)
})

test('days that an outage left out are filled from the last filled one on, once, and so far back', async () => {
  const company = await makeCompany(at)
  const member = await makeMember(at, { company, joinedOn: '2026-11-18' })
  const gone = await makeMember(at, { company })
  await at.owner.query("update members set work_check = 'EVENTONLY' where company_id = $1", [
    company.companyId,
  ])
  at.travelTo('2026-11-17T09:00')
  await fill()
  await at.owner.query("update members set status = 'RETIRED', retired_on = '2026-11-19' where id = $1", [
    gone.memberId,
  ])
  // Nothing runs from Tuesday to the Wednesday of the week after.
  at.travelTo('2026-11-25T09:00')
  const days = async (of: TestMember) => (await stored(of)).map(({ work_on }) => work_on)
  await fill()
  const filled = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24']
  expect(await days(member)).toEqual(filled)
  expect(await days(gone)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'])
  await fill()
  expect(await days(member)).toEqual(filled)
  // What was filled before the last run is nobody's gap, nor is what lies further back than a month of closing.
  await at.owner.query("delete from work_days where member_id = $1 and work_on = '2026-11-20'", [
    member.memberId,
  ])
  await fill()
  expect(await days(member)).not.toContain('2026-11-20')
  at.travelTo('2027-02-01T09:00')
  await fill()
  expect((await days(member)).find((day) => day > '2026-11-24')).toBe('2026-12-28')
})

test('deemed work is counted by plan where nobody pressed', async () => {
  const member = await makeMember(at)
  await at.owner.query("update members set work_type = 'DEEMED' where id = $1", [member.memberId])
  at.travelTo('2026-11-24T09:00')
  await fill()
  expect(await stored(member)).toMatchObject([
    { work_on: '2026-11-23', in_by: 'PLAN', out_by: 'PLAN', worked_minutes: 480 },
  ])
})

test('a company is filled a few days at a time, and every day once', async () => {
  const company = await makeCompany(at)
  for (let index = 0; index < 3; index += 1) {
    const member = await makeMember(at, { company })
    for (const day of ['2026-11-23', '2026-11-24']) await makeWorkDay(at, member, day, { outMinute: null })
  }
  at.travelTo('2026-11-26T09:00')
  const filled: number[] = []
  for (let after: UnfinishedDay | null | undefined; after !== null;) {
    const last: UnfinishedDay | undefined = after
    const chunk = await at.actAs(company.companyId, 'system', (ctx) =>
      fillDays(ctx, Temporal.PlainDate.from('2026-11-25'), last, 4),
    )
    filled.push(chunk.filled)
    after = chunk.last
  }
  expect(filled).toEqual([4, 2])
})
