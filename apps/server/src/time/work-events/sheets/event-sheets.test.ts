import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addEventCode } from '#contract/time/event-codes/event-codes.ts'
import { listMonthlyLeave, uploadEvents } from '#contract/time/work-events/event-sheets.ts'
import * as contract from '#contract/time/work-events/work-events.ts'
import { getLeaveInfo } from '#contract/time/leave/leave.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { auditActions } from '#test/audit.ts'
import { makeCompany } from '#test/factories/companies.ts'
import { type LeaveTeam, makeLeaveTeam } from '#test/factories/leave.ts'
import { makeMember } from '#test/factories/members.ts'
import { type CellRows, fetchFile, rowsOf, sendFile, xlsxOf } from '#test/sheets.ts'

let at: TestApp
let team: LeaveTeam
let admin: Client
let member: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

// Monday 2026-11-23; hours of 09:00-18:00.
beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  team = await makeLeaveTeam(at, await makeCompany(at))
  admin = await at.as(team.admin)
  member = await at.as(team.member)
})

const HEADINGS = ['이메일', '항목', '시작일', '종료일', '시작 시각', '종료 시각', '장소', '사유']

const emailOf = async ({ memberId }: { memberId: number }) =>
  (await at.owner.query<{ email: string }>('select email from members where id = $1', [memberId])).rows[0]!
    .email

async function upload(rows: CellRows, fields: Record<string, string> = {}, client = admin) {
  const content = await xlsxOf([HEADINGS, ...rows])
  return sendFile(at, client, uploadEvents, { name: '근태.xlsx', content, fields })
}

const stored = async () =>
  (
    await at.owner.query<{ code: string; day: string }>(
      `select event_code as code, starts_on::text as day from work_events
       where company_id = $1 and status = 'APPROVED' and document_id is null order by id`,
      [team.company.companyId],
    )
  ).rows.map(({ code, day }) => `${code} ${day}`)

test('a sheet is checked row by row, then entered as approved without documents', async () => {
  await admin.call(addEventCode, { body: { event_name: '사내 교육', group: 'WORK' } })
  const [one, two] = [await emailOf(team.member), await emailOf(team.mate)]
  const rows = [
    [one.toUpperCase(), '연차', '2026-11-25', '2026-11-26', null, null, null, '가족 행사'],
    [two, 'OUT:TIME', '2026.11.25', null, '14:00', '16:00', '부산 공장', null],
    [two, '사내 교육', '2026-11-26', null, null, null, null, null],
    // Until half past one, on the day on which it began.
    [two, '연장 근로', '2026-11-26', null, '22:00', '25:30', null, '배포'],
  ]
  const checked = await upload(rows, { check: 'true' })
  expect([checked.status, checked.body]).toMatchObject([
    201,
    {
      count: 4,
      is_written: false,
      rows: [
        { row: 2, username: '김사원', event_name: '연차', applied_days: 2, problems: [] },
        { row: 3, username: '이동료', event_name: '외근 (시간 단위)', applied_minutes: 120, problems: [] },
        { row: 4, event_name: '사내 교육', applied_days: 1, problems: [] },
        { row: 5, event_name: '연장 근로', applied_minutes: 210, problems: [] },
      ],
    },
  ])
  expect(await stored()).toEqual([])
  expect(await auditActions(at, team.company.companyId)).not.toContain('work_event.enter')

  expect((await upload(rows)).body).toMatchObject({ count: 4, is_written: true })
  expect(await stored()).toHaveLength(4)
  // Each of the people hears of it once, however many rows were theirs.
  const told = await at.owner.query<{ member_id: number; event: { ko: string } }>(
    `select member_id, data -> 'event' as event from notifications where company_id = $1 and kind = 'EVENT_ENTERED'`,
    [team.company.companyId],
  )
  expect(new Set(told.rows.map(({ member_id }) => member_id)).size).toBe(told.rows.length)
  expect(told.rows.map(({ event }) => event.ko)).toContainEqual(expect.stringMatching(/^연차 · /))
  expect((await member.call(getLeaveInfo, {})).body).toMatchObject({ used_vac_days: 2, available_days: 13 })
  const list = await member.call(contract.listWorkEvents, { query: { user_id: team.member.memberId } })
  expect(list.body.results).toMatchObject([
    { drf_id: null, drf_status: 'APPROVED', abilities: { change: false, cancel: false } },
  ])
  expect(await auditActions(at, team.company.companyId)).toContain('work_event.enter')
})

