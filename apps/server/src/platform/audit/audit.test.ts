import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/platform/audit/audit.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { getDocument } from '#contract/approvals/documents/approvals.ts'
import { pasteInvite, updateImport } from '#contract/people/member-sheets/member-sheets.ts'
import { readNotifications } from '#contract/platform/notifications/notifications.ts'
import { toggleAbsence } from '#contract/people/employment/employment.ts'
import {
  createRoom,
  createRoomCategory,
  deleteRoom,
  updateRoom,
  updateRoomCategory,
} from '#contract/office/meeting-rooms/meeting-rooms.ts'
import * as organization from '#contract/people/organization/organization.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { auditActions } from '#test/audit.ts'
import { untilSomebodyWaits } from '#test/until-waiting.ts'
import { submitAs } from '#test/factories/documents.ts'
import { makeAdmin, makeMember, type TestMember } from '#test/factories/members.ts'
import { freeDocument } from '../../approvals/forms/index.ts'
import { listEvents } from './audit.queries.ts'
import { fieldsOf } from './fields-of.ts'
import { tellEvent } from './tell-event.ts'

let at: TestApp
let company: TestCompany
let boss: TestMember
let member: TestMember
let admin: Client

beforeAll(async () => {
  at = await startTestApp()
})
afterAll(() => at.stop())

beforeEach(async () => {
  at.travelTo('2026-11-23T09:00')
  company = await makeCompany(at)
  boss = await makeAdmin(at, { company, name: '이관리' })
  admin = await at.as(boss)
  member = await makeMember(at, { company, name: '김현지', joinedOn: '2020-01-01' })
})

type Query = EndpointCall<typeof contract.listAuditEvents>['query']
const events = async (query: Query = {}, client: Client = admin) =>
  (await client.call(contract.listAuditEvents, { query })).body.results
const absent = () => admin.call(toggleAbsence, { body: { user_id: member.memberId, reason: '요양' } })

test('reading the trail with a key is noted each time, and reads what is there by now', async () => {
  const key = { 'idempotency-key': 'look-2026-01' }
  const look = async () => (await admin.call(contract.listAuditEvents, {}, key)).body.results.length
  expect([await look(), await look(), await look()]).toEqual([0, 1, 2])
})

test('of two changes the one that came later stands above, although it was asked for first', async () => {
  const { body: room } = await admin.call(createRoomCategory, { body: { name: '본사' } })
  const holder = await at.owner.connect()
  await holder.query('begin')
  await holder.query('select 1 from room_categories where company_id = $1 for update', [company.companyId])
  const slow = admin.call(updateRoomCategory, { params: { id: room.room_cat_id }, body: { name: '별관' } })
  await untilSomebodyWaits(at)
  at.travelTo('2026-11-23T09:01')
  await absent()
  at.travelTo('2026-11-23T09:02')
  await holder.query('commit')
  holder.release()
  expect((await slow).status).toBe(200)
  expect((await events()).slice(0, 2).map(({ action }) => action)).toEqual([
    expect.stringMatching(/categor/),
    expect.stringMatching(/absen/),
  ])
})

test('a press that says nothing new leaves nothing in the trail', async () => {
  const trail = () => auditActions(at, company.companyId)
  const { body: sheet } = await admin.call(pasteInvite, {
    body: { text: 'a@trail.test', create_teams: true },
  })
  const params = { id: sheet.import_id }
  const choose = (create_teams: boolean) => admin.call(updateImport, { params, body: { create_teams } })
  expect((await choose(true)).status).toBe(200)
  expect(await trail()).toEqual(['member_import.create'])
  await choose(false)
  const read = () => admin.call(readNotifications, { body: { all: true } })
  await read()
  expect(await trail()).toEqual(['member_import.create', 'member_import.update'])
  await at.owner.query(
    `insert into notifications (company_id, member_id, kind, data, link, created_at) values ($1, $2, 'MEMBER_JOINED', '{}', '', $3)`,
    [company.companyId, boss.memberId, at.now().toString()],
  )
  await read()
  await read()
  expect((await trail()).slice(2)).toEqual(['notification.read'])
})

