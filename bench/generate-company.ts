import pg from 'pg'
import { recount } from '#db/recount.ts'
import { kyselyOn } from '#server/db/connection.ts'

export interface Volume {
  people: number
  months: number
  /** Teams below the head office. */
  teams: number
  /** The last day with data. */
  today: string
  /** Tells the company and its people from those of another one in the same database. */
  mark?: string
}

export interface BenchCompany {
  companyId: number
  adminMemberId: number
  adminAccountId: number
  /** Members with their accounts, in order; the first leads everybody else. */
  members: { memberId: number; accountId: number; name: string }[]
  roomIds: number[]
  /** A team with departments below it, or the head office in a small company. */
  divisionId: number
  /** A team with nobody below it. */
  departmentId: number
  teamCount: number
}

/** A company of many people, made by SQL alone: the same volume gives the same rows. */
export async function generateCompany(
  ownerUrl: string,
  volume: Volume,
  passwordHash: string,
): Promise<BenchCompany> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('bench.today', $1, true)", [volume.today])
    const { rows } = await client.query<{ company_id: string }>(
      "insert into company_directory (join_code, name) values ('BENCH' || upper($1), '벤치 주식회사') returning company_id",
      [volume.mark ?? ''],
    )
    const companyId = Number(rows[0]!.company_id)
    await client.query("insert into companies (company_id, name) values ($1, '벤치 주식회사')", [companyId])
    const members = await makePeople(client, companyId, volume, passwordHash)
    const teams = await makeTeams(client, companyId, volume.teams)
    await filledAtOnce(client, ['work_days', 'check_records'], () =>
      makeAttendance(client, companyId, volume),
    )
    await makeLeave(client, companyId)
    const roomIds = await makeRooms(client, companyId)
    await recount(kyselyOn(client, companyId))
    await client.query('commit')
    await client.query('vacuum analyze')
    return {
      companyId,
      members,
      roomIds,
      ...teams,
      adminMemberId: members[0]!.memberId,
      adminAccountId: members[0]!.accountId,
    }
  } finally {
    await client.end()
  }
}

const SURNAMES = '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남'
const SYLLABLES = '지민서현우진수아준영하은도윤채원시연재호예린태경선미나라주혜'

/** The name of a person by their place; none comes twice among the first 27,000. */
export function nameOf(index: number): string {
  const at = (letters: string, place: number) => letters[place % letters.length]!
  const round = Math.floor(index / SURNAMES.length)
  const third = index * 7 + Math.floor(round / SYLLABLES.length)
  return at(SURNAMES, index) + at(SYLLABLES, round) + at(SYLLABLES, third)
}

async function makePeople(client: pg.Client, companyId: number, volume: Volume, passwordHash: string) {
  const { choseongOf } = await import('#rules/search/choseong.ts')
  const people = Array.from({ length: volume.people }, (_, index) => {
    const name = nameOf(index)
    return {
      email: `person${index + 1}@bench${volume.mark ?? ''}.gyeol.test`,
      name,
      initials: choseongOf(name),
    }
  })
  const accounts = await client.query<{ id: string }>(
    'insert into accounts (email, password_hash, confirmed_at) select e, $2, now() from unnest($1::text[]) with ordinality u(e, n) order by n returning id',
    [people.map((person) => person.email), passwordHash],
  )
  const accountIds = accounts.rows.map((row) => Number(row.id))
  const made = await client.query<{ id: string }>(
    `insert into members (company_id, account_id, email, name, name_initials, status, position, joined_on)
     select $1, a, e, m, i, 'WORKING', '사원', date '2019-01-02' + (n * 37 % 1800)::int
     from unnest($2::bigint[], $3::text[], $4::text[], $5::text[]) with ordinality u(a, e, m, i, n) order by n returning id`,
    [
      companyId,
      accountIds,
      people.map((p) => p.email),
      people.map((p) => p.name),
      people.map((p) => p.initials),
    ],
  )
  const members = made.rows.map((row, index) => ({
    memberId: Number(row.id),
    accountId: accountIds[index]!,
    name: people[index]!.name,
  }))
  await client.query(
    'insert into memberships (account_id, company_id, member_id) select account_id, company_id, id from members where company_id = $1',
    [companyId],
  )
  await client.query("insert into role_holders (company_id, member_id, role) values ($1, $2, 'FULL_ADMIN')", [
    companyId,
    members[0]!.memberId,
  ])
  return members
}

