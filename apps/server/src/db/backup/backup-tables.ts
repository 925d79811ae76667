import pg from 'pg'
import { ofExtension } from '../catalog.ts'
import type { SequenceState, TableHead } from './backup-format.ts'

// The rest of pgboss is its own bookkeeping, which an installation makes anew.
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

const wanted = `(c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
  or c.relnamespace = to_regnamespace('pgboss') and c.relname in (${jobTables.map((name) => `'${name}'`).join(', ')}))
  and not ${ofExtension('c.oid')}`

/** The tables whose rows make up a backup, with their columns but generated ones. */
export async function readTables(client: pg.Client): Promise<TableHead[]> {
  const found = await client.query<TableHead>(`
    select c.relnamespace::regnamespace::text as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and ${wanted}
    group by c.oid order by 1, 2`)
  return found.rows
}

/** A table of ours that has rows, or null when the database is as good as new. */
export async function findFilledTable(client: pg.Client): Promise<string | null> {
  for (const { schema, name } of await readTables(client)) {
    if (schema !== 'public') continue
    const found = await client.query(`select 1 from ${pg.escapeIdentifier(name)} limit 1`)
    if (found.rows.length > 0) return name
  }
  return null
}

export async function readSequences(client: pg.Client): Promise<SequenceState[]> {
  const found = await client.query<{ schema: string; name: string }>(`
    select c.relnamespace::regnamespace::text as schema, c.relname as name
    from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace and not ${ofExtension('c.oid')}
    order by c.relname collate "C"`)
  const states: SequenceState[] = []
  for (const { schema, name } of found.rows) {
    const state = await client.query(
      `select last_value::text as value, is_called as used from ${quoted(schema, name)}`,
    )
    states.push({ schema, name, ...state.rows[0] })
  }
  return states
}

export async function setSequences(client: pg.Client, states: SequenceState[]): Promise<void> {
  for (const { schema, name, value, used } of states) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(schema, name), value, used])
  }
}

export interface ForeignKey {
  drop: string
  add: string
}

/** Foreign keys that stand in the way of loading table by table, with what takes them away and brings them back. */
export async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const found = await client.query<ForeignKey>(`
    select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
      format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as add
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and c.relnamespace in ('public'::regnamespace, to_regnamespace('pgboss'))
    order by k.conrelid::regclass::text, k.conname`)
  return found.rows
}

export function quoted(...names: string[]): string {
  return names.map((name) => pg.escapeIdentifier(name)).join('.')
}

export function columnList({ columns }: TableHead): string {
  return columns.map((column) => quoted(column)).join(', ')
}