test('who did what to whom, from where, with names and words in the place of ids and keys', async () => {
  const { body: team } = await admin.call(organization.createTeam, {
    body: { team_name: '개발팀', team_leader: member.memberId } as never,
  })
  await absent()
  const [absence, created] = await events()
  expect(absence).toMatchObject({
    action: 'member.toggle_absence',
    action_text: '휴직 변경',
    actor: { username: '이관리' },
    target: { kind: 'member', id: member.memberId, name: '김현지' },
  })
  expect(absence!.changes).toContainEqual({ label: '상태', before: '재직', after: '휴직' })
  expect(absence!.changes).toContainEqual({ label: '사유', before: null, after: '요양' })
  expect(created).toMatchObject({ action_text: '팀 추가', target: { name: '개발팀' } })
  expect(JSON.stringify(created!.changes)).toContain('김현지')
  expect(JSON.stringify(created!.changes)).not.toMatch(/team_|leader_id/)
  expect(team).toBeDefined()
  expect(absence!.ip).toBeTruthy()
})

test('who opened a document is found by that act, and which it was is told by its name and number', async () => {
  const { id, serial } = await submitAs(at, member, freeDocument, {
    content: { title: '의자 구매', text: '의자' },
    line: { receivers: [{ memberId: boss.memberId, type: 'APPROVER', order: 1 }] },
  })
  expect((await admin.call(getDocument, { params: { id } })).status).toBe(200)
  // What its author looks at again, or somebody of its line who has read it, is none.
  for (const one of [member, boss, boss])
    expect((await (await at.as(one)).call(getDocument, { params: { id } })).status).toBe(200)
  await absent()
  const opened = await events({ action: 'document.open' })
  expect(opened).toMatchObject([
    {
      action_text: '문서 열람',
      actor: { username: '이관리' },
      target: { id, name: `의자 구매 · ${serial}` },
    },
  ])
  await at.owner.query(`update documents set status = 'ERASED', title = '-' where id = $1`, [id])
  expect((await events({ action: 'document.open' }))[0]!.target!.name).toBe(serial)
})

test('by who acted, on whom, area, action and period', async () => {
  const other = await makeAdmin(at, { company, name: '박관리' })
  await absent()
  at.travelTo('2026-11-25T09:00')
  const second = await at.as(other)
  await second.call(organization.createTeam, { body: { team_name: '영업팀' } })
  const actions = async (query: Query) =>
    (await events(query)).map(({ action }) => action).filter((action) => action !== 'audit.read')
  expect(await actions({ actor_id: other.memberId })).toEqual(['team.create'])
  expect(await actions({ user_id: member.memberId })).toEqual(['member.toggle_absence'])
  expect(await actions({ area: 'PEOPLE' })).toEqual(['team.create', 'member.toggle_absence'])
  expect(await actions({ area: 'OFFICE' })).toEqual([])
  expect(await actions({ action: 'team.create' })).toEqual(['team.create'])
  expect(await actions({ area: 'OFFICE', action: 'team.create' })).toEqual([])
  expect(await actions({ end_date: '2026-11-24' as never })).toEqual(['member.toggle_absence'])
  expect(await actions({ start_date: '2026-11-25' as never })).toEqual(['team.create'])
  expect(await actions({ user_id: member.memberId, area: 'PEOPLE' })).toEqual(['member.toggle_absence'])
  const reversed = await admin.call(contract.listAuditEvents, {
    query: { start_date: '2026-11-25', end_date: '2026-11-24' } as never,
  })
  expect(reversed.error.error_code).toBe('INVALID_RANGE')
})

test('pages go on behind the last event, and none is told twice or left out', async () => {
  for (let n = 0; n < 7; n++) await admin.call(organization.createTeam, { body: { team_name: `팀 ${n}` } })
  for (const query of [
    { action: 'team.create' },
    { area: 'PEOPLE' },
    { actor_id: boss.memberId, action: 'team.create' },
  ] as const) {
    const seen: number[] = []
    let before: number | undefined
    do {
      const { body } = await admin.call(contract.listAuditEvents, {
        query: { ...query, limit: 3, ...(before !== undefined && { before }) },
      })
      seen.push(...body.results.map(({ event_id }) => event_id))
      before = body.next_before ?? undefined
    } while (before !== undefined)
    expect([seen.length, new Set(seen).size]).toEqual([7, 7])
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
  }
})