/**
 * A head office, a division for every 25 teams or so, and the departments below them with about equally many people;
 * the first person leads the head office and the divisions, the departments are led by their first member.
 */
async function makeTeams(client: pg.Client, companyId: number, teams: number) {
  const divisions = teams < 100 ? 0 : Math.round(teams / 25)
  await client.query(
    `with head as (insert into teams (company_id, name, leader_id) select $1, '본부', min(id) from members where company_id = $1 returning id)
     insert into teams (company_id, name, parent_id, leader_id, sort_order)
     select $1, '부문 ' || n, head.id, (select min(id) from members where company_id = $1), n from head, generate_series(1, $2::int) n`,
    [companyId, divisions],
  )
  await client.query(
    `insert into teams (company_id, name, parent_id, leader_id, sort_order)
     select $1, '부서 ' || n, (select id from teams where company_id = $1 and name = case when $3 = 0 then '본부' else '부문 ' || n % $3 + 1 end),
       (select min(id) from members where company_id = $1), n
     from generate_series(1, $2::int) n`,
    [companyId, teams - divisions, divisions],
  )
  await client.query(
    `insert into team_memberships (company_id, member_id, team_id, starts_on)
     select $1, m.id, t.id, m.joined_on from (select id, joined_on, row_number() over (order by id) as n from members where company_id = $1) m
     join (select id, row_number() over (order by id) as n from teams where company_id = $1 and name like '부서 %') t on t.n = m.n % $2::int + 1`,
    [companyId, teams - divisions],
  )
  if (divisions > 0)
    await client.query(
      `update teams t set leader_id = (select min(member_id) from team_memberships where company_id = $1 and team_id = t.id)
       where company_id = $1 and name like '부서 %'`,
      [companyId],
    )
  const found = await client.query<{ id: string }>(
    "select id from teams where company_id = $1 and name in ('부문 1', '본부') order by name = '부문 1' desc limit 1",
    [companyId],
  )
  const department = await client.query<{ id: string }>(
    "select id from teams where company_id = $1 and name = '부서 1'",
    [companyId],
  )
  return {
    divisionId: Number(found.rows[0]!.id),
    departmentId: Number(department.rows[0]!.id),
    teamCount: teams + 1,
  }
}

/**
 * Millions of rows are checked against other tables, and put in order, in one go when they are there instead of one by one: a
 * year of 10,000 people takes a quarter of the time.
 */
