import type pg from 'pg'

/**
 * How the connections of this database plan, told by the database itself, because one that is distributed has to plan otherwise
 * (distribute/). Here: once for all parameters. Planning anew for each took longer than most statements; db/page-of.ts tells what
 * such a plan must know. Whoever has set it keeps it.
 */
export async function preparePlans(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select 1 from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
    where d.datname = current_database() and s.setrole = 0 and s.setconfig::text like '%plan_cache_mode=%'`)
  if (rows.length === 0) await setForAll(client, 'plan_cache_mode', 'force_generic_plan')
}

/** Sets something for all later connections of the database that is open. */
export async function setForAll(client: pg.Client, name: string, value: string): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    `select format('alter database %I set ${name} = %L', current_database(), $1::text) as text`,
    [value],
  )
  await client.query(rows[0]!.text)
}
