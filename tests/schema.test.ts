import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder, readMigrations } from '#server/db/migrate/migrate-files.ts'
import { createTestDatabase, isDistributed, type TestDatabase } from '#test/database.ts'

// Reached before a company is known; everything else belongs to one company.
const GLOBAL_TABLES = [
  'account_codes',
  'account_events',
  'account_terms',
  'accounts',
  'attempts',
  'company_directory',
  'invitation_codes',
  'known_devices',
  'memberships',
  'operator_notices',
  'past_memberships',
  'pending_sign_ups',
  'recovery_codes',
  'schema_migrations',
  'sessions',
]

let database: TestDatabase
let owner: pg.Client
let app: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  app = new pg.Client({ connectionString: database.appUrl })
  await owner.connect()
  await app.connect()
})
afterAll(async () => {
  await owner.end()
  await app.end()
  await database.drop()
})

async function names(sql: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(sql, values)
  return rows.map((row) => row.name)
}

const OUR_TABLES = `select c.oid, c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`
const COMPANY_TABLES = `${OUR_TABLES} and c.relname <> all ($1)`

test('the list of global tables is exact', async () => {
  const without = await names(
    `select t.relname as name from (${OUR_TABLES}) t
     where not exists (select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'company_id' and a.attnotnull)
        or t.relname in ('company_directory', 'invitation_codes', 'memberships', 'past_memberships') order by 1`,
  )
  expect(without).toEqual(GLOBAL_TABLES)
})

test('every company table has row security with the one policy', async () => {
  const tables = await names(`select relname as name from (${COMPANY_TABLES}) t order by 1`, [GLOBAL_TABLES])
  expect(tables.length).toBeGreaterThan(20)
  const secured = await names(
    `select t.relname as name from (${COMPANY_TABLES}) t join pg_class c on c.oid = t.oid join pg_policy p on p.polrelid = t.oid
     where c.relrowsecurity and pg_get_expr(p.polqual, p.polrelid) = '(company_id = current_company_id())'
       and pg_get_expr(p.polwithcheck, p.polrelid) = '(company_id = current_company_id())' order by 1`,
    [GLOBAL_TABLES],
  )
  expect(secured).toEqual(tables)
})

test('keys let the tables be spread by company: every primary, unique, exclusion and foreign key holds company_id', async () => {
  const narrow = await names(
    `select con.conrelid::regclass || '.' || con.conname as name from pg_constraint con join (${COMPANY_TABLES}) t on t.oid = con.conrelid
     where con.contype in ('p', 'u', 'x', 'f')
       and not exists (select 1 from pg_attribute a where a.attrelid = con.conrelid and a.attname = 'company_id' and a.attnum = any (con.conkey))`,
    [GLOBAL_TABLES],
  )
  expect(narrow).toEqual([])
  const withoutKey = await names(
    `select t.relname as name from (${OUR_TABLES}) t where not exists (select 1 from pg_constraint c where c.conrelid = t.oid and c.contype = 'p')`,
  )
  expect(withoutKey).toEqual([])
})

test('keys let the tables be spread one after another: no circle, no column set to null, no name that a shard would cut', async () => {
  const circles = await names(
    `with recursive refers as (
       select con.conrelid as from_oid, con.confrelid as to_oid from pg_constraint con
       where con.contype = 'f' and con.conrelid <> con.confrelid
     ), reached as (
       select * from refers union select r.from_oid, f.to_oid from reached r join refers f on f.from_oid = r.to_oid
     )
     select from_oid::regclass::text as name from reached where from_oid = to_oid`,
  )
  expect(circles).toEqual([])
  const refused = await names(
    `select con.conrelid::regclass || '.' || con.conname as name from pg_constraint con join (${COMPANY_TABLES}) t on t.oid = con.conrelid
     where con.contype = 'f' and con.confdeltype not in ('a', 'c') or length(con.conname) > 50`,
    [GLOBAL_TABLES],
  )
  expect(refused).toEqual([])
})

