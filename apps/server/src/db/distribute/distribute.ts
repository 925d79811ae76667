import pg from 'pg'
import { migrate, SHAPE_LOCK } from '../migrate/migrate.ts'
import { setForAll } from '../migrate/migrate-plans.ts'
import { areServersAtWork } from '../servers-at-work.ts'
import { checkCluster, DistributeError } from './cluster.ts'
import { isHalfDistributed, spreadsLaterTables, tablesInOrder } from './tables.ts'

export interface DistributeOptions {
  /** The owner's login on the coordinator. */
  ownerUrl: string
  /** Name of the login by which the application signs in. */
  appLogin: string
  /** In how many parts every table is laid out; fixed from the first time on. */
  shards?: number
  /** Where the migrations lie. */
  folder?: string
  log?(line: string): void
}

const SHARDS = 32

/**
 * Spreads the tables of companies over the workers of a Citus cluster, each company's rows side by side, and has the database
 * work as one that is spread. What is done is passed by, so that it can be run again: after a run that broke, or new tables.
 * @returns names of the tables that were distributed now
 * @throws DistributeError, MigrationError
 */
export async function distribute(options: DistributeOptions): Promise<string[]> {
  const { ownerUrl, appLogin, log = () => undefined } = options
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'gyeol distribute' })
  client.on('error', () => undefined)
  client.on('notice', () => undefined)
  await client.connect()
  try {
    await checkCluster(client, appLogin)
    if (await areServersAtWork(client))
      throw new DistributeError(
        'Servers are connected to this database. Stop them first; nothing was changed.',
      )
    // What a run left half done comes first: a new table may refer to one that is distributed only when it is so itself.
    const before = (await isHalfDistributed(client)) ? await spread(client, options.shards, log) : []
    await migrate({ ownerUrl, log, ...(options.folder && { folder: options.folder }) })
    await prepareDatabase(client)
    // A server that is started meanwhile waits for the end before it migrates.
    await client.query('select pg_advisory_lock($1)', [SHAPE_LOCK])
    return [...before, ...(await spread(client, options.shards, log))]
  } finally {
    await client.end()
  }
}

async function prepareDatabase(client: pg.Client): Promise<void> {
  // Row security of the shards has to hear which company it is.
  await setForAll(client, 'citus.propagate_set_commands', 'local')
  // Citus finds the shard by the company, so that each company needs a plan of its own.
  await setForAll(client, 'plan_cache_mode', 'auto')
}

async function spread(
  client: pg.Client,
  wanted: number | undefined,
  log: (line: string) => void,
): Promise<string[]> {
  const tables = await tablesInOrder(client)
  let beside = tables.find((table) => table.shards)?.name ?? 'none'
  const shards = tables.find((table) => table.shards)?.shards ?? null
  if (wanted && shards && wanted !== shards)
    throw new DistributeError(
      `The tables lie in ${shards} shards already. To have ${wanted}: npm run db:backup, db:restore with --force, and db:distribute -- --shards ${wanted} again.`,
    )
  const done: string[] = []
  for (const { name, shards: before } of tables) {
    if (before) continue
    const parts = beside === 'none' ? `, shard_count := ${wanted ?? SHARDS}` : ''
    await client.query(
      `select create_distributed_table('${name}', 'company_id', colocate_with := '${beside}'${parts})`,
    )
    beside = name
    log(`Distributed ${name}.`)
    done.push(name)
  }
  await putAwayCopies(client, log)
  await distributeLaterTables(client)
  return done
}

/** What lay in the tables here was copied to the workers; the rows that stayed behind are seen by nobody. */
async function putAwayCopies(client: pg.Client, log: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select logicalrelid::text as name from pg_dist_partition
     where partmethod = 'h' and pg_relation_size(logicalrelid) > 0 order by 1`,
  )
  for (const { name } of rows) {
    await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [name])
    log(`Put away the copy of ${name} on the coordinator.`)
  }
}

/** From now on the function that makes a table one of companies also spreads it: migrations stay the same everywhere. */
async function distributeLaterTables(client: pg.Client): Promise<void> {
  if (await spreadsLaterTables(client)) return
  await client.query(`
    begin;
    alter function secure_company_table(regclass) rename to secure_table_here;
    create function secure_company_table(target regclass) returns void language plpgsql as $$
    begin
      perform secure_table_here(target);
      perform create_distributed_table(target::text, 'company_id', colocate_with := 'companies');
    end $$;
    commit;
  `)
}
