import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/time/leave/leave-ledger.ts'
import { getLeaveInfo, listLeaveYears } from '#contract/time/leave/leave.ts'
import * as events from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeAdmin, makeMember } from '#test/factories/members.ts'
import { fetchFile, rowsOf, sendFile, xlsxOf } from '#test/sheets.ts'

let at: TestApp
let company: TestCompany
let team: LeaveTeam
let admin: Client
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23. Everybody joined on 2024-03-04: 15 days from 2026-03-04 to 2027-03-03.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  team = await makeLeaveTeam(at, company)
  admin = await at.as(team.admin)
  member = await at.as(team.member)
})

type Adjusting = Parameters<typeof adjust>[0]
const adjust = (
  body: {
    kind?: 'ADJUSTMENT' | 'EXTRA' | 'OPENING'
    days: number
    user_ids?: number[]
    start_date?: string
    end_date?: string
    memo?: string
  },
  client = admin,
) =>
  client.call(contract.adjustLeave, {
    body: { kind: 'ADJUSTMENT', user_ids: [team.member.memberId], memo: '정정', ...body },
  })
const ledger = async (client = member, user_id?: number) =>
  (await client.call(contract.getLeaveLedger, { query: user_id ? { user_id } : {} })).body
const info = async () => (await member.call(getLeaveInfo, {})).body
const rowOf = async (client: Client, query: object = {}, userId = team.member.memberId) =>
  (await client.call(contract.listYearlyLeave, { query })).body.results.find((row) => row.user_id === userId)
const takeDay = (day: string) =>
  member.call(events.requestEvent, { body: { wk_event: 'VACATION:ANNUAL:FULL', wk_start_date: day } })

test('the ledger tells every grant with its article and sum, and adds up to what is left', async () => {
  await takeDay('2026-11-25')
  const { lines, balance_days, balance_minutes, coming } = await ledger()
  expect(balance_days).toBe((await info()).available_days)
  expect(lines.reduce((sum, line) => sum + line.minutes, 0)).toBe(balance_minutes)
  expect(lines.slice(-3)).toMatchObject([
    {
      date: '2026-03-04',
      kind: 'EXPIRED',
      days: -15,
      why: {
        rule: 'LEAVE_EXPIRED',
        article: '근로기준법 제60조 제7항',
        input: '2025-03-04 ~ 2026-03-03',
        effect: '-15',
      },
    },
    {
      date: '2026-03-04',
      kind: 'GRANTED',
      days: 15,
      expires_on: '2027-03-03',
      why: {
        rule: 'COMPLETED_YEAR',
        article: '근로기준법 제60조 제1항·제4항',
        input: '2: 2026-03-04 ~ 2027-03-03',
      },
    },
    {
      date: '2026-11-25',
      kind: 'HELD',
      days: -1,
      balance_days: 14,
      event_code: 'VACATION:ANNUAL:FULL',
      why: { rule: 'LEAVE_TAKEN', article: '근로기준법 제60조 제5항', input: '2026-03-04 ~ 2027-03-03' },
    },
  ])
  expect(lines[0]).toMatchObject({ kind: 'GRANTED', why: { rule: 'MONTH_OF_SERVICE', input: '1' } })
  expect(lines.every(({ why }) => why !== null)).toBe(true)
  expect(coming).toMatchObject([
    { granted_on: '2027-03-04', days: 16, why: { input: '3: 2027-03-04 ~ 2028-03-03', effect: '16' } },
  ])
})