test('a migration secures a table before that refers to others, so that it can be distributed in between', () => {
  const wrong = readMigrations(migrationsFolder)
    .filter(({ name }) => name > '20261122T2000')
    .filter(({ sql }) =>
      /create table(?:(?!secure_company_table)[^])*\breferences\b[^]*secure_company_table/i.test(sql),
    )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('indexes of company tables lead with company_id, but for those that search text', async () => {
  const wrong = await names(
    `select i.indexrelid::regclass::text as name from pg_index i join (${COMPANY_TABLES}) t on t.oid = i.indrelid
     join pg_class x on x.oid = i.indexrelid join pg_am am on am.oid = x.relam
     where am.amname <> 'gin'
       and (select a.attname from pg_attribute a where a.attrelid = i.indrelid and a.attnum = i.indkey[0]) is distinct from 'company_id'`,
    [GLOBAL_TABLES],
  )
  expect(wrong).toEqual([])
})

// Tables that are distributed over several machines have no triggers, and nobody sees from a statement what one does besides:
// what a write brings with it is said by the program, in the same transaction (decision 0018).
test('no company table has a trigger', async () => {
  const triggers = await names(
    `select g.tgrelid::regclass || '.' || g.tgname as name from pg_trigger g join (${COMPANY_TABLES}) t on t.oid = g.tgrelid
     where not g.tgisinternal order by 1`,
    [GLOBAL_TABLES],
  )
  expect(triggers).toEqual([])
})

// A statement within a function is not planned where its company lives. What statements call looks at its arguments alone.
test('functions of ours read and write no table, but for the two that row security is made of', async () => {
  const reading = await names(
    `select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.provolatile <> 'i'
       and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
  )
  // Where companies are spread, the one that makes a table one of companies spreads it, and calls what it was before.
  const before = isDistributed() ? ['secure_table_here'] : []
  expect(reading).toEqual(['current_company_id', 'secure_company_table', ...before])
})

test('foreign keys find their rows by an index', async () => {
  const unindexed = await names(
    `select con.conrelid::regclass || '.' || con.conname as name from pg_constraint con join (${COMPANY_TABLES}) t on t.oid = con.conrelid
     where con.contype = 'f' and con.confdeltype = 'c' and array_length(con.conkey, 1) > 1
       and not exists (
         select 1 from pg_index i where i.indrelid = con.conrelid
           and (select array_agg(k) from unnest(i.indkey[0:array_length(con.conkey, 1) - 1]::int2[]) k) @> con.conkey)`,
    [GLOBAL_TABLES],
  )
  expect(unindexed).toEqual([])
})

test('the application owns nothing and cannot change the shape', async () => {
  const owned = await names(
    `select c.relname as name from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'gyeol_app'`,
  )
  expect(owned).toEqual([])
  const { rows } = await app.query(
    'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
  )
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }])
  await expect(app.query('create table public.x (y int)')).rejects.toThrow('permission denied')
  await expect(app.query('alter table members disable row level security')).rejects.toThrow('must be owner')
  await expect(app.query('select * from schema_migrations')).rejects.toThrow('permission denied')
})

test('without a company no row of any company table can be seen or written', async () => {
  await owner.query(
    "insert into company_directory (company_id, join_code, name) values (1, 'A', '가'), (2, 'B', '나')",
  )
  await owner.query("insert into companies (company_id, name) values (1, '가'), (2, '나')")
  expect((await app.query('select * from companies')).rows).toEqual([])
  await expect(app.query("insert into ranks (company_id, name) values (1, '사원')")).rejects.toThrow(
    'row-level security',
  )
})

test('within a company another company is neither seen, changed nor written to', async () => {
  await app.query('begin')
  await app.query('set local app.company_id = 1')
  expect((await app.query('select company_id from companies')).rows).toEqual([{ company_id: '1' }])
  expect((await app.query("update companies set name = '다' where company_id = 2")).rowCount).toBe(0)
  await expect(app.query("insert into ranks (company_id, name) values (2, '사원')")).rejects.toThrow(
    'row-level security',
  )
  await app.query('rollback')
})

test('a view of the owner, which row security does not bind, is bound to the company and writes to no other', async () => {
  const views = await owner.query<{ name: string; said: string; options: string[] | null }>(
    `select relname as name, pg_get_viewdef(oid) as said, reloptions as options from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('v', 'm') and not exists (
       select 1 from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e') order by 1`,
  )
  expect(views.rows.map(({ name }) => name)).toEqual(['searched_attachments', 'searched_documents'])
  for (const { said, options } of views.rows) {
    expect(said).toMatch(/^[^()]* FROM \w+\s+WHERE \(*company_id = current_company_id\(\)\)?( AND [^;]*)?;$/)
    expect(options).toContain('check_option=cascaded')
  }
  await owner.query(
    "insert into members (company_id, name, email, status) values (2, '나', 'na@example.test', 'WORKING')",
  )
  await owner.query(
    `insert into documents (company_id, kind, status, title, search_text, author_id)
     select 2, 'GENERAL', 'APPROVED', '비밀', '비밀', id from members where company_id = 2`,
  )
  const seen = async (company: string) => {
    await app.query('begin')
    await app.query(`select set_config('app.company_id', $1, true)`, [company])
    const { rows } = await app.query('select search_text from searched_documents')
    const changed = await app.query(
      "update searched_documents set search_text = '다' where search_text = '비밀'",
    )
    await app.query('rollback')
    return [rows.length, changed.rowCount]
  }
  expect([await seen(''), await seen('1'), await seen('2')]).toEqual([
    [0, 0],
    [0, 0],
    [1, 1],
  ])
  await app.query('begin')
  await app.query('set local app.company_id = 2')
  await expect(app.query('update searched_documents set company_id = 1')).rejects.toThrow('check option')
  await app.query('rollback')
})

// The migrations before it stand as they are.
const NAMED_SINCE = '20261124T1400'

test('a column comes to a table with constraints by name: a distributed table takes no others', () => {
  const nameless = readMigrations(migrationsFolder)
    .filter(({ name }) => name >= NAMED_SINCE)
    .flatMap(({ name, sql }) =>
      sql
        .replaceAll(/--.*/g, '')
        .split(';')
        .filter((statement) =>
          /\balter table \w+\s+add (column )?(?!constraint|foreign|primary|unique|check)/.test(statement),
        )
        .filter((statement) =>
          /\b(check|references|unique)\b/.test(
            statement.replaceAll(
              /\bconstraint \w+ (foreign key \([^)]*\) )?(check|references|unique)\b/g,
              '',
            ),
          ),
        )
        .map((statement) => `${name}:${statement}`),
    )
  expect(nameless).toEqual([])
})
