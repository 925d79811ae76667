import { createDemoCompany } from '#db/demo/create-demo-company.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { columnsOf, rowsOf, tablesWith, tablesWithout } from './rows.ts'

export const ROLES = ['admin', 'middle', 'leader', 'member', 'payroll'] as const
export type Role = (typeof ROLES)[number]

/** Stands in every text of the other company that can hold it, and nowhere else. */
export const MARK = '숨긴곳'

const OWN_DOMAIN = 'own.gyeol.test'
const OTHER_DOMAIN = 'other.gyeol.test'

export type Ids = ReadonlyMap<string, readonly (number | string)[]>

/** Two whole companies in one database: one that asks, as everybody in it, and one that must stay unseen. */
export interface TwoCompanies {
  at: TestApp
  /** Ids by table. */
  own: Ids
  other: Ids
  /** Tables whose texts hold the mark. */
  marked: readonly string[]
  signIn(): Promise<Record<Role, Client>>
  /** Somebody of the other company, who may read it. */
  signInThere(): Promise<Client>
  /** What every row of the own company is, by table. */
  ownRows(): Promise<Record<string, string>>
  /** What every row of the other company is, by table. */
  otherRows(): Promise<Record<string, string>>
  /** The same of the own company, without the rows of the person with this role. */
  rowsOfOthers(role: Role): Promise<Record<string, string>>
  /** Gives those who ask their roles back, whatever the calls before have done. */
  revive(): Promise<void>
}

export async function startTwoCompanies(): Promise<TwoCompanies> {
  const at = await startTestApp()
  at.travelTo('2026-11-23T15:00')
  const make = (name: string, joinCode: string, mailDomain: string) =>
    createDemoCompany({
      ownerUrl: at.owner.options.connectionString!,
      today: Temporal.PlainDate.from('2026-11-23'),
      now: at.now(),
      peopleCount: 24,
      months: 1,
      name,
      joinCode,
      mailDomain,
    })
  const own = await make('묻는 회사', 'ASKING', OWN_DOMAIN)
  await addRest(at, own.companyId)
  await setIdsApart(at)
  const other = await make('다른 회사', 'UNSEEN', OTHER_DOMAIN)
  await addRest(at, other.companyId)
  await addFile(at, other.companyId)
  const tables = await tablesWith(at)
  return {
    at,
    marked: await mark(at, other.companyId),
    own: await idsOf(at, own.companyId),
    other: await idsOf(at, other.companyId),
    signIn: () => signIn(at, own.companyId),
    signInThere: () => signInAs(at, other.companyId, `member@${OTHER_DOMAIN}`),
    ownRows: () => rowsOf(at, tables, own.companyId),
    otherRows: async () => rowsOf(at, tables, other.companyId),
    rowsOfOthers: async (role) => rowsOf(at, await tablesWithout(at, `${role}@${OWN_DOMAIN}`), own.companyId),
    revive: () => revive(at, own.companyId),
  }
}

/** Ids of the other company are those of no row of the own one, of whatever kind. */
async function setIdsApart(at: TestApp): Promise<void> {
  const { rows } = await at.owner.query<{ name: string }>(
    "select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' order by 1",
  )
  for (const [index, { name }] of rows.entries())
    await at.owner.query(`select setval('public.' || $1, $2)`, [name, (index + 1) * 10_000_000])
}

