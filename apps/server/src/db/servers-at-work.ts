import type pg from 'pg'

/** How many connections servers of ours have to the database that is open: those of requests, of jobs and of announcements. */
export async function serversAtWork(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ many: number }>(
    `select count(*)::int as many from pg_stat_activity
     where datname = current_database() and application_name in ('gyeol', 'gyeol-jobs', 'gyeol-listener')`,
  )
  return rows[0]!.many
}
