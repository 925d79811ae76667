import type pg from 'pg'
import { hasCitus } from './cluster.ts'

interface CompanyTable {
  name: string
  /** In how many parts it lies; null while it lies here alone. */
  shards: number | null
  refersTo: string[]
}

/** All tables of companies, those first that others refer to: a table can only follow what it refers to. */
export async function tablesInOrder(client: pg.Client): Promise<CompanyTable[]> {
  const { rows } = await client.query<CompanyTable>(`
    select c.relname as name, count(distinct s.shardid)::int as shards,
      coalesce(array_agg(distinct k.confrelid::regclass::text) filter (where k.confrelid <> c.oid), '{}') as "refersTo"
    from pg_class c
    left join pg_dist_shard s on s.logicalrelid = c.oid
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
    group by c.oid order by c.relname`)
  const waiting = new Map(rows.map((table) => [table.name, { ...table, shards: table.shards || null }]))
  const ordered: CompanyTable[] = []
  const place = (table: CompanyTable) => {
    // Taken out before what it refers to is placed: a circle, which tests/schema.test.ts refuses, would never end.
    if (!waiting.delete(table.name)) return
    for (const name of table.refersTo) {
      const other = waiting.get(name)
      if (other) place(other)
    }
    ordered.push(table)
  }
  for (const table of rows) place(waiting.get(table.name) ?? table)
  return ordered
}

/** Whether tables that migrations make later are spread, too: the last step of a distribution. */
export async function spreadsLaterTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 where to_regprocedure('secure_table_here(regclass)') is not null`,
  )
  return rows.length > 0
}

/** Whether a distribution was begun and did not come to its end: statements that join what lies here and there are refused. */
export async function isHalfDistributed(client: pg.Client): Promise<boolean> {
  if (!(await hasCitus(client))) return false
  const tables = await tablesInOrder(client)
  if (tables.every(({ shards }) => shards === null)) return false
  return tables.some(({ shards }) => shards === null) || !(await spreadsLaterTables(client))
}