/** Rows of the kinds that the demo has none of. */
async function addRest(at: TestApp, companyId: number): Promise<void> {
  const statements = [
    "insert into company_features (company_id, feature, enabled) values ($1, 'SURVEY', true)",
    "insert into company_holidays (company_id, holiday_on, name) values ($1, '2026-12-24', '창립일')",
    `insert into idempotent_answers (company_id, account_id, key, endpoint, status, body)
     select company_id, account_id, 'key', 'home.get_summary', 200, '{"a": "b"}' from memberships where company_id = $1 limit 1`,
    `insert into invitation_codes (code_hash, company_id, member_id, email, expires_at)
     select sha256(email::bytea), company_id, id, email, '2027-01-01' from members where company_id = $1 and status = 'INVITED' limit 1`,
    `insert into document_replies (company_id, document_id, member_id, content, created_at)
     select company_id, id, author_id, '확인했습니다', now() from documents where company_id = $1 order by id limit 3`,
    `insert into document_bookmarks (company_id, member_id, document_id, marked_at)
     select company_id, author_id, id, now() from documents where company_id = $1 order by id limit 3`,
    `insert into document_versions (company_id, document_id, number, kind, title, content, replaced_at, replaced_by)
     select company_id, id, 1, kind, title, content, now(), author_id from documents where company_id = $1 order by id limit 3`,
    `insert into document_keys (company_id, document_id, member_id, secret_hash, expires_at)
     select company_id, id, author_id, sha256('key'), '2027-01-01' from documents where company_id = $1 order by id limit 3`,
    `update documents set storage_years = 1, decided_at = '2020-05-04T09:00+09:00' where company_id = $1 and id in (
       select id from documents where company_id = $1 and status in ('APPROVED', 'DENIED', 'CANCELED', 'INFORMED') order by id limit 4)`,
    `insert into document_references (company_id, document_id, referenced_id, added_at)
     select company_id, max(id), min(id), now() from documents where company_id = $1 group by company_id, author_id
     having count(*) > 1 order by max(id) desc limit 3`,
    `with kept as (insert into files (company_id, storage_key, name, content_type, size_bytes, sha256)
       select company_id, 'attached ' || id, '견적서.pdf', 'application/pdf', 1000, '\\x00' from documents where company_id = $1
       order by id limit 3 returning company_id, id, storage_key)
     insert into document_attachments (company_id, document_id, member_id, file_id, name, size_bytes, sha256, attached_at)
     select k.company_id, d.id, d.author_id, k.id, '견적서.pdf', 1000, repeat('0', 64), now()
     from kept k join documents d on d.company_id = k.company_id and k.storage_key = 'attached ' || d.id`,
    `insert into past_employments (company_id, member_id, joined_on, retired_on)
     select company_id, id, '2001-01-01', '2001-12-31' from members where company_id = $1 limit 1`,
    "insert into pay_plans (company_id, plan_main) values ($1, 'BASIC')",
    "insert into provider_connections (company_id, provider, sealed_tokens, account_label) values ($1, 'slack', 'x', '슬랙')",
    "insert into role_names (company_id, limited_admin) values ($1, '중간관리자')",
    `insert into month_schedules (company_id, member_id, starts_on)
     select company_id, id, '2026-12-01' from members where company_id = $1 and status = 'WORKING' limit 3
     on conflict do nothing`,
    `insert into shifts (company_id, member_id, work_on, works)
     select distinct company_id, member_id, '2026-12-05'::date, true from month_schedules where company_id = $1
     on conflict do nothing`,
    `insert into swapped_days (company_id, member_id, work_on, works, other_on, name)
     select distinct company_id, member_id, d.day, d.works, d.other, '성탄절' from month_schedules,
       (values ('2026-12-25'::date, true, '2026-12-28'::date), ('2026-12-28', false, '2026-12-25')) as d(day, works, other)
     where company_id = $1 on conflict do nothing`,
    `insert into home_layouts (company_id, member_id, arranged)
     select company_id, id, '{"main": ["DAY"], "side": [], "hidden": []}' from members where company_id = $1 limit 3`,
    `insert into notice_choices (company_id, member_id, quiet_from, quiet_to)
     select company_id, id, 1320, 420 from members where company_id = $1 limit 3`,
    'insert into notice_defaults (company_id, digest_minute) values ($1, 540)',
    `insert into push_subscriptions (company_id, member_id, endpoint, p256dh, auth, server_key, browser, created_at)
     select company_id, id, 'https://push.example/' || id, 'key', 'secret', 'server', '업무용 브라우저', now()
     from members where company_id = $1 limit 3`,
    `insert into told_occasions (company_id, member_id, occasion, told_at)
     select company_id, id, 'closing 2026-10', now() from members where company_id = $1 limit 3`,
    `insert into receiver_lists (company_id, member_id, name, receivers, updated_at)
     select company_id, id, '본부 검토', '[]', now() from members where company_id = $1 limit 3`,
    `insert into employment_requests (company_id, document_id, member_id, kind, starts_on, status)
     select company_id, id, author_id, 'RETIREMENT', '2027-03-31', 'DENIED' from documents where company_id = $1 order by id limit 3`,
    "insert into form_categories (company_id, name, sort_order) values ($1, '지출', 0), ($1, '인사', 1)",
    `with kept as (insert into forms (company_id, category_id, author_id, name, nickname, template_form, shared_with_company,
         receivers, created_at, updated_at)
       select m.company_id, (select min(id) from form_categories where company_id = $1), m.id, '지출결의서', '지출', 'FREE', true,
         jsonb_build_array(jsonb_build_object('member_id', m.id, 'type', 'APPROVER', 'order', 1)), now(), now()
       from members m where m.company_id = $1 and m.status = 'WORKING' order by m.id limit 2 returning company_id, id, author_id),
     asked as (insert into form_versions (company_id, form_id, version, name, content, fields, created_by, created_at)
       select company_id, id, 1, '지출결의서', '<p>본문</p>',
         '[{"key": "payee", "kind": "TEXT", "label": "거래처", "is_required": false}]', author_id, now() from kept),
     marked as (insert into form_marks (company_id, member_id, form_id, is_bookmarked, used_at)
       select company_id, author_id, id, true, now() from kept)
     insert into document_drafts (company_id, id, author_id, form_id, title, content, given, created_at, updated_at)
     select company_id, nextval(pg_get_serial_sequence('documents', 'id')), author_id, id, '초안', '', '{}', now(), now() from kept`,
    "insert into schedule_events (company_id, happens_on, title) values ($1, '2026-12-05', '재고 조사')",
    `insert into closing_settings (company_id, period, ends_on_day, deadline_days, is_automatic, is_partial)
     values ($1, 'MONTHLY', 31, 5, false, true)`,
    "insert into closing_eras (company_id, until_on, period, ends_on_day) values ($1, '2025-12-31', 'WEEKLY', 31)",
    "insert into closing_periods (company_id, starts_on, ends_on) values ($1, '2026-01-01', '2026-01-31')",
    `insert into closing_misses (company_id, member_id, work_on, noted_at)
     select company_id, id, '2026-10-07', now() from members where company_id = $1 and status = 'WORKING' limit 3`,
    `with person as (select company_id, id from members where company_id = $1 and status = 'WORKING' order by id desc limit 2),
       closing as (insert into work_closings (company_id, member_id, starts_on, ends_on, closed_at, manner, rules, content, sha256)
         select company_id, id, '2026-09-01', '2026-09-30', now(), 'AUTO', 'rules', jsonb_build_object('rules', 'rules', 'member', id,
           'from', '2026-09-01', 'to', '2026-09-30', 'days', '[]'::jsonb, 'events', '[]'::jsonb, 'missing', '[]'::jsonb,
           'sums', '{}'::jsonb), repeat('0', 64) from person)
     insert into day_closings (company_id, member_id, starts_on, ends_on, closed_at)
     select company_id, id, '2026-09-01', '2026-09-30', now() from person`,
    `insert into day_corrections (company_id, member_id, work_on, corrected_at, reason, before, after)
     select company_id, id, '2026-10-07', now(), '단말기 고장', d.times, d.times
     from members, (values ('{"in_minute": 540, "out_minute": 1080, "is_away": false, "in_by": "CHECK", "out_by": "CHECK",
       "exclusions": [{"start": 600, "end": 660, "title": "병원"}]}'::jsonb)) as d(times)
     where company_id = $1 and status = 'WORKING' limit 3`,
    `insert into event_code_audiences (company_id, code_id, team_id)
     select c.company_id, c.id, t.id from event_codes c join teams t on t.company_id = c.company_id
     where c.company_id = $1 and not c.applies_to_all order by t.id limit 1`,
    `insert into leave_adjustments (company_id, member_id, kind, starts_on, ends_on, minutes, reason, made_by, made_at)
     select company_id, id, 'EXTRA', '2026-11-02', '2027-11-01', 480, '장기근속 포상', id, now()
     from members where company_id = $1 and status = 'WORKING' order by id limit 3`,
    `insert into leave_attendances (company_id, member_id, starts_on, ends_on, due_days, attended_days, deemed_days, open_days,
       absent_days, excluded_days, perfect_months, measured_at)
     select company_id, id, '2025-01-01', '2025-12-31', 250, 180, 0, 0, 70, 0, 8, now()
     from members where company_id = $1 and status = 'WORKING' order by id desc limit 1`,
    `insert into calendar_feeds (company_id, member_id, secret_hash, created_at)
     select company_id, id, sha256(email::bytea), now() from members where company_id = $1 and status = 'WORKING'`,
    'insert into team_coverages (company_id, team_id, needed_people) select company_id, id, 3 from teams where company_id = $1',
    `insert into document_proofs (company_id, document_id, number, act, actor_id, happened_at, recorded_at, previous_hash, hash)
     select company_id, id, 1, 'SUBMIT', author_id, submitted_at, now(), repeat('0', 64), repeat('1', 64) from documents
     where company_id = $1 order by id limit 5`,
    `insert into delegations (company_id, giver_id, delegate_id, starts_on, ends_on, created_at)
     select company_id, min(id), max(id), '2026-12-01', '2026-12-31', now() from members
     where company_id = $1 and status = 'WORKING' group by company_id`,
    'insert into proof_checks (company_id, asked_at, ended_at, total) values ($1, now(), now(), 0)',
    "insert into day_fillings (company_id, filled_until) values ($1, '2026-10-07') on conflict do nothing",
    `insert into approval_lines (company_id, team_id, member_id, role_code, role_name, line)
     select $1::bigint, null::bigint, null::bigint, 'EXTENDED', '본사 연장', 'TEAM_LEADER'
     union all (select company_id, id, null, 'HOME', '팀 재택', 'TEAM_LEADER' from teams where company_id = $1 order by id limit 2)
     union all (select company_id, null, id, 'OUT', '본인 외근', 'TEAM_LEADER' from members
       where company_id = $1 and status = 'WORKING')`,
    'insert into audit_events (company_id, action, after) values ($1, \'company.updated\', \'{"name": "이름"}\')',
  ]
  for (const statement of statements) await at.owner.query(statement, [companyId])
}

