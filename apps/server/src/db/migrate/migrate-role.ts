import type pg from 'pg'

export const appRole = 'gyeol_app'

/**
 * Makes the role of the application where it is missing, lets the owner take it, and gives it the rows, but not
 * the shape, of everything that the owner makes in public. Needs CREATEROLE only when the role is missing.
 */
export async function prepareRole(client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
  // Another database of the same server may be migrated at the same moment.
  if (found.rows.length === 0) await ignore(client.query(`create role ${appRole} nologin`), '42710', '23505')
  const member = await client.query<{ yes: boolean }>(`select pg_has_role($1, 'set') as yes`, [appRole])
  if (!member.rows[0]!.yes) {
    await client.query(`grant ${appRole} to current_user with set true, inherit false`)
  }
  await client.query(`
    grant usage on schema public to ${appRole};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${appRole};
    alter default privileges in schema public grant usage, select on sequences to ${appRole};
  `)
}

async function ignore(query: Promise<unknown>, ...codes: string[]): Promise<void> {
  try {
    await query
  } catch (error) {
    if (!codes.includes((error as { code?: string }).code ?? '')) throw error
  }
}