test('only full admins read it, each of their own company, and that they did stands in it', async () => {
  expect((await (await at.as(member)).call(contract.listAuditEvents, {})).status).toBe(403)
  expect((await (await at.as(member)).call(contract.listAuditActions, {})).status).toBe(403)
  await absent()
  const stranger = await at.as(await makeAdmin(at, { company: await makeCompany(at) }))
  expect(await events({ user_id: member.memberId }, stranger)).toEqual([])
  await events({ user_id: member.memberId })
  const [read] = await events({ action: 'audit.read' })
  expect(read).toMatchObject({ action_text: '변경 기록 열람', actor: { username: '이관리' } })
  expect(read!.changes).toContainEqual({ label: '구성원', before: null, after: '김현지' })
})

test('what people write may look like a day and be none', async () => {
  const { body } = await admin.call(toggleAbsence, {
    body: { user_id: member.memberId, reason: '2026-02-30' },
  })
  expect(body).toBeDefined()
  const [absence] = await events()
  expect(absence!.changes).toContainEqual({ label: '사유', before: null, after: '2026-02-30' })
})

test('what people call things themselves is no code, though it looks like one', async () => {
  const { body } = await admin.call(organization.createTeam, { body: { team_name: 'PM' } })
  await admin.call(organization.updateTeam, { params: { id: body.team_id }, body: { team_name: 'AM' } })
  const [renamed] = await events()
  expect(renamed!.changes).toContainEqual(expect.objectContaining({ before: 'PM', after: 'AM' }))
})

test.each(['NOPE', 'team\u0000', 'team.explode', 'toString'])(
  'to look for %j, which nobody can do, is a mistake, and no trail without entries',
  async (action) => {
    for (const endpoint of [contract.listAuditEvents, contract.downloadAuditEvents]) {
      const { status, error } = await admin.call(endpoint, { query: { action } })
      expect([status, error]).toEqual([
        400,
        expect.objectContaining({ fields: { action: expect.any(String) } }),
      ])
    }
  },
)

test('acts of one name are found together, whichever of them is looked for', async () => {
  await at.owner.query(
    `insert into audit_events (company_id, happened_at, action)
     values ($1, '2026-11-23T00:00Z', 'document.open'), ($1, '2026-11-23T00:01Z', 'approvals_v0.get_draft')`,
    [company.companyId],
  )
  for (const action of ['document.open', 'approvals_v0.get_draft'])
    expect((await events({ action })).map((one) => one.action_text)).toEqual(['문서 열람', '문서 열람'])
})

test('what is named after its endpoint can be looked for as well', async () => {
  expect(await events({ action: 'user.update_profile' })).toEqual([])
})

test('in the language of the reader', async () => {
  await absent()
  const { body } = await admin.call(contract.listAuditActions, {})
  expect(body.find(({ area }) => area === 'PEOPLE')!.actions).toContainEqual({
    action: 'member.toggle_absence',
    action_text: '휴직 변경',
  })
  const row = (
    await at.inCompany(company.companyId, (tx) =>
      listEvents(
        tx,
        {
          actorId: undefined,
          targetId: member.memberId,
          actions: undefined,
          since: undefined,
          until: undefined,
        },
        { before: undefined, limit: 1 },
      ),
    )
  )[0]!
  const names = { members: new Map(), teams: new Map(), ranks: new Map(), codes: new Map() }
  const today = Temporal.PlainDate.from('2026-11-23')
  const told = (['en', 'ja'] as const).map((language) =>
    tellEvent(row, names, { language, timezone: 'Asia/Seoul', today }),
  )
  expect(told.map(({ actionText }) => actionText)).toEqual(['Changed a leave of absence', '休職の変更'])
  expect(told[0]!.changes).toContainEqual({
    label: 'Status',
    before: 'Working',
    after: 'On leave of absence',
  })
})