test('every error is named by its row, and nothing is half done', async () => {
  const one = await emailOf(team.member)
  const answer = await upload(
    [
      [one, '재택', '2026-11-25', null, null, null, null, null],
      ['nobody@example.com', '재택', '2026-11-25', null, null, null, null, null],
      [one, '없는 항목', '2026-11-26', null, null, null, null, null],
      [one, '재택', '2026-02-30', null, null, null, null, null],
      [one, '외근', '2026-11-25', null, null, null, null, null],
      [one, '연장 근로', '2026-11-26', null, '19:00', null, null, null],
      [one, '재택', '2026-11-28', null, null, null, null, null],
      [one, '외근 (시간 단위)', '2026-11-26', null, '48:30', '29:00', null, null],
    ],
    { check: 'true' },
  )
  expect(
    answer.body.rows.map(({ row, problems }) => [row, problems[0]?.field ?? null, problems[0]?.code]),
  ).toEqual([
    [2, null, undefined],
    [3, 'email', 'NO_TARGET_USER'],
    [4, 'wk_event', 'EVENT_NOT_USABLE'],
    [5, 'wk_start_date', 'CELL_NOT_DATE'],
    [6, null, 'EVENT_CONFLICT'],
    [7, 'evt_end_time', 'BAD_REQUEST'],
    [8, null, 'NO_WORK_DAY'],
    [9, 'evt_start_time', 'CELL_NOT_TIME'],
  ])
  const refused = await upload([
    [one, '재택', '2026-11-25', null, null, null, null, null],
    [one, '재택', '2026-11-28', null, null, null, null, null],
  ])
  expect([refused.status, refused.error]).toMatchObject([
    406,
    { error_code: 'NO_WORK_DAY', fields: { 3: expect.stringContaining('근무일') } },
  ])
  expect(await stored()).toEqual([])
})

test('only admins enter events, limited ones for whom they look after and never for themselves', async () => {
  const row = (email: string) => [email, '재택', '2026-11-25', null, null, null, null, null]
  const email = await emailOf(team.member)
  expect((await upload([row(email)], {}, await at.as(team.leader))).status).toBe(403)
  const boss = await makeMember(at, {
    company: team.company,
    coverTeamIds: [team.teamId],
    teamId: team.teamId,
  })
  const limited = await at.as(boss)
  const own = await upload([row(await emailOf(boss))], {}, limited)
  expect(own.error.error_code).toBe('NO_PERMISSION')
  expect((await upload([row(await emailOf(team.admin))], {}, limited)).error.error_code).toBe('NO_PERMISSION')
  expect((await upload([row(email)], {}, limited)).status).toBe(201)
  const [{ id }] = (
    await at.owner.query<{ id: number }>('select id from work_events where member_id = $1', [
      team.member.memberId,
    ])
  ).rows as [{ id: number }]
  const params = { id: Number(id) }
  expect((await member.call(contract.cancelEvent, { params })).error.error_code).toBe('NO_PERMISSION')
  const moved = await limited.call(contract.changeEvent, { params, body: { wk_start_date: '2026-11-26' } })
  expect(moved.body).toMatchObject({ wk_start_date: '2026-11-26', wk_end_date: '2026-11-26' })
  expect((await limited.call(contract.cancelEvent, { params })).status).toBe(204)
  expect(await stored()).toEqual([])
})

test('what was entered has no document that a proof could stand in', async () => {
  await upload([[await emailOf(team.member), '연차', '2026-11-25', null, null, null, null, null]])
  const { rows } = await at.owner.query('select id from work_events where member_id = $1', [
    team.member.memberId,
  ])
  const path = `/work/work_event/${rows[0].id}/`
  const proof = { name: '진단서.pdf', type: 'application/pdf', content: '%PDF-1.4', field: 'apv_attach' }
  const refused = await sendFile(
    at,
    admin,
    { ...contract.changeEvent, path },
    {
      ...proof,
      fields: { wk_start_date: '2026-11-26' },
    },
  )
  expect([refused.status, refused.error]).toMatchObject([
    400,
    { error_code: 'BAD_REQUEST', fields: { apv_attach: expect.stringContaining('첨부할 수 없습니다') } },
  ])
  expect(await stored()).toEqual(['VACATION:ANNUAL:FULL 2026-11-25'])
})

test.each([
  ['no headings', [['아무', '것']], 'SHEET_HEADING_MISSING'],
  ['only headings', [HEADINGS], 'SHEET_WITHOUT_ROWS'],
  ['nothing', [], 'SHEET_WITHOUT_ROWS'],
])('a file that cannot be used: %s', async (_name, rows, code) => {
  const content = await xlsxOf(rows)
  const answer = await sendFile(at, admin, uploadEvents, { name: 'a.xlsx', content })
  expect(answer.error.error_code).toBe(code)
})

