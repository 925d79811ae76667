import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createTestDatabase, isDistributed } from '#test/database.ts'
import { scratchFolder } from '#test/scratch-folder.ts'
import { restoreBackup } from './backup-restore.ts'
import { quoted, readTables } from './backup-tables.ts'
import { writeBackup } from './backup.ts'
import { writeSchema } from '../catalog-schema.ts'
import { distribute } from '../distribute/distribute.ts'
import { withDatabase } from '../embedded-address.ts'
import { migrate } from '../migrate/migrate.ts'

const first = `
  create type mood as enum ('good', 'bad');
  create table parents (id bigint generated always as identity primary key, name text not null, raw bytea,
    tags text[] not null default '{}', body jsonb, at timestamptz, feeling mood, favourite bigint,
    loud text generated always as (upper(name)) stored, boss bigint references parents);
  create table children (id bigint primary key, parent_id bigint not null references parents deferrable initially deferred,
    span tstzrange, exclude using gist (parent_id with =, span with &&));
  alter table parents add foreign key (favourite) references children;
  create table "Odd ""name" ("a b" text, counter serial);
  create function forbid() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
  create trigger forbid before insert on parents for each row execute function forbid();
  alter table parents enable row level security;`

const fill = `
  alter table parents disable trigger forbid;
  insert into parents (name, raw, tags, body, at, feeling, boss)
    select E'결\\t\\n\\\\N "' || n, decode(repeat('00ff', n % 50), 'hex'), array['가,나', null, '{}'], '{"a": [1, null]}',
      '2026-11-21 00:15:00.123456+09', 'good', nullif(n - 1, 0) from generate_series(1, 2000) as n;
  insert into parents (name, body) values ('big', to_jsonb(repeat('한', 3000000)));
  insert into children select n, n, tstzrange('2026-01-01', '2026-01-02') from generate_series(1, 500) as n;
  update parents set favourite = 7 where id = 7;
  insert into "Odd ""name" ("a b") values (null), (''), ('\\.');
  alter table parents enable trigger forbid;
  select pgboss.create_queue('mail', '{"policy": "standard"}');
  insert into pgboss.job (name, data) values ('mail', '{"to": "a"}');`

let folder: string
let made: string[]

beforeEach(() => {
  folder = mkdtempSync(join(scratchFolder(), 'gyeol-backup-'))
  made = []
  mkdirSync(join(folder, 'migrations'))
  mkdirSync(join(folder, 'files', 'deep'), { recursive: true })
  writeFileSync(join(folder, 'files', 'deep', '한글.pdf'), 'content')
  writeFileSync(join(folder, 'files', 'empty'), '')
  write('1_first.sql', 'create extension if not exists btree_gist;' + first)
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  for (const name of made) await query(inject('template').ownerUrl, `drop database ${name} with (force)`)
})

test('a lost database comes back as it was, with its files, and takes the migrations written since', async () => {
  const source = await filled()
  const before = await contents(source)
  const count = await writeBackup({ ownerUrl: source, file: backup(), filesFolder: join(folder, 'files') })
  expect(count).toMatchObject({ rows: 2001 + 500 + 3 + 2, files: 2 })
  rmSync(join(folder, 'files'), { recursive: true })
  write('2_second.sql', 'alter table children add column note text not null default $$x$$;')

  const target = await empty()
  await restore(target)
  const after = await contents(target)
  expect(after.get('public.parents')).toBe(before.get('public.parents'))
  expect(after.get('public.Odd "name')).toBe(before.get('public.Odd "name'))
  expect(after.get('pgboss.job')).toBe(before.get('pgboss.job'))
  expect(await query(target, `select count(*)::int as n from children where note = 'x'`)).toEqual([
    { n: 500 },
  ])
  expect(await query(target, `insert into "Odd ""name" default values returning counter`)).toEqual([
    { counter: 4 },
  ])
  expect(readFileSync(join(folder, 'files', 'deep', '한글.pdf'), 'utf8')).toBe('content')
  await expect(query(target, 'insert into children values (9999, 123456789)')).rejects.toThrow('foreign key')
  expect((await migrate({ ownerUrl: target, folder: join(folder, 'migrations') })).applied).toEqual([])
})

