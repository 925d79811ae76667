import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getWorkDay } from '#contract/time/attendance/corrections.ts'
import * as contract from '#contract/time/attendance/day-lists.ts'
import { listNotifications } from '#contract/platform/notifications/notifications.ts'
import { listConfirmations } from '#contract/time/closing/closing.ts'
import { fillingRound } from '#server/time/work-days/work-days.jobs.ts'
import { type Client, startTestApp, type TestApp, withOwner } from '#test/app.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'
import { makeWorkDay } from '#test/factories/work-days.ts'
import { runRound } from '#test/rounds.ts'
import { fetchFile, rowsOf } from '#test/sheets.ts'

let at: TestApp
beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())
// Thursday.
beforeEach(() => at.travelTo('2026-11-26T10:00'))

async function house() {
  const company = await makeCompany(at)
  const admin = await makeAdmin(at, { company, joinedOn: '2026-11-26' })
  const leader = await makeMember(at, { company, joinedOn: '2026-11-26' })
  const teamId = await makeTeam(at, company, { leaderId: leader.memberId })
  const member = await makeMember(at, { company, teamId, joinedOn: '2026-11-23', name: '나누락' })
  const other = await makeMember(at, { company, joinedOn: '2026-11-24', name: '다누락' })
  return { company, teamId, admin: await at.as(admin), leader: await at.as(leader), member, other }
}

const missing = async (client: Client, query: Record<string, unknown> = {}) => {
  const { body } = await client.call(contract.listMissing, { query: { type: 'week', ...query } as never })
  return body.results.map((row) => [row.wk_date, row.user_id, row.missing])
}

async function part(member: TestMember, day: string): Promise<void> {
  const times = { start_minute: 0, end_minute: 2880, minutes: 480, work_on: day }
  const held = {
    event_code: 'VACATION:ANNUAL:FULL',
    frees_work: true,
    state: 'TAKEN',
    holder_kind: 'LEAVE',
    holder_id: 1,
  }
  const whose = { company_id: member.companyId, member_id: member.memberId }
  await withOwner(at, (tx) =>
    tx
      .insertInto('day_parts')
      .values({ ...whose, ...times, ...held })
      .execute(),
  )
  await makeWorkDay(at, member, day, { inMinute: null, outMinute: null, leaveMinutes: 480 })
}

test('missing are days of work without a record, forgotten check-outs, and those that the plan stands for', async () => {
  const { admin, leader, member, other, teamId } = await house()
  await makeWorkDay(at, member, '2026-11-23', { outMinute: null })
  await at.owner.query("update work_days set out_minute = 1080, out_by = 'PLAN' where member_id = $1", [
    member.memberId,
  ])
  await makeWorkDay(at, member, '2026-11-25', { outMinute: null })
  await part(other, '2026-11-24')
  const [mine, theirs] = [member.memberId, other.memberId]
  const all = [
    ['2026-11-25', mine, 'OUT'],
    ['2026-11-25', theirs, 'DAY'],
    ['2026-11-24', mine, 'DAY'],
    ['2026-11-23', mine, 'PLAN'],
  ]
  expect(await missing(admin)).toEqual(all)
  const ofTeam = all.filter(([, id]) => id === mine)
  expect(await missing(leader)).toEqual(ofTeam)
  expect(await missing(admin, { team_id: teamId })).toEqual(ofTeam)
  // The team has none below it.
  expect(await missing(admin, { sub_team: -9 })).toEqual([])
  expect(await missing(admin, { type: 'day', date: '2026-11-24' })).toEqual([all[2]])
  expect(await missing(admin, { type: 'day', date: '2026-11-27' })).toEqual([])
  expect(
    (await admin.call(contract.listMissing, { query: { type: 'week', page_size: 3 } as never })).body,
  ).toMatchObject({
    count: 4,
    start_date: '2026-11-23',
    end_date: '2026-11-29',
  })
  expect((await (await at.as(member)).call(contract.listMissing, {})).status).toBe(403)
})

test('nobody misses a day off, a day of absence, or one that the plan stands for', async () => {
  const { company, admin, member, other } = await house()
  // Of who presses nothing the days before the evening before are not filled by plan, and are told as when they are closed.
  await at.owner.query("update members set work_check = 'EVENTONLY' where id = $1", [member.memberId])
  await at.owner.query("update members set work_type = 'DEEMED', joined_on = '2026-11-25' where id = $1", [
    other.memberId,
  ])
  await runRound(at, company.companyId, fillingRound)
  const unfilled = [['2026-11-24', member.memberId, 'DAY']]
  expect(await missing(admin, { type: 'day', date: '2026-11-25' })).toEqual([])
  expect(await missing(admin, { type: 'day', date: '2026-11-24' })).toEqual(unfilled)
  const asked = { date: '2026-11-24', problem: 'DAY', page: 1, page_size: 100 } as never
  const { body } = await admin.call(listConfirmations, { query: asked })
  const open = body.results.find(({ user }) => user === member.memberId)!.problems
  expect(open.map(({ wk_date }) => wk_date)).toEqual(['2026-11-23', '2026-11-24'])
  await at.owner.query("update members set work_type = null, joined_on = '2026-11-24' where id = $1", [
    other.memberId,
  ])
  await at.owner.query("update members set joined_on = '2026-11-25' where id = $1", [member.memberId])
  await at.owner.query(
    "insert into absences (company_id, member_id, starts_on, until_on, reason) values ($1, $2, '2026-11-24', null, '')",
    [other.companyId, other.memberId],
  )
  await at.owner.query(
    "insert into company_holidays (company_id, holiday_on, name, is_off) values ($1, '2026-11-23', '창립기념일', true)",
    [other.companyId],
  )
  expect(await missing(admin)).toEqual([])
})

