import type pg from 'pg'

/** The cluster or what was asked of it cannot be used; the message says what to do. */
export class DistributeError extends Error {}

/** Said to whoever names a worker: what is changed or read of all companies begins at the coordinator. */
export const WORKER =
  'This database is a worker of a distributed one. Name its coordinator in DATABASE_URL; nothing was changed.'

/** Whether the extension Citus is installed in the database that is open. */
export async function hasCitus(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select 1 from pg_extension where extname = 'citus'`)
  return rows.length > 0
}

/** Whether this is a worker of a distributed database, whose shape is changed at the coordinator alone. */
export async function isWorker(client: pg.Client): Promise<boolean> {
  if (!(await hasCitus(client))) return false
  const { rows } = await client.query<{ groupid: number }>('select groupid from pg_dist_local_group')
  return rows[0]?.groupid !== 0
}

/**
 * Looks whether tables can be distributed here, before any is.
 * @param login by which the application signs in
 * @throws DistributeError
 */
export async function checkCluster(client: pg.Client, login: string): Promise<void> {
  if (!(await hasCitus(client)))
    throw new DistributeError(
      'The extension citus is not in this database. Install Citus on every node and run "create extension citus" in the database on each (docs/operations.md).',
    )
  const workers = await client.query<{ node_name: string; node_port: string }>(
    'select node_name, node_port from citus_get_active_worker_nodes()',
  )
  if (workers.rows.length === 0)
    throw new DistributeError(
      "The coordinator knows no worker. Add each one as a superuser: select citus_add_node('host', 5432).",
    )
  const lacking = await client.query<{ nodename: string; nodeport: number }>(
    `select n.nodename, n.nodeport
     from run_command_on_workers(format('select count(*) from pg_roles where rolname = %L', $1::text)) r
     join pg_dist_node n using (nodename, nodeport) where not (r.success and r.result = '1')`,
    [login],
  )
  for (const { nodename, nodeport } of lacking.rows)
    throw new DistributeError(
      `The login ${login} is missing on the worker ${nodename}:${nodeport}. Make it there as it is on the coordinator.`,
    )
}
