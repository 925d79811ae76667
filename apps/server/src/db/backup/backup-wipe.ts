import type pg from 'pg'
import { ofExtension } from '../catalog.ts'

/**
 * Removes everything of ours from the database, in the transaction that is open. The schema public stays, since
 * on a managed PostgreSQL its extensions and grants may not be ours to make again.
 */
export async function wipe(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade')
  const found = await client.query<{ sql: string }>(`
    select format('drop %s if exists %s cascade', case relkind when 'v' then 'view' when 'm' then 'materialized view'
      when 'S' then 'sequence' else 'table' end, oid::regclass) as sql, 1 as rank
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
      and not relispartition and not ${ofExtension('pg_class.oid')}
      and not exists (select 1 from pg_depend own where own.objid = pg_class.oid and own.deptype in ('i', 'a') and relkind = 'S')
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure), 2
    from pg_proc where pronamespace = 'public'::regnamespace and not ${ofExtension('pg_proc.oid')}
    union all
    select format('drop type if exists %s cascade', oid::regtype), 3
    from pg_type where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and not ${ofExtension('pg_type.oid')}
    order by rank`)
  for (const { sql } of found.rows) await client.query(sql)
}
