import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inbox } from '#contract/approvals/documents/approvals.ts'
import { listWorkStatus } from '#contract/time/attendance/attendance.ts'
import { getHomeSummary } from '#contract/portal/home/home.ts'
import { listConfirmations } from '#contract/time/closing/closing.ts'
import { listSchMonths } from '#contract/time/schedules/schedules.ts'
import { listWorkEvents } from '#contract/time/work-events/work-events.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { createDemoCompany } from './create-demo-company.ts'

const MOMENTS = [
  ['a Sunday just after midnight', '2026-11-22T00:10'],
  ['a Monday before the day has changed', '2026-11-23T05:45'],
  ['a Monday before anybody has come', '2026-11-23T07:00'],
  ['the end of a year', '2026-12-31T23:50'],
  ['the first day of a year', '2027-01-01T11:00'],
  ['Chuseok', '2026-09-25T10:00'],
  ['the day that is there every four years', '2028-02-29T13:30'],
] as const

describe.each(MOMENTS)('the demo made on %s, %s', (_name, moment) => {
  let at: TestApp
  let leader: Client
  let ahead: string[]
  const day = Temporal.PlainDate.from(moment.slice(0, 10))

  beforeAll(async () => {
    at = await startTestApp()
    at.travelTo(moment)
    const ownerUrl = at.owner.options.connectionString!
    await createDemoCompany({ ownerUrl, now: at.now(), today: day })
    // Before anybody signs in: the database dates that by its own clock.
    ahead = await instantsAhead()
    leader = await as('leader')
  })
  afterAll(() => at.stop())

  async function as(role: string): Promise<Client> {
    const { rows } = await at.owner.query<{ account_id: string; company_id: string }>(
      'select s.account_id, s.company_id from memberships s join accounts a on a.id = s.account_id where a.email = $1',
      [`${role}@demo.gyeol.test`],
    )
    return at.as({ accountId: Number(rows[0]!.account_id), companyId: Number(rows[0]!.company_id) })
  }

  /** Columns with instants that have not come yet. When a session or a code ends is no event; all others tell of one. */
  async function instantsAhead(): Promise<string[]> {
    const columns = await at.owner.query<{ table: string; column: string }>(
      `select c.table_name as table, c.column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and data_type like 'timestamp%'
         and c.column_name not like '%expires_at' and c.table_name <> 'schema_migrations'`,
    )
    expect(columns.rows.length).toBeGreaterThan(40)
    const found: string[] = []
    for (const { table, column } of columns.rows) {
      const sql = `select count(*)::int as n from ${table} where ${column} > $1`
      const { rows } = await at.owner.query<{ n: number }>(sql, [at.now().toString()])
      if (rows[0]!.n > 0) found.push(`${table}.${column}: ${rows[0]!.n}`)
    }
    return found
  }

  test('nothing that has happened lies ahead', async () => {
    expect(ahead).toEqual([])
    const days = await at.owner.query<{ n: number }>(
      `select count(*)::int as n from (
         select work_on as day from check_records union all select work_on from work_days where in_minute is not null
         union all select starts_on from absences union all select retired_on from members where status = 'RETIRED'
         union all select joined_on from members where status <> 'INVITED') d where day > $1`,
      [day.toString()],
    )
    expect(days.rows[0]!.n).toBe(0)
  })

  test('documents wait for the leader, several of them general ones, and for the admin', async () => {
    const received = await leader.call(inbox, { query: { page_size: 50 } })
    expect(received.status).toBe(200)
    const kinds = received.body.results.map((document) => document.drf_type)
    expect(kinds.filter((kind) => kind === 'GENERAL').length).toBeGreaterThanOrEqual(3)
    expect(kinds.length).toBeGreaterThanOrEqual(5)
    const admin = await as('admin')
    expect((await admin.call(inbox)).body.results.length).toBeGreaterThanOrEqual(2)
  })

  test('a team has its shifts of this month and the next, whose weeks ahead keep the law', async () => {
    const admin = await as('admin')
    const date = day.with({ day: 1 }).add({ months: 1 })
    const { results } = (await admin.call(listSchMonths, { query: { date: date as never, page_size: 100 } }))
      .body
    const planned = results.filter(({ wk_sch_id }) => wk_sch_id !== null)
    expect(planned.length).toBeGreaterThanOrEqual(3)
    const shifts = planned.flatMap(({ work_schedule }) => Object.values(work_schedule!))
    expect(new Set(shifts.flatMap(({ sch_tem_id }) => sch_tem_id ?? [])).size).toBe(3)
  })

  test('the month before the last is closed for most, with snapshots that hold; the last one waits', async () => {
    const admin = await as('admin')
    const monthOf = async (back: number) => {
      const date = day.with({ day: 10 }).subtract({ months: back }) as never
      return (await admin.call(listConfirmations, { query: { date, page_size: 100 } })).body.results
    }
    const [closed, waiting] = [await monthOf(2), await monthOf(1)]
    const share = closed.filter((row) => row.is_confirmed).length / closed.length
    expect(share).toBeGreaterThan(0.6)
    expect(waiting.length).toBeGreaterThan(40)
    expect(waiting.filter((row) => row.is_confirmed)).toEqual([])
  })

  test('people are at work, and those whom a visitor signs in as have not come yet', async () => {
    const board = await (await as('admin')).call(listWorkStatus, { query: { page_size: 100 } })
    expect(board.status).toBe(200)
    expect(board.body.counts.WORKING).toBeGreaterThanOrEqual(3)
    const home = await leader.call(getHomeSummary)
    expect(home.body.team_status?.WORKING).toBeGreaterThanOrEqual(1)
    const { rows } = await at.owner.query<{ n: number }>(
      `select count(*)::int as n from work_days w join members m on m.company_id = w.company_id and m.id = w.member_id
       where m.email ~ '^(admin|middle|leader|member|payroll)@' and w.work_on = $1 and w.in_minute is not null`,
      [board.body.date],
    )
    expect(rows[0]!.n).toBe(0)
  })

  test('home tells of today, or on a day off of the next working day and who is away then', async () => {
    const { next_work_day, today, away } = (await leader.call(getHomeSummary)).body
    expect(next_work_day === null).toBe(today.is_work_day)
    if (!next_work_day) return
    expect(next_work_day.date > today.date).toBe(true)
    expect(away?.date).toBe(next_work_day.date)
    expect(away?.people.length).toBeGreaterThanOrEqual(1)
  })

  test('somebody of the team is away in this month, and rooms are booked this week', async () => {
    const month = { start_date: day.with({ day: 1 }), end_date: day.with({ day: day.daysInMonth }) }
    const events = await leader.call(listWorkEvents, { query: { ...month, org_range: 'team' } as never })
    expect(events.status).toBe(200)
    expect(events.body.results.length).toBeGreaterThanOrEqual(1)
    const { rows } = await at.owner.query<{ n: number }>(
      'select count(*)::int as n from room_bookings where booked_on between $1 and $2',
      [day.toString(), day.add({ days: 7 }).toString()],
    )
    expect(rows[0]!.n).toBeGreaterThan(5)
  })
})
