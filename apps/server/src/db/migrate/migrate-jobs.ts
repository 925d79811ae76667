import type pg from 'pg'
import { getConstructionPlans, getMigrationPlans } from 'pg-boss'
import manifest from 'pg-boss/package.json' with { type: 'json' }
import { appRole } from './migrate-role.ts'

const schema = 'pgboss'

// A worker reads and writes jobs and queues. It makes no queue with a table of its own (partition: true) and
// keeps no history of statistics (persistQueueStats): both need the owner.
const grants = `
  grant usage on schema ${schema} to ${appRole};
  grant select, insert, update, delete on all tables in schema ${schema} to ${appRole};
  grant execute on all functions in schema ${schema} to ${appRole};
  alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${appRole};
`

/**
 * Brings the tables of pg-boss to the installed version of the package, as the owner.
 * @returns whether anything was done
 */
export async function migrateJobs(client: pg.Client): Promise<boolean> {
  const installed = await installedVersion(client)
  const wanted = manifest.pgboss.schema
  if (installed === wanted) return false
  if (installed !== null && installed > wanted) {
    throw new Error(
      `The job tables have version ${installed}, but this program knows ${wanted}. Use the newer program.`,
    )
  }
  await run(client, installed === null ? getConstructionPlans(schema) : getMigrationPlans(schema, installed))
  await client.query(grants)
  return true
}

async function installedVersion(client: pg.Client): Promise<number | null> {
  const table = await client.query<{ found: boolean }>(
    `select to_regclass('${schema}.version') is not null as found`,
  )
  if (!table.rows[0]!.found) return null
  const version = await client.query<{ version: number }>(`select version from ${schema}.version`)
  return version.rows[0]?.version ?? null
}

/** Installs the newest job tables inside the transaction that is open: a restore is all or nothing. */
export async function installJobs(client: pg.Client): Promise<void> {
  const plan = getConstructionPlans(schema).replace(/^\s*(BEGIN|COMMIT);\s*$/gm, '')
  await client.query(
    `${plan};\nset local lock_timeout = 0;\nset local idle_in_transaction_session_timeout = 0;`,
  )
  await client.query(grants)
}

/** The plan is one transaction, after which indexes may be built concurrently: each of those alone. */
async function run(client: pg.Client, plan: string): Promise<void> {
  const end = plan.lastIndexOf('COMMIT;') + 'COMMIT;'.length
  try {
    await client.query(plan.slice(0, end))
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  for (const statement of plan.slice(end).split(/;\s*$/m)) {
    if (/\w/.test(statement)) await client.query(statement)
  }
}