async function addFile(at: TestApp, companyId: number): Promise<void> {
  const { rows } = await at.owner.query<{ id: number }>(
    `insert into files (company_id, storage_key, name, content_type, size_bytes, sha256)
     values ($1, 'k', 'a.webp', 'image/webp', 1, '\\x00') returning id`,
    [companyId],
  )
  await at.owner.query('update members set image_file_id = $2 where company_id = $1', [
    companyId,
    rows[0]!.id,
  ])
}

// Without them the company could not be read by its own people either.
const WORDS_OF_THE_PROGRAM = new Set(['timezone', 'language'])

/** Writes the mark into every text that takes it; those that may hold certain words only stay as they are. */
async function mark(at: TestApp, companyId: number): Promise<string[]> {
  const tables = new Set<string>()
  for (const { table, column, type } of await columnsOf(at, 'company_id')) {
    const marked =
      type === 'text'
        ? `$2 || ${column}`
        : type === 'jsonb'
          ? `replace(${column}::text, '": "', '": "' || $2)::jsonb`
          : null
    if (!marked || WORDS_OF_THE_PROGRAM.has(column)) continue
    await at.owner
      .query(`update ${table} set ${column} = ${marked} where company_id = $1`, [companyId, MARK])
      .then(() => tables.add(table))
      .catch(() => undefined)
  }
  return [...tables]
}