test('the template offers the kinds of the company, and its sample enters nothing', async () => {
  await admin.call(addEventCode, { body: { event_name: '사내 교육', group: 'WORK' } })
  const file = await fetchFile(at, admin, '/work/work_event/event_template/')
  expect(file.name).toBe('근태 일괄 등록 서식.xlsx')
  expect((await rowsOf(file.content))[0]).toContain('항목')
  const back = await sendFile(at, admin, uploadEvents, { name: 'a.xlsx', content: file.content })
  expect(back.error.error_code).toBe('SHEET_WITHOUT_ROWS')
})

test('requests of a month and approved leave by person and day come as files, cut to who is seen', async () => {
  const [one, two] = [await emailOf(team.member), await emailOf(team.admin)]
  await upload([
    [one, '연차', '2026-11-25', '2026-11-26', null, null, null, null],
    [one, '연차 (오전 반차)', '2026-11-27', null, null, null, null, null],
    [one, '외근', '2026-11-30', '2026-12-01', null, null, '부산', '=1+1'],
    [two, '병가', '2026-11-25', null, null, null, null, null],
  ])
  const leader = await at.as(team.leader)
  const list = await fetchFile(at, leader, '/work/work_event/event_list_download/?date=2026-11-01')
  expect(list.name).toBe('근태 목록 2026-11-01 - 2026-11-30.xlsx')
  const rows = await rowsOf(list.content)
  expect(rows.slice(1).map((row) => [row[0], row[2], row[7], row[9]])).toEqual([
    ['김사원', '연차', 2, '승인'],
    ['김사원', '연차 (오전 반차)', 0.5, '승인'],
    ['김사원', '외근', 2, '승인'],
  ])
  const leave = await rowsOf(
    (await fetchFile(at, admin, '/work/work_event/monthly_leave_download/?date=2026-11-01')).content,
  )
  expect(leave[0]!.slice(0, 5)).toEqual(['이름', '팀', '항목', '합계(일)', '11/1'])
  expect(leave.slice(1).map((row) => [row[2], row[3], row[4 + 24], row[4 + 26]])).toEqual(
    expect.arrayContaining([
      ['연차', 2.5, 1, 0.5],
      ['병가', 1, 1, null],
    ]),
  )
  // Everybody has their own of a year, and nobody else's.
  const year = '/work/work_event/event_list_download/?start_date=2026-01-01&end_date=2026-12-31'
  for (const whose of ['', `&user_id=${team.member.memberId}`]) {
    const own = await fetchFile(at, member, `${year}${whose}`)
    expect(own.name).toBe('근태 목록 2026-01-01 - 2026-12-31.xlsx')
    expect((await rowsOf(own.content)).slice(1).map((row) => row[0])).toEqual(['김사원', '김사원', '김사원'])
  }
  expect((await fetchFile(at, member, `${year}&user_id=${team.admin.memberId}`)).status).toBe(404)
  expect((await fetchFile(at, member, '/work/work_event/monthly_leave_download/')).status).toBe(403)
  const wide = '/work/work_event/monthly_leave_download/?start_date=2026-01-01&end_date=2026-12-31'
  expect((await fetchFile(at, admin, wide)).status).toBe(406)
})

test('the leave of a month by kind: people and days that are approved, what waits beside them, cut to who is seen', async () => {
  const [one, two] = [await emailOf(team.member), await emailOf(team.admin)]
  await upload([
    [one, '연차', '2026-11-25', '2026-11-26', null, null, null, null],
    [two, '연차 (오전 반차)', '2026-11-27', null, null, null, null, null],
    [one, '외근', '2026-11-24', null, null, null, '부산', null],
    [two, '병가', '2026-11-25', null, null, null, null, null],
  ])
  const body = {
    wk_event: 'VACATION:ANNUAL:FULL',
    wk_start_date: '2026-11-30',
    wk_end_date: '2026-12-02',
  } as const
  expect((await member.call(contract.requestEvent, { body })).status).toBe(201)
  const kinds = async (client: Client, query: object = {}) =>
    (await client.call(listMonthlyLeave, { query: { date: '2026-11-01', ...query } })).body.kinds
  expect(await kinds(admin)).toEqual([
    { kind: 'VACATION:ANNUAL', event_name: '연차', people: 2, days: 2.5, waiting_days: 1 },
    { kind: 'SP:SICK', event_name: '병가', people: 1, days: 1, waiting_days: 0 },
  ])
  expect(await kinds(await at.as(team.leader))).toEqual([
    { kind: 'VACATION:ANNUAL', event_name: '연차', people: 1, days: 2, waiting_days: 1 },
  ])
  expect(await kinds(admin, { date: '2026-10-01' })).toEqual([])
  expect((await member.call(listMonthlyLeave, {})).status).toBe(403)
  const wide = { start_date: '2026-01-01', end_date: '2026-12-31' }
  expect((await admin.call(listMonthlyLeave, { query: wide })).error.error_code).toBe('INVALID_RANGE')
})
