import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLeft } from '#contract/platform/auth/own-account.ts'
import { approveDocument, inbox } from '#contract/approvals/documents/approvals.ts'
import { listDrafts } from '#contract/approvals/forms/writing.ts'
import { getComptime } from '#contract/time/work-events/comptime.ts'
import { getWorkTimeMonth } from '#contract/time/attendance/attendance.ts'
import { getLeaveLedger } from '#contract/time/leave/leave-ledger.ts'
import { leaveDocument } from '#server/time/leave/index.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { openPool } from '#server/db/connection.ts'
import { createDemoCompany, type DemoCompany } from './create-demo-company.ts'

const today = Temporal.PlainDate.from('2026-11-20')
const now = Temporal.Instant.from('2026-11-20T14:30:00+09:00')

let app: TestApp
let made: DemoCompany

beforeAll(async () => {
  app = await startTestApp()
  app.travelTo('2026-11-20T14:30')
  made = await createDemoCompany({ ownerUrl: app.owner.options.connectionString!, today, now })
})
afterAll(() => app.stop())

/** Everything that a person would see of it, without ids. */
async function fingerprint(ownerUrl: string): Promise<unknown> {
  const pool = openPool(ownerUrl, 1)
  const query = async (sql: string) => (await pool.query(sql)).rows
  const seen = {
    people: await query(
      'select email, name, english_name, status, position, birth_on, joined_on from members order by email',
    ),
    teams: await query(
      'select t.name, m.email from teams t left join members m on m.company_id = t.company_id and m.id = t.leader_id order by t.name',
    ),
    days: await query(`select m.email, w.work_on, w.in_minute, w.out_minute, w.worked_minutes, w.night_minutes, w.leave_minutes
      from work_days w join members m on m.company_id = w.company_id and m.id = w.member_id order by 1, 2`),
    documents: await query(
      'select serial, title, status, submitted_at, content from documents order by serial',
    ),
    leave: await query(
      'select event_code, starts_on, ends_on, status, reason from work_events order by 2, 3, 1, 4, 5',
    ),
    bookings: await query(
      `select r.name, b.booked_on, b.start_minute, b.end_minute, b.title
       from room_bookings b join rooms r on r.company_id = b.company_id and r.id = b.room_id order by 1, 2, 3`,
    ),
    notifications: await query(
      `select m.email, n.kind, n.created_at, n.data->>'title' as title
       from notifications n join members m on m.company_id = n.company_id and m.id = n.member_id order by 1, 3, 2, 4`,
    ),
  }
  await pool.end()
  return seen
}

test('the same day and moment give the same company', async () => {
  const other: TestDatabase = await createTestDatabase()
  try {
    await createDemoCompany({ ownerUrl: other.ownerUrl, today, now })
    expect(await fingerprint(other.ownerUrl)).toEqual(await fingerprint(app.owner.options.connectionString!))
  } finally {
    await other.drop()
  }
})

test('names are distinct, also some of two and of four characters', () => {
  const names = made.people.map((person) => person.name.full)
  expect(new Set(names).size).toBe(60)
  expect(names.some((name) => name.length === 2)).toBe(true)
  expect(names.some((name) => name.length === 4)).toBe(true)
})

test('a position tells a responsibility, never the rank once more', async () => {
  const { rows } = await app.owner.query<{ position: string; ranks: string[] }>(
    'select distinct position, (select array_agg(name) from ranks) as ranks from members order by 1',
  )
  expect(rows.map((row) => row.position)).toEqual(['', '본부장', '실장', '팀장', '파트장'])
  expect(rows.filter(({ position, ranks }) => ranks.includes(position))).toEqual([])
})

test('everybody has a name for readers of English and of Japanese', async () => {
  const { rows } = await app.owner.query<{ english_name: string; local_name: string }>(
    'select english_name, local_name from members',
  )
  expect(rows.filter((row) => !/^[A-Z][a-z]+ [A-Z][a-z]+$/.test(row.english_name))).toEqual([])
  expect(rows.filter((row) => !/^[ァ-ヴー]+・[ァ-ヴー]+$/.test(row.local_name))).toEqual([])
})