test('HR gives, takes back and says what was used before: each is a line with its reason, and one figure everywhere', async () => {
  expect(
    (await adjust({ kind: 'OPENING', days: 4, start_date: '2026-05-04', memo: '도입 전 사용' })).status,
  ).toBe(201)
  await adjust({ days: 2, end_date: '2026-12-31', memo: '누락분' })
  await adjust({ days: -1.5, memo: '오류 정정' })
  await adjust({ kind: 'EXTRA', days: 3, memo: '장기 근속' })
  const seen = await ledger(admin, team.member.memberId)
  expect(seen.lines.slice(-4)).toMatchObject([
    { date: '2026-05-04', kind: 'OPENING', days: -4, memo: '도입 전 사용' },
    { date: '2026-11-23', kind: 'ADJUSTMENT', days: 2, memo: '누락분', expires_on: '2026-12-31' },
    { date: '2026-11-23', kind: 'EXTRA', days: 3, memo: '장기 근속', expires_on: '2027-11-22' },
    { date: '2026-11-23', kind: 'ADJUSTMENT', days: -1.5, memo: '오류 정정' },
  ])
  expect(seen.lines.slice(-4).map(({ why }) => why)).toEqual([
    { rule: 'USED_BEFORE', article: '', input: '도입 전 사용', effect: '-4' },
    { rule: 'ADJUSTED_BY_ADMIN', article: '', input: '누락분', effect: '2' },
    { rule: 'EXTRA_GIVEN', article: '', input: '장기 근속', effect: '3' },
    { rule: 'ADJUSTED_BY_ADMIN', article: '', input: '오류 정정', effect: '-1.5' },
  ])
  expect(seen.balance_days).toBe(14.5)
  const figures = {
    law_vac_days: 15,
    add_vac_days: 0.5,
    extra_vac_days: 3,
    total_days: 18.5,
    used_vac_days: 4,
    remaining_days: 14.5,
    available_days: 14.5,
  }
  expect(await info()).toMatchObject({ total_days: 18.5, used_vac_days: 4, available_days: 14.5 })
  expect((await member.call(listLeaveYears, {})).body[0]).toMatchObject({ ...figures, memo: '장기 근속' })
  expect(await rowOf(admin)).toMatchObject({ ...figures, expiring: { expires_on: '2026-12-31', days: 0.5 } })
  expect(
    (await auditActions(at, company.companyId)).filter((action) => action === 'leave.adjust'),
  ).toHaveLength(4)
})

test.each<[string, Adjusting, number, string]>([
  ['more than is left', { days: -15.5 }, 406, 'LEAVE_BELOW_ZERO'],
  ['more used before than there was', { kind: 'OPENING', days: 16 }, 406, 'LEAVE_BELOW_ZERO'],
  ['before joining', { days: 1, start_date: '2024-03-03' }, 406, 'BEFORE_JOIN'],
  ['an end before the beginning', { days: 1, end_date: '2026-11-22' }, 406, 'INVALID_RANGE'],
  ['nothing', { days: 0 }, 400, 'NOTHING_ADJUSTED'],
  ['extra leave below zero', { kind: 'EXTRA', days: -1 }, 400, 'NOTHING_ADJUSTED'],
  ['used before below zero', { kind: 'OPENING', days: -1 }, 400, 'NOTHING_ADJUSTED'],
  ['somebody who is not there', { days: 1, user_ids: [2_000_000_000] }, 404, 'NOT_FOUND'],
])('%s is refused, and nothing is written', async (_what, body, status, code) => {
  const before = await ledger()
  const answer = await adjust(body)
  expect([answer.status, answer.error.error_code]).toEqual([status, code])
  expect(await ledger()).toEqual(before)
})

test('extra leave that begins later in the year is told as coming, and the row adds up until then', async () => {
  await takeDay('2026-11-25')
  await adjust({
    kind: 'EXTRA',
    days: 3,
    start_date: '2027-01-04',
    end_date: '2027-02-28',
    memo: '장기 근속',
  })
  const row = (await rowOf(admin))!
  expect(row).toMatchObject({ total_days: 15, held_vac_days: 1, available_days: 14, extra_vac_days: 3 })
  expect((await member.call(listLeaveYears, {})).body[0]).toMatchObject({
    total_days: 15,
    available_days: 14,
  })
  expect((await info()).next_grants[0]).toEqual({ granted_on: '2027-01-04', days: 3 })
  expect((await ledger()).coming).toMatchObject([
    {
      granted_on: '2027-01-04',
      expires_on: '2027-02-28',
      days: 3,
      why: { rule: 'EXTRA_GIVEN', input: '장기 근속' },
    },
    { granted_on: '2027-03-04', days: 16 },
  ])
  expect(await info()).toMatchObject({ total_days: 15, available_days: 14 })

  // Held by leave of its own days, it is still none of what has arisen.
  for (const day of ['2027-01-05', '2027-01-06', '2027-01-07']) await takeDay(day)
  const held = (await rowOf(admin))!
  expect(held.total_days - held.used_vac_days - held.held_vac_days).toBe(held.available_days)

  at.travelTo('2027-01-04T09:00')
  const begun = (await rowOf(await at.as(team.admin)))!
  expect(begun.total_days).toBe(18)
})

test('of many people all are adjusted or none', async () => {
  await adjust({ kind: 'OPENING', days: 10, user_ids: [team.mate.memberId] })
  const user_ids = [team.member.memberId, team.mate.memberId]
  expect((await adjust({ days: -6, user_ids })).error.error_code).toBe('LEAVE_BELOW_ZERO')
  expect((await ledger()).balance_days).toBe(15)
  expect((await adjust({ days: -5, user_ids })).body).toEqual({ count: 2 })
  expect((await rowOf(admin, {}, team.mate.memberId))?.available_days).toBe(0)
})

