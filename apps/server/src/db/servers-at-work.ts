import type pg from 'pg'

/** Whether servers of ours are connected to the database that is open: for requests, for jobs or for announcements. */
export async function areServersAtWork(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name in ('gyeol', 'gyeol-jobs', 'gyeol-listener') limit 1`,
  )
  return rows.length > 0
}