test('who has retired is told so after signing in, in place of being asked to found a company', async () => {
  const { companyId } = made
  const retired = "select account_id from members where status = 'RETIRED' and account_id is not null"
  const { rows } = await app.owner.query<{ account_id: string }>(retired)
  expect(rows.length).toBeGreaterThan(0)
  for (const { account_id } of rows) {
    const browser = await app.as({ accountId: Number(account_id), companyId })
    expect((await browser.call(listLeft)).body).toMatchObject([{ company_id: companyId }])
  }
})

test('leave stands in every state, and some of it waits for the leader', async () => {
  const { rows } = await app.owner.query(
    `select status, count(*)::int as n from work_events group by 1 order by 1`,
  )
  expect(rows.map((row) => row.status)).toEqual(['APPROVED', 'CANCELED', 'DENIED', 'REQUESTED'])
  const documents = await app.owner.query('select distinct status from documents order by 1')
  expect(documents.rows.map((row) => row.status)).toEqual([
    'APPROVED',
    'CANCELED',
    'DENIED',
    'INFORMED',
    'REQUESTED',
  ])
  const leader = await app.as(await accountOf('leader@demo.gyeol.test'))
  const home = await leader.call(getHomeSummary)
  expect(home.status).toBe(200)
  expect(home.body.approvals.to_approve).toBeGreaterThanOrEqual(3)
  expect(home.body.team_status?.team_name).toBe('웹팀')
})

test('the ledger has corrections, extra days and opening balances, and nobody’s leave is uncovered by them', async () => {
  const { rows } = await app.owner.query('select distinct kind from leave_adjustments order by 1')
  expect(rows.map(({ kind }) => kind)).toEqual(['ADJUSTMENT', 'EXTRA', 'OPENING'])
  const { rows: people } = await app.owner.query<{ member_id: string }>(
    'select distinct member_id from leave_adjustments',
  )
  const admin = await app.as(await accountOf('admin@demo.gyeol.test'))
  for (const { member_id } of people) {
    const ledger = (await admin.call(getLeaveLedger, { query: { user_id: Number(member_id) } })).body
    expect(ledger.lines.some(({ kind }) => kind === 'UNCOVERED')).toBe(false)
    expect(ledger.balance_days).toBeGreaterThanOrEqual(0)
  }
})

test('nobody is told of something before what came earlier', async () => {
  const { rows } = await app.owner.query<{ created_at: Date }>(
    'select created_at from notifications order by member_id, id',
  )
  const told = await app.owner.query<{ created_at: Date }>(
    'select created_at from notifications order by member_id, created_at',
  )
  expect(rows.length).toBeGreaterThan(10)
  expect(rows).toEqual(told.rows)
})

test('leave begins and ends on a weekday, and its documents say what real ones do', async () => {
  const ends = await app.owner.query(
    'select starts_on, ends_on from work_events where extract(isodow from ends_on) > 5 or extract(isodow from starts_on) > 5',
  )
  expect(ends.rows).toEqual([])
  const { rows } = await app.owner.query(
    "select title, content, status from documents where kind = 'VACATION'",
  )
  const documents = rows.map((row) => ({ ...row, content: leaveDocument.content.parse(row.content) }))
  expect(documents.filter(({ title }) => /\d-\d/.test(title))).toEqual([])
  const waiting = documents.filter(({ status }) => status === 'REQUESTED').map(({ content }) => content)
  expect(waiting.length).toBeGreaterThan(2)
  const taken = waiting.map(({ availableBefore, availableAfter }) => availableBefore! - availableAfter!)
  expect(taken).toEqual(waiting.map(({ minutes }) => minutes))
})

