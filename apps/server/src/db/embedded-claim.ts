import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/**
 * A running Gyeol server holds this lock of the database for as long as it lives. A PostgreSQL without it was
 * left behind by a server that was killed.
 */
const claimKey = 4_935_712

/** Connects while PostgreSQL may still be starting. null: `gaveUp` said that it will not come. */
export async function connectWhenReady(url: string, gaveUp: () => boolean): Promise<pg.Client | null> {
  while (!gaveUp()) {
    const client = new pg.Client({ connectionString: url, application_name: 'gyeol claim' })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (!isStarting(error)) throw error
      await pause(8)
    }
  }
  return null
}

function isStarting(error: unknown): boolean {
  const code = (error as { code?: string }).code
  // 57P03: the server accepts no connections yet (starting, recovering) or any more (shutting down).
  return code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03'
}

export async function takeClaim(client: pg.Client): Promise<boolean> {
  const found = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [claimKey])
  return found.rows[0]!.taken
}

/** Whether a living server holds the claim on the PostgreSQL behind this connection. */
export async function isClaimed(client: pg.Client): Promise<boolean> {
  const found = await client.query(
    `select 1 from pg_locks where locktype = 'advisory' and classid = 0 and objid = $1 and objsubid = 1 and granted`,
    [claimKey],
  )
  return found.rows.length > 0
}