async function idsOf(at: TestApp, companyId: number): Promise<Ids> {
  const ids = new Map<string, (number | string)[]>([['companies', [companyId]]])
  for (const { table, column } of await columnsOf(at, 'company_id')) {
    if (column !== 'id') continue
    const { rows } = await at.owner.query<{ id: string }>(
      `select id from ${table} where company_id = $1 order by id limit 40`,
      [companyId],
    )
    if (rows.length > 0)
      ids.set(
        table,
        rows.map(({ id }) => (/^\d+$/.test(id) ? Number(id) : id)),
      )
  }
  return ids
}

async function signIn(at: TestApp, companyId: number): Promise<Record<Role, Client>> {
  const clients: Partial<Record<Role, Client>> = {}
  for (const role of ROLES) clients[role] = await signInAs(at, companyId, `${role}@${OWN_DOMAIN}`)
  return clients as Record<Role, Client>
}

async function signInAs(at: TestApp, companyId: number, email: string): Promise<Client> {
  const { rows } = await at.owner.query<{ id: string }>('select id from accounts where email = $1', [email])
  return at.as({ accountId: Number(rows[0]!.id), companyId })
}

async function revive(at: TestApp, companyId: number): Promise<void> {
  const known = `company_id = $1 and email ~ '^(${ROLES.join('|')})@'`
  const statements = [
    'delete from company_features where company_id = $1',
    `update members set status = 'WORKING', retired_on = null, dashboard_available = true where ${known}`,
    `insert into memberships (account_id, company_id, member_id)
     select account_id, company_id, id from members where ${known} on conflict do nothing`,
    `insert into role_holders (company_id, member_id, role)
     select company_id, id, 'FULL_ADMIN' from members where company_id = $1 and email ~ '^admin@' on conflict do nothing`,
  ]
  for (const statement of statements) await at.owner.query(statement, [companyId])
  // What the server remembers of sessions and roles is forgotten.
  at.travelTo(at.now().add({ minutes: 1 }).toString())
}