/** Fills tables with their keys and indexes made once, at the end. */
export async function filledAtOnce(
  client: pg.Client,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<{ on: string; name: string; as: string }>(
    `select conrelid::regclass::text as "on", conname as name, pg_get_constraintdef(oid) as "as" from pg_constraint
     where contype = 'f' and conrelid = any($1::text[]::regclass[])`,
    [tables],
  )
  const { rows: indexes } = await client.query<{ name: string; as: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as "as" from pg_index i
     where i.indrelid = any($1::text[]::regclass[]) and not i.indisunique`,
    [tables],
  )
  for (const { on, name } of keys) await client.query(`alter table ${on} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await fill()
  for (const { as } of indexes) await client.query(as)
  for (const { on, name, as } of keys) await client.query(`alter table ${on} add constraint ${name} ${as}`)
}

/** Working days with a spread of late arrivals, overtime, night work and holiday work. */
async function makeAttendance(client: pg.Client, companyId: number, volume: Volume): Promise<void> {
  await client.query(
    `insert into work_days (company_id, member_id, work_on, in_minute, out_minute, planned_start_minute, planned_end_minute,
       worked_minutes, rest_minutes, overtime_minutes, night_minutes, late_minutes, is_holiday, holiday_minutes)
     select $1, m.id, d::date, 540 + h % 25 - 10, 1080 + o, 540, 1080, 480 + o, 60, o, greatest(0, o - 240), greatest(0, h % 25 - 10), false, 0
     from members m
     cross join generate_series(current_setting('bench.today')::date - ($2 || ' months')::interval, current_setting('bench.today')::date - 1, '1 day') d
     cross join lateral (select abs(hashtext(m.id || d::text)) as h) r
     cross join lateral (select case when h % 5 = 0 then h % 300 else 0 end as o) x
     where m.company_id = $1 and extract(isodow from d) < 6 and h % 97 <> 0`,
    [companyId, volume.months],
  )
  await client.query(
    `insert into check_records (company_id, member_id, kind, work_on, checked_at)
     select company_id, member_id, 'IN', work_on, (work_on + make_interval(mins => in_minute)) at time zone 'Asia/Seoul' from work_days
     where company_id = $1 and work_on > current_setting('bench.today')::date - 62`,
    [companyId],
  )
}

/** Five requests a person over the year, each with its document; one in five still waits for the leader. */
async function makeLeave(client: pg.Client, companyId: number): Promise<void> {
  await client.query(
    `insert into leave_grants (company_id, member_id, kind, granted_on, expires_on, minutes)
     select $1, id, 'ANNUAL', current_setting('bench.today')::date - 300, current_setting('bench.today')::date + 400, 480 * 200 from members where company_id = $1`,
    [companyId],
  )
  await client.query(
    `insert into documents (company_id, kind, status, serial, title, search_text, author_id, submitted_at, content)
     select $1, 'VACATION', case when n = 0 then 'REQUESTED' else 'APPROVED' end, '2026-' || lpad(row_number() over ()::text, 6, '0'),
       '연차 신청', '연차 신청', m.id, current_setting('bench.today')::timestamptz - make_interval(days => (n * 40 + m.id % 30)::int),
       jsonb_build_object('code', 'VACATION:ANNUAL:FULL', 'from', day, 'to', day, 'startMinute', null, 'endMinute', null,
         'minutes', 480, 'standardDayMinutes', 480, 'availableBefore', null, 'availableAfter', null, 'reason', '',
         'days', jsonb_build_array(jsonb_build_object('on', day, 'start', 540, 'end', 1080, 'minutes', 480)))
     from members m cross join generate_series(0, 4) n,
       lateral (select current_setting('bench.today')::date - 20 - n * 40 - (m.id % 30)::int as day) taken
     where m.company_id = $1 order by n desc, m.id`,
    [companyId],
  )
  await client.query(
    `insert into document_receivers (company_id, document_id, member_id, receiver_type, step_order, is_shown, is_processed, decision)
     select $1, d.id, (select min(id) from members where company_id = $1), 'APPROVER', 1, true, d.status = 'APPROVED', case when d.status = 'APPROVED' then 'APPROVED' end
     from documents d where d.company_id = $1`,
    [companyId],
  )
  await client.query(
    `with made as (
       insert into work_events (company_id, member_id, event_code, starts_on, ends_on, counted_minutes, status, document_id)
       select $1, d.author_id, 'VACATION:ANNUAL:FULL', day, day, 480, d.status, d.id
       from (select d.*, (d.content->>'from')::date as day from documents d where d.company_id = $1) d
       returning id, company_id, member_id, starts_on, event_code, status)
     insert into day_parts (company_id, member_id, work_on, start_minute, end_minute, minutes, event_code, frees_work, state,
       holder_kind, holder_id)
     select company_id, member_id, starts_on, 540, 1080, 480, event_code, true,
       case status when 'APPROVED' then 'TAKEN' else 'HELD' end, 'EVENT', id from made`,
    [companyId],
  )
  await client.query(
    "insert into document_serials (company_id, prefix, last_number) values ($1, '2026-', 100000)",
    [companyId],
  )
}

async function makeRooms(client: pg.Client, companyId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string }>(
    `with c as (insert into room_categories (company_id, name) values ($1, '본사') returning id)
     insert into rooms (company_id, category_id, name) select $1, c.id, '회의실 ' || n from c, generate_series(1, 20) n returning id`,
    [companyId],
  )
  await client.query(
    `insert into room_bookings (company_id, room_id, booked_by, title, booked_on, start_minute, end_minute)
     select $1, r.id, (select min(id) from members where company_id = $1), '회의', current_setting('bench.today')::date + day, 540 + slot * 60, 600 + slot * 60
     from rooms r, generate_series(-30, 30) day, generate_series(0, 8, 4) slot where r.company_id = $1`,
    [companyId],
  )
  return rows.map((row) => Number(row.id))
}