test('limited admins adjust whom they look after, and neither themselves nor others; leaders and members nobody', async () => {
  const limited = await makeMember(at, { company, coverTeamIds: [team.teamId] })
  const client = await at.as(limited)
  expect((await adjust({ days: 1 }, client)).status).toBe(201)
  expect((await adjust({ days: 1, user_ids: [limited.memberId] }, client)).status).toBe(403)
  expect((await adjust({ days: 1, user_ids: [team.admin.memberId] }, client)).status).toBe(404)
  for (const other of [await at.as(team.leader), member])
    expect((await adjust({ days: 1 }, other)).status).toBe(403)
  const foreign = await at.as(await makeAdmin(at))
  expect((await adjust({ days: 1 }, foreign)).status).toBe(404)
  expect(
    (await foreign.call(contract.getLeaveLedger, { query: { user_id: team.member.memberId } })).status,
  ).toBe(404)
})

test('a year is set to what HR says; the difference is a line of its own', async () => {
  const { vac_id } = (await rowOf(admin))!
  const set = (body: object) =>
    admin.call(contract.updateVacation, { body: { vac_id: vac_id!, memo: '재계산', ...body } })
  expect((await set({ add_vac_days: 2 })).body).toMatchObject({ add_vac_days: 2, total_days: 17 })
  expect((await set({ add_vac_days: 0.5, extra_vac_days: 1 })).body).toMatchObject({
    add_vac_days: 0.5,
    extra_vac_days: 1,
    total_days: 16.5,
  })
  expect((await set({ add_vac_days: 0.5 })).error.error_code).toBe('NOTHING_ADJUSTED')
  expect((await ledger()).lines.map(({ kind, days }) => `${kind} ${days}`).slice(-3)).toEqual([
    'ADJUSTMENT 2',
    'EXTRA 1',
    'ADJUSTMENT -1.5',
  ])
})

test('everybody in view by year: one’s own for members, the team for leaders, by either kind of year', async () => {
  await takeDay('2026-11-25')
  const list = async (client: Client, query: object = {}) =>
    (await client.call(contract.listYearlyLeave, { query })).body
  expect((await list(member)).results.map((row) => row.user_id)).toEqual([team.member.memberId])
  expect((await list(await at.as(team.leader))).count).toBe(3)
  expect(await list(admin, { page_size: 1, search: '이동' })).toMatchObject({ count: 1, type: 'joined_date' })
  expect(await rowOf(admin, { type: 'joined_date', year: 2025 })).toMatchObject({
    start_date: '2025-03-04',
    end_date: '2026-03-03',
    ordinal_year: 2,
    law_vac_days: 15,
    expired_days: 15,
    available_days: 0,
  })
  // Plain calendar years where leave follows the day of joining.
  expect(await rowOf(admin, { type: 'ordinal', year: 2026 })).toMatchObject({
    start_date: '2026-01-01',
    end_date: '2026-12-31',
    law_vac_days: 15,
    held_vac_days: 1,
    available_days: 14,
  })
  expect(await rowOf(admin, { type: 'joined_date', year: 2023 })).toMatchObject({
    start_date: null,
    total_days: 0,
  })
})

test('a year ahead is projected: what arises, what is lost, and what there will be', async () => {
  await takeDay('2026-11-25')
  // 15 days until 2027-03-03, one of them asked for; 16 arise on the day after, and nothing else within a year.
  expect((await ledger()).projection).toEqual([
    { date: '2027-03-04', granted_days: 16, lost_days: 14, available_days: 16 },
  ])
})

test('accounts of a team come together, by name and page, cut to who is seen', async () => {
  const { rows } = await at.owner.query<{ team_id: number }>(
    'select team_id from team_memberships where member_id = $1',
    [team.member.memberId],
  )
  const team_id = Number(rows[0]!.team_id)
  const people = async (client: Client, query: object = {}) => [
    ...new Set(
      (await client.call(listLeaveYears, { query: { team_id, ...query } })).body.map((one) => one.user_id),
    ),
  ]
  expect(await people(admin)).toContain(team.member.memberId)
  expect(await people(admin)).not.toContain(team.admin.memberId)
  expect(await people(admin, { user_id: team.member.memberId })).toEqual([team.member.memberId])
  expect(await people(member)).toEqual([team.member.memberId])
  expect(await people(admin, { page: 2 })).toEqual([])
  expect((await member.call(listLeaveYears, { query: { page: 2 } })).body).toEqual([])
})