test('who came late is listed by day, and what leave took off is no lateness', async () => {
  const { admin, leader, member, other } = await house()
  await makeWorkDay(at, member, '2026-11-24', { inMinute: 555 })
  await makeWorkDay(at, member, '2026-11-25', { inMinute: 540 })
  await makeWorkDay(at, other, '2026-11-26', { inMinute: 600, outMinute: null })
  const late = async (client: Client) => {
    const { body } = await client.call(contract.listLate, { query: { type: 'month' } as never })
    return body.results.map((row) => [
      row.wk_date,
      row.user_id,
      row.sch_start_time,
      row.wk_start_time,
      row.late_minutes,
    ])
  }
  const mine = ['2026-11-24', member.memberId, '09:00:00', '09:15:00', 15]
  expect(await late(admin)).toEqual([['2026-11-26', other.memberId, '09:00:00', '10:00:00', 60], mine])
  expect(await late(leader)).toEqual([mine])
})

test('who misses a record is told, once for a day, and who misses none or is out of sight is not', async () => {
  const { leader, member, other } = await house()
  const send = (user_ids: number[]) =>
    leader.call(contract.tellMissing, { body: { date: '2026-11-24', user_ids } as never })
  const sent = await send([member.memberId, other.memberId])
  expect(sent.body).toEqual({ user_ids: [member.memberId], already_told: [] })
  const { body } = await (await at.as(member)).call(listNotifications, {})
  expect(body.results[0]).toMatchObject({
    nt_title: '기록 누락',
    nt_content: '11월 24일(화) 출퇴근 기록이 누락되었습니다. 확인 후 정정을 신청해 주십시오.',
  })
  // Not again on the same day, also when two press at once; on the next day it may be.
  const again = { user_ids: [], already_told: [member.memberId] }
  const both = await Promise.all([send([member.memberId]), send([member.memberId])])
  expect(both.map((one) => one.body)).toEqual([again, again])
  const query = { type: 'day', date: '2026-11-24' as never } as const
  const list = await leader.call(contract.listMissing, { query })
  expect(list.body.results.map((row) => row.told_datetime !== null)).toEqual([true])
  at.travelTo('2026-11-27T09:00')
  const races = await Promise.all([send([member.memberId]), send([member.memberId])])
  expect(races.map((one) => one.body.user_ids.length).toSorted()).toEqual([0, 1])
  await makeWorkDay(at, member, '2026-11-24')
  expect((await send([member.memberId])).body).toEqual({ user_ids: [], already_told: [] })
})

test('missing records are entered as planned, with their history; complete days and days off stay', async () => {
  const { leader, member, other } = await house()
  await makeWorkDay(at, member, '2026-11-23', { inMinute: 560, outMinute: null })
  await makeWorkDay(at, member, '2026-11-25', { inMinute: 500, outMinute: 1000 })
  const fill = (user_id: number, wk_dates: string[]) =>
    leader.call(contract.fillByPlan, { body: { user_id, wk_dates } as never })
  const filled = await fill(member.memberId, ['2026-11-25', '2026-11-24', '2026-11-23'])
  expect(filled.body).toEqual({ wk_dates: ['2026-11-23', '2026-11-24'] })
  const read = async (date: string) =>
    (await leader.call(getWorkDay, { query: { date, user_id: member.memberId } })).body
  expect(await read('2026-11-23')).toMatchObject({
    day: { wk_start_time: '09:20:00', wk_start_by: 'CHECK', wk_end_time: '18:00:00', wk_end_by: 'EDIT' },
    corrections: [{ reason: '예정 근무 시각으로 기록' }],
  })
  expect((await read('2026-11-24')).day).toMatchObject({ wk_start_time: '09:00:00', work_minutes: 480 })
  expect((await read('2026-11-25')).day.wk_start_time).toBe('08:20:00')
  expect((await fill(other.memberId, ['2026-11-24'])).error.error_code).toBe('NO_PERMISSION')
})

test('late, missing and retired go along as sheets', async () => {
  const { admin, member, other } = await house()
  await makeWorkDay(at, member, '2026-11-24', { inMinute: 555 })
  await makeWorkDay(at, other, '2026-11-24')
  await at.owner.query("update members set status = 'RETIRED', retired_on = '2026-11-24' where id = $1", [
    other.memberId,
  ])
  const namesIn = async (file: string) => {
    const url = `/work/work_time/${file}_download/?start_date=2026-11-23&end_date=2026-11-25`
    const { status, content } = await fetchFile(at, admin, url)
    expect(status).toBe(200)
    return (await rowsOf(content)).slice(1).map((row) => row[1])
  }
  expect(await namesIn('late')).toEqual([member.name])
  expect(await namesIn('missing')).toEqual([member.name, member.name])
  expect(await namesIn('retired')).toEqual([other.name])
  // It lies beside the file of the same days with everybody else.
  const { headers } = await admin.call(contract.downloadRetired, { query: { date: '2026-11-25' } as never })
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('퇴사자 근무 기록 2026-11-01')
})