test('times are told by the clock, lengths in hours, a day that was corrected by its date, and a kind by its own name', async () => {
  const own = await at.owner.query(
    `insert into event_codes (company_id, name) values ($1, '리프레시휴가') returning id::int`,
    [company.companyId],
  )
  const entries = [
    [
      'work_day.correct',
      { on: '2026-11-20', in_minute: 533, out_minute: 1770, exclusions: [] },
      { on: '2026-11-20', in_minute: 540, out_minute: -30, exclusions: [{ start: 720, end: 1440 }] },
    ],
    ['company.update', { week_max_minutes: 3120 }, { week_max_minutes: 3150 }],
    ['work_event.remove', { code: `CUSTOM:${own.rows[0].id}:FULL`, minutes: 45 }, null],
    ['audit.read', null, { action: 'work_day.correct' }],
    ['holiday.set', null, { kind: 'OWN' }],
  ] as const
  for (const [action, before, after] of entries)
    await at.owner.query(
      `insert into audit_events (company_id, happened_at, action, before, after) values ($1, '2026-11-22T00:00Z', $2, $3, $4)`,
      [company.companyId, action, JSON.stringify(before), JSON.stringify(after)],
    )
  const told = async (action: string) =>
    (await events({ action }))
      .at(-1)!
      .changes.map(({ label, before, after }) => `${label}: ${before ?? ''} → ${after ?? ''}`)
  expect(await told('work_day.correct')).toEqual([
    '날짜:  → 11월 20일(금)',
    '출근 시각: 08:53 → 09:00',
    '퇴근 시각: 익일 05:30 → 전일 23:30',
    '근무 제외 시간 · 1 · 종료:  → 24:00',
    '근무 제외 시간 · 1 · 시작:  → 12:00',
  ])
  expect(await told('company.update')).toEqual(['주 최대 근로: 52시간 → 52시간 30분'])
  expect(await told('work_event.remove')).toEqual(['종류: 리프레시휴가 → ', '시간: 45분 → '])
  expect(await told('audit.read')).toEqual(['처리:  → 근무 기록 정정'])
  expect(await told('holiday.set')).toEqual(['종류:  → 회사 휴일'])
})

test('as a spreadsheet, which is noted too; too many are refused', async () => {
  await absent()
  const file = await admin.call(contract.downloadAuditEvents, { query: { user_id: member.memberId } })
  expect([file.status, file.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  const { rows } = await at.owner.query(
    `select action from audit_events where company_id = $1 order by id desc limit 1`,
    [company.companyId],
  )
  expect(rows[0].action).toBe('audit.export')
  await at.owner.query(
    `insert into audit_events (company_id, happened_at, action)
     select $1, '2026-11-01', 'team.create' from generate_series(1, 50001)`,
    [company.companyId],
  )
  const refused = await admin.call(contract.downloadAuditEvents, { query: { action: 'team.create' } })
  expect(refused.error.error_code).toBe('TOO_MANY_AUDIT_ROWS')
})

test('secrets are never told, nor what people keep in fields of their own', async () => {
  const told = fieldsOf({
    name: '결',
    password: 'pw',
    session_token: 't',
    is_secret: true,
    join_code: 'JOIN',
    nested: { apiKey: 'k', list: [{ otp_secret: 's', n: 1 }] },
  })
  const shown = Object.fromEntries(told.map(({ path, value }) => [path.join('.'), value]))
  expect(shown).toEqual({
    name: '결',
    password: '•••',
    session_token: '•••',
    is_secret: true,
    join_code: '•••',
    'nested.apiKey': '•••',
    'nested.list.#1.otp_secret': '•••',
    'nested.list.#1.n': 1,
  })
  await at.owner.query(
    `insert into audit_events (company_id, happened_at, action, target_kind, target_id, before, after)
     values ($1, '2026-11-23T00:00Z', 'custom_value.save', 'member', $2, '{"혈액형":"A"}', '{"혈액형":"B"}')`,
    [company.companyId, member.memberId],
  )
  const [row] = await events({ action: 'custom_value.save' })
  expect(row!.changes).toEqual([{ label: '혈액형', before: null, after: '•••' }])
})

test('a thing that is gone is called what it was called when the trail last named it', async () => {
  const { body: category } = await admin.call(createRoomCategory, { body: { name: '본사' } })
  const { body: room } = await admin.call(createRoom, {
    body: { room_cat_id: category.room_cat_id, name: '대회의실' },
  })
  await admin.call(updateRoom, { params: { id: room.room_id }, body: { capacity: 12 } })
  await admin.call(updateRoom, { params: { id: room.room_id }, body: { name: '소회의실' } })
  await admin.call(deleteRoom, { params: { id: room.room_id } })
  const { body: rank } = await admin.call(organization.createRank, { body: { name: '수석' } })
  await admin.call(organization.deleteRank, { params: { id: rank.id } })
  const told = (await events()).map(({ action, target }) => [action, target?.name ?? null])
  expect(told.filter(([action]) => action !== 'audit.read')).toEqual([
    ['rank.delete', '수석'],
    ['rank.create', '수석'],
    ['meeting_room.delete', '소회의실'],
    ['meeting_room.update', '소회의실'],
    ['meeting_room.update', '소회의실'],
    ['meeting_room.create', '대회의실'],
    ['meeting_category.create', '본사'],
  ])
})