test('years of who joined on a leap day end 364 days later and begin on the 28th (R-VACATION-025)', async () => {
  const { memberId } = await makeMember(at, { company: team.company, joinedOn: '2024-02-29' })
  const years = (await admin.call(listLeaveYears, { query: { user_id: memberId } })).body
  const expected = [
    ['2026-02-28', '2027-02-27'],
    ['2025-02-28', '2026-02-27'],
    ['2024-02-29', '2025-02-27'],
  ]
  expect(years.map(({ start_date, end_date }) => [start_date, end_date])).toEqual(expected)
  // What arises goes by the law: on the first of March, until the end of February.
  expect(years[0]!.grants).toMatchObject([{ granted_on: '2026-03-01', expires_on: '2027-02-28' }])
  const listed = await admin.call(contract.listYearlyLeave, {
    query: { user_id: memberId, type: 'joined_date' },
  })
  expect(listed.body.results).toMatchObject([
    { start_date: '2026-02-28', end_date: '2027-02-27', ordinal_year: 3, available_days: 15 },
  ])
})

test('the file has everybody in view with the same figures', async () => {
  await adjust({ days: 1.5 })
  const file = await fetchFile(at, admin, '/work/work_event/yearly_leave_download/')
  const [heads, ...rows] = await rowsOf(file.content)
  expect(rows).toHaveLength(4)
  const own = rows.find(([name]) => name === '김사원')!
  expect([own[heads!.indexOf('조정')], own[heads!.indexOf('잔여')]]).toEqual([1.5, 16.5])
})

const HEADS = ['이메일', '구분', '일수', '시작일', '사유']
const upload = async (rows: (string | number | null)[][], fields: Record<string, string> = {}) =>
  sendFile(at, admin, contract.uploadAdjustments, {
    name: '연차.xlsx',
    content: await xlsxOf([HEADS, ...rows]),
    fields,
  })

test('people who came by a sheet start with what they had used: checked first, then written', async () => {
  const rows = [
    [team.member.email, '기사용', 6.5, '2026-11-23', '도입 전 사용'],
    [team.mate.email, '', 2, null, '누락분'],
  ]
  const checked = (await upload(rows, { check: 'true' })).body
  expect(checked).toMatchObject({ count: 2, is_written: false })
  expect(checked.rows.map(({ kind, available_days }) => [kind, available_days])).toEqual([
    ['기사용', 8.5],
    ['조정', 17],
  ])
  expect((await ledger()).balance_days).toBe(15)
  expect((await upload(rows)).body.is_written).toBe(true)
  expect((await info()).used_vac_days).toBe(6.5)
  expect((await rowOf(admin, {}, team.mate.memberId))?.available_days).toBe(17)
})

test('a sheet with wrong rows writes none of them and says what is wrong with which', async () => {
  const rows = [
    [team.member.email, '조정', -10, '2026-11-23', '정정'],
    // Together with the row above it is more than there is.
    [team.member.email, '조정', -6, '2026-11-23', '정정'],
    ['nobody@gyeol.test', '조정', 1, null, '정정'],
    [team.mate.email, '보너스', 1, null, '정정'],
    [team.mate.email, '추가 부여', '많이', null, '정정'],
  ]
  const checked = (await upload(rows, { check: 'true' })).body.rows
  expect(checked.map(({ problems }) => problems[0]?.code ?? null)).toEqual([
    null,
    'LEAVE_BELOW_ZERO',
    'NO_TARGET_USER',
    'NOTHING_ADJUSTED',
    'CELL_NOT_NUMBER',
  ])
  expect(checked.at(-1)!.problems[0]!.message).toBe('일수: 숫자가 아닙니다.')
  const refused = await upload(rows)
  expect([refused.status, refused.error.error_code]).toEqual([406, 'EVENT_ROWS_WRONG'])
  expect(Object.keys(refused.error.fields ?? {})).toEqual(['3', '4', '5', '6'])
  expect((await ledger()).balance_days).toBe(15)
})

test('a page of the ledger costs a fixed number of statements', async () => {
  const statements = async () =>
    (await at.statementsOf(async () => void (await admin.call(contract.listYearlyLeave, { query: {} }))))
      .length
  await statements()
  const few = await statements()
  for (let index = 0; index < 6; index += 1) await makeMember(at, { company, teamId: team.teamId })
  expect(await statements()).toBe(few)
})

test('who comes back begins with nothing of what was adjusted before', async () => {
  await adjust({ kind: 'EXTRA', days: 3 })
  const { endGrants } = await import('../employment/end-grants.ts')
  await at.inCompany(company.companyId, (tx) =>
    endGrants(tx, team.member.memberId, Temporal.PlainDate.from('2026-11-22')),
  )
  expect((await ledger()).lines.some(({ kind }) => kind === 'EXTRA')).toBe(false)
})