test('the product itself: the schema after a restore equals the migrated one', async () => {
  const [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await query(source.ownerUrl, `insert into accounts (email, password_hash) values ('a@b.kr', 'x')`)
  await writeBackup({ ownerUrl: source.ownerUrl, file: backup(), filesFolder: null })
  await restoreBackup({ ownerUrl: target.ownerUrl, file: backup(), filesFolder: null, force: false })
  // A backup knows nothing of nodes: where companies are spread, they are spread anew.
  if (isDistributed()) await distribute({ ownerUrl: target.ownerUrl, appLogin: 'gyeol_app', shards: 4 })
  expect(await contents(target.ownerUrl)).toEqual(await contents(source.ownerUrl))
  expect(await schema(target.ownerUrl)).toBe(await schema(source.ownerUrl))
  expect(await query(target.appUrl, 'select email from accounts')).toEqual([{ email: 'a@b.kr' }])
  await Promise.all([source.drop(), target.drop()])
})

test('a database with rows is replaced only by force', async () => {
  const source = await filled()
  await writeBackup({ ownerUrl: source, file: backup(), filesFolder: null })
  await query(source, 'delete from "Odd ""name"')
  await expect(restore(source)).rejects.toThrow('not empty')
  await restore(source, true)
  expect(await query(source, 'select count(*)::int as n from "Odd ""name"')).toEqual([{ n: 3 }])
})

test('a damaged or cut backup changes nothing, neither rows nor files', async () => {
  const source = await filled()
  await writeBackup({ ownerUrl: source, file: backup(), filesFolder: join(folder, 'files') })
  const before = await contents(source)
  const whole = readFileSync(backup())
  const plain = gunzipSync(whole)
  const changed = Buffer.from(plain)
  changed.write('Z', changed.indexOf('big'))
  const damages = [
    whole.subarray(0, whole.length - 900),
    gzipSync(changed),
    gzipSync(plain.subarray(0, -80)),
    Buffer.from('no'),
  ]
  writeFileSync(join(folder, 'files', 'since'), 'x')
  for (const damaged of damages) {
    writeFileSync(backup(), damaged)
    await expect(restore(source, true)).rejects.toThrow(/damaged|not a whole backup/)
  }
  expect(await contents(source)).toEqual(before)
  expect(readFileSync(join(folder, 'files', 'since'), 'utf8')).toBe('x')
})

test('a server that works on the database has to stop first', async () => {
  const source = await filled()
  await writeBackup({ ownerUrl: source, file: backup(), filesFolder: null })
  const server = new pg.Client({ connectionString: source, application_name: 'gyeol' })
  await server.connect()
  await expect(restore(source, true)).rejects.toThrow('Stop it first')
  await server.end()
})

const backup = () => join(folder, 'backup.gz')

function restore(ownerUrl: string, force = false) {
  const options = { ownerUrl, file: backup(), filesFolder: join(folder, 'files'), force }
  return restoreBackup({ ...options, folder: join(folder, 'migrations') })
}

function write(file: string, sql: string): void {
  writeFileSync(join(folder, 'migrations', file), sql)
}

async function empty(): Promise<string> {
  const name = `gyeol_backup_${process.pid}_${made.length}_${Date.now()}`
  await query(inject('template').ownerUrl, `create database ${name}`)
  made.push(name)
  return withDatabase(inject('template').ownerUrl, name)
}

async function filled(): Promise<string> {
  const url = await empty()
  await migrate({ ownerUrl: url, folder: join(folder, 'migrations') })
  await query(url, fill)
  return url
}

/** A fingerprint of the rows of every table. */
async function contents(url: string): Promise<Map<string, string>> {
  return withClient(url, async (client) => {
    const prints = new Map<string, string>()
    for (const { schema, name } of await readTables(client)) {
      const found = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as print from ${quoted(schema, name)} t`,
      )
      prints.set(`${schema}.${name}`, found.rows[0].print)
    }
    return prints
  })
}

const schema = (url: string) => withClient(url, (client) => writeSchema(client, ''))
const query = (url: string, sql: string) =>
  withClient(url, async (client) => (await client.query(sql)).rows as unknown[])

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
