import { appendFileSync } from 'node:fs'
import type pg from 'pg'
import { literal } from './literal.ts'
import type { Sent } from './watch-statements.ts'

const judged = new Set<string>()

/**
 * Proves, on a distributed database, that what the application says is carried out by one shard, or at the coordinator where it
 * is of no company. With TEST_ROUTES, a file, each statement is noted there with the way it goes.
 */
export class Routing {
  readonly #seen = new Map<string, Sent>()

  add(sent: Sent): void {
    if (/^\s*(select|insert|update|delete|with)\b/i.test(sent.text) && !judged.has(sent.text))
      this.#seen.set(sent.text, sent)
  }

  /** @throws Error naming the statements that go to more than one shard */
  async judge(pool: pg.Pool): Promise<void> {
    const astray: string[] = []
    const client = await pool.connect()
    for (const sent of this.#seen.values()) {
      judged.add(sent.text)
      const way = await wayOf(client, sent)
      if (process.env.TEST_ROUTES)
        appendFileSync(process.env.TEST_ROUTES, `${JSON.stringify({ way, text: sent.text })}\n`)
      if (way !== 'shard' && way !== 'coordinator') astray.push(`${way}: ${sent.text}`)
    }
    client.release()
    if (astray.length > 0) throw new Error(`Not for one shard:\n${astray.join('\n')}`)
  }
}

async function wayOf(client: pg.PoolClient, { text, values, companyId }: Sent): Promise<string> {
  try {
    await client.query('begin')
    if (companyId) await client.query(`set local app.company_id = '${companyId}'`)
    // Written out: Citus tells no plan of some statements with parameters, though it carries them out.
    const whole = text.replace(/\$(\d+)/g, (_, at) => literal(values[Number(at) - 1]))
    const { rows } = await client.query(`explain (format json, costs off) ${whole}`)
    const counts = taskCounts(rows[0] as unknown)
    if (counts.length === 0) return 'coordinator'
    return Math.max(...counts) <= 1 ? 'shard' : `${Math.max(...counts)} shards`
  } catch (error) {
    return `refused (${(error as Error).message})`
  } finally {
    await client.query('rollback')
  }
}

function taskCounts(plan: unknown): number[] {
  if (typeof plan !== 'object' || plan === null) return []
  return Object.entries(plan).flatMap(([key, value]) =>
    key === 'Task Count' ? [Number(value)] : taskCounts(value),
  )
}