test('attendance varies: late, overtime, night, over midnight, missing, on holidays', async () => {
  const { rows } = await app.owner.query(`select
    count(*) filter (where late_minutes > 0)::int as late, count(*) filter (where overtime_minutes > 0)::int as overtime,
    count(*) filter (where night_minutes > 0)::int as night, count(*) filter (where out_minute > 1440)::int as midnight,
    count(*) filter (where in_minute is not null and out_minute is null)::int as open,
    count(*) filter (where holiday_minutes > 0)::int as holiday, count(*) filter (where leave_minutes > 0)::int as leave
    from work_days`)
  expect(Object.entries(rows[0]).filter(([, count]) => count === 0)).toEqual([])
})

test('the member sees a month that adds up', async () => {
  const member = await app.as(await accountOf('member@demo.gyeol.test'))
  const { status, body } = await member.call(getWorkTimeMonth, { query: { date: '2026-10-15' } })
  expect(status).toBe(200)
  expect(body.days).toHaveLength(31)
  expect(body.total.work_minutes).toBe(body.days.reduce((sum, day) => sum + (day.work_minutes ?? 0), 0))
  expect(body.total.worked_days).toBeGreaterThan(14)
})

async function accountOf(email: string) {
  const { rows } = await app.owner.query(
    'select s.account_id, s.company_id from memberships s join accounts a on a.id = s.account_id where a.email = $1',
    [email],
  )
  return { accountId: Number(rows[0].account_id), companyId: Number(rows[0].company_id) }
}

test('overtime, earned time off and a correction wait for the leader', async () => {
  const { rows } = await app.owner.query(
    `select d.id, d.kind, r.event_code as code, d.author_id as author from documents d
     left join work_events r on r.company_id = d.company_id and r.document_id = d.id
     join document_receivers l on l.company_id = d.company_id and l.document_id = d.id and not l.is_processed
     join members m on m.company_id = l.company_id and m.id = l.member_id and m.email like 'leader@%'
     where d.status = 'REQUESTED' and d.kind in ('WORK_EVENT', 'CHECKINOUT') order by d.kind, code`,
  )
  expect(rows.map(({ kind, code }) => [kind, code])).toEqual([
    ['CHECKINOUT', null],
    ['WORK_EVENT', 'SP:COMPTIME:TIME'],
    ['WORK_EVENT', 'WORK:EXTENDED'],
  ])
  // Four and a half hours for three, of which two are asked for.
  const leader = await app.as(await accountOf('leader@demo.gyeol.test'))
  const { author } = rows.find(({ code }) => code === 'SP:COMPTIME:TIME')
  expect((await leader.call(getComptime, { query: { user_id: Number(author) } })).body).toMatchObject({
    is_offered: true,
    earned_minutes: 270,
    held_minutes: 120,
    left_minutes: 150,
  })
  for (const { id, kind } of rows) {
    const answer = await leader.call(approveDocument, { params: { id: Number(id) }, body: {} })
    expect([kind, answer.status]).toEqual([kind, 200])
  }
})

test('forms stand ready, and documents of them in every state, some for the known leader and some unsent', async () => {
  const { rows } = await app.owner.query(
    `select f.name, d.title, d.status from documents d join forms f on f.company_id = d.company_id and f.id = d.form_id
     where d.kind = 'FORM' order by d.title`,
  )
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['REQUESTED', 'APPROVED', 'DENIED']))
  const leader = await app.as(await accountOf('leader@demo.gyeol.test'))
  const waiting = await leader.call(inbox, { query: { page_size: 50 } })
  expect(waiting.body.results.map(({ drf_title }) => drf_title)).toEqual(
    expect.arrayContaining(['개발용 모니터 구매', '웹 접근성 실무 과정 참가']),
  )
  const member = await app.as(await accountOf('member@demo.gyeol.test'))
  expect((await member.call(listDrafts)).body.results).toHaveLength(2)
})
