import { withDatabase } from '#server/db/embedded-address.ts'
import { distribute } from '#server/db/distribute/distribute.ts'
import type { Template } from '#test/database.ts'
import { query } from '#test/query.ts'

/** Addresses of a superuser of each node, the coordinator's first, as TEST_CITUS lists them; none where it is not set. */
export const clusterNodes = (): string[] => process.env.TEST_CITUS?.trim().split(/\s+/) ?? []

/**
 * Makes an empty database on all nodes and has the workers join the coordinator.
 * @returns the logins of the owner and of the application, on the coordinator
 */
export async function makeClusterDatabase(
  nodes: readonly string[],
  name: string,
): Promise<{ ownerUrl: string; appUrl: string }> {
  const [coordinator, ...workers] = nodes as [string, ...string[]]
  for (const node of nodes) {
    await query(node, 'set citus.enable_ddl_propagation = off', ROLES, ...recreate(name))
    await query(withDatabase(node, name), 'create extension citus')
  }
  const address = (node: string) => `'${new URL(node).hostname}', ${new URL(node).port}`
  await query(
    withDatabase(coordinator, name),
    `select citus_set_coordinator_host(${address(coordinator)})`,
    ...workers.map((worker) => `select citus_add_node(${address(worker)})`),
  )
  return { ownerUrl: as(coordinator, 'gyeol_owner', name), appUrl: as(coordinator, 'gyeol_app', name) }
}

/** A distributed database that those of the tests are copies of: in few shards, so that a copy is made quickly. */
export async function makeDistributedTemplate(nodes: readonly string[], name: string): Promise<Template> {
  const { ownerUrl, appUrl } = await makeClusterDatabase(nodes, name)
  await distribute({ ownerUrl, appLogin: 'gyeol_app', shards: 4 })
  // Nobody may be connected to what is copied, the daemons of Citus included.
  for (const node of nodes) {
    await query(
      node,
      `alter database ${name} with allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
  }
  return {
    name,
    makers: [...nodes],
    ownerUrl: withDatabase(ownerUrl, 'postgres'),
    appUrl,
    settings: ['plan_cache_mode = auto', `citus.propagate_set_commands = 'local'`],
  }
}

export async function dropClusterDatabase(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes) await query(node, `drop database if exists ${name} with (force)`)
}

const ROLES = `do $$ begin
  if not exists (select 1 from pg_roles where rolname = 'gyeol_owner') then
    create role gyeol_owner login createdb;
    create role gyeol_app login;
    grant gyeol_app to gyeol_owner with set true, inherit false;
  end if;
end $$`

const recreate = (name: string) => [
  `drop database if exists ${name} with (force)`,
  `create database ${name} owner gyeol_owner encoding 'UTF8' template template0`,
]

function as(url: string, role: string, database: string): string {
  const changed = new URL(withDatabase(url, database))
  changed.username = role
  return changed.href
}
