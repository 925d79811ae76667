import { sql } from '#server/db/sql/sql.ts'
import type { Tx } from '#server/db/connection.ts'
import { fail } from '#server/http/fail.ts'
import { hashToken } from '#server/http/secrets.ts'

type Counting = { tx: Tx; now: Temporal.Instant }

const FREE_TRIES = 5
const LONGEST_WAIT_SECONDS = 300
const FORGOTTEN_AFTER = { hours: 1 }

/** Names of addresses are kept as hashes: the table outlives the tries. */
export function attemptKey(kind: string, subject: string, ip = ''): string {
  return `${kind}:${hashToken(subject).toString('base64url').slice(0, 22)}:${ip}`
}

/** Seconds to wait after so many wrong tries: none for four, then 1, 2, 4 … up to five minutes. */
export function waitAfter(failures: number): number {
  return failures < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_SECONDS, 2 ** (failures - FREE_TRIES))
}

/**
 * Slows guessing: every wrong try from one address of the net against one account makes the next wait longer.
 * The key holds the caller's address, so a stranger elsewhere can never make the owner wait.
 * @throws Failure TOO_MANY_REQUESTS with the seconds that remain
 */
export async function refuseWhileWaiting(ctx: Counting, key: string): Promise<void> {
  const row = await ctx.tx
    .selectFrom('attempts')
    .select(['count', 'window_started_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return
  const until = Temporal.Instant.from(row.window_started_at).add({ seconds: waitAfter(row.count) })
  const left = ctx.now.until(until).total('seconds')
  if (left > 0) fail('TOO_MANY_REQUESTS', { seconds: Math.ceil(left) })
}

/** Counts a wrong try; after an hour without one the counting starts anew. */
export async function countFailure(ctx: Counting, key: string): Promise<void> {
  const quiet = ctx.now.subtract(FORGOTTEN_AFTER).toString()
  await ctx.tx
    .insertInto('attempts')
    .values({ key, count: 1, window_started_at: ctx.now.toString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.window_started_at < ${quiet} then 1 else attempts.count + 1 end`,
        window_started_at: ctx.now.toString(),
      }),
    )
    .execute()
}

/** Counts an event in a fixed window of an hour and answers how many there were, this one included. */
export async function countInHour(ctx: Counting, key: string): Promise<number> {
  return (await countWithin(ctx, key, 1)).count
}

/**
 * Counts an event and refuses it beyond so many in a window of some hours, 24 at most: older counters are forgotten. A
 * refusal is rolled back with everything else, so the count stays at its limit.
 * @throws Failure TOO_MANY_REQUESTS with the seconds until the window ends
 */
export async function refuseBeyond(
  ctx: Counting,
  key: string,
  { most, hours }: { most: number; hours: number },
): Promise<void> {
  const { count, since } = await countWithin(ctx, key, hours)
  if (count <= most) return
  fail('TOO_MANY_REQUESTS', { seconds: Math.ceil(ctx.now.until(since.add({ hours })).total('seconds')) })
}

async function countWithin(
  ctx: Counting,
  key: string,
  hours: number,
): Promise<{ count: number; since: Temporal.Instant }> {
  const started = ctx.now.subtract({ hours }).toString()
  const row = await ctx.tx
    .insertInto('attempts')
    .values({ key, count: 1, window_started_at: ctx.now.toString() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when attempts.window_started_at < ${started} then 1 else attempts.count + 1 end`,
        window_started_at: sql<string>`case when attempts.window_started_at < ${started}
          then excluded.window_started_at else attempts.window_started_at end`,
      }),
    )
    .returning(['count', 'window_started_at'])
    .executeTakeFirstOrThrow()
  return { count: row.count, since: Temporal.Instant.from(row.window_started_at) }
}

/**
 * Counts events of many keys at once, in one statement and one order of keys, so that two who count the same never wait in
 * a circle.
 * @returns how many there were in the window of each key, these included
 */
export async function countEachWithin(
  { tx, now }: Counting,
  keys: readonly string[],
  hours: number,
  many = 1,
): Promise<Map<string, number>> {
  const started = now.subtract({ hours }).toString()
  const result = await sql<{ key: string; count: number }>`
    insert into attempts (key, count, window_started_at)
    select k, ${many}::int, ${now.toString()}::timestamptz from unnest(${[...keys]}::text[]) k order by k
    on conflict (key) do update set
      count = case when attempts.window_started_at < ${started}::timestamptz then excluded.count else attempts.count + excluded.count end,
      window_started_at = case when attempts.window_started_at < ${started}::timestamptz
        then excluded.window_started_at else attempts.window_started_at end
    returning key, count`.execute(tx)
  return new Map(result.rows.map((row) => [row.key, row.count]))
}

/** How many events of the running hour were counted. */
export async function countedInHour(ctx: Counting, key: string): Promise<number> {
  const row = await ctx.tx
    .selectFrom('attempts')
    .select('count')
    .where('key', '=', key)
    .where('window_started_at', '>', ctx.now.subtract({ hours: 1 }).toString())
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function forgetFailures(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.deleteFrom('attempts').where('key', 'in', keys).execute()
}

/** Takes something that may be used once, such as a code of an authenticator app; false when it is gone. */
export async function takeOnce(ctx: Counting, key: string): Promise<boolean> {
  const taken = await ctx.tx
    .insertInto('attempts')
    .values({ key, count: 1, window_started_at: ctx.now.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return taken.numInsertedOrUpdatedRows === 1n
}
