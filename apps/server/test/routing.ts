import { appendFileSync } from 'node:fs'
import { parseSync } from 'libpg-query'
import type pg from 'pg'
import { literal } from './literal.ts'
import { isOfCompany } from './mixed-tables.ts'
import type { Sent } from './watch-statements.ts'

const judged = new Set<string>()

/**
 * Tables that take rows from a query. Citus collects these at the coordinator, from one shard or from what was handed over, and
 * gives them to the one shard of the company: in two steps, and not while that table is moved by `block_writes`.
 */
const COLLECTED = new Set([
  'check_records',
  'closing_misses',
  'closing_periods',
  'company_holidays',
  'cover_teams',
  'custom_value_options',
  'custom_values',
  'day_closings',
  'day_parts',
  'document_proofs',
  'document_receivers',
  'document_serials',
  'document_versions',
  'employment_terms',
  'event_code_audiences',
  'event_code_members',
  'form_categories',
  'leave_adjustments',
  'leave_attendances',
  'leave_grants',
  'leave_promotion_days',
  'leave_promotions',
  'member_import_rows',
  'meals',
  'members',
  'month_schedules',
  'moods',
  'notifications',
  'ranks',
  'role_holders',
  'shifts',
  'tallies',
  'team_memberships',
  'team_versions',
  'teams',
  'told_occasions',
  'work_closings',
  'work_days',
  'work_events',
])

/**
 * Proves, on a distributed database, that what the application says is carried out by one shard, at the coordinator where it is
 * of no company, or collected there for a table above. With TEST_ROUTES, a file, each statement is noted with the way it goes.
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
      if (!WAYS.has(way)) astray.push(`${way}: ${sent.text}`)
    }
    client.release()
    if (astray.length > 0) throw new Error(`Not for one shard:\n${astray.join('\n')}`)
  }
}

const WAYS = new Set(['shard', 'coordinator', 'collected'])

async function wayOf(client: pg.PoolClient, { text, values, companyId }: Sent): Promise<string> {
  try {
    await client.query('begin')
    if (companyId) await client.query(`set local app.company_id = '${companyId}'`)
    // Written out: Citus tells no plan of some statements with parameters, though it carries them out.
    const whole = text.replace(/\$(\d+)/g, (_, at) => literal(values[Number(at) - 1]))
    const { rows } = await client.query(`explain (format json, costs off) ${whole}`)
    const tasks = valuesOf('Task Count', rows[0]).map(Number)
    if (tasks.some((many) => many > 1)) return `${Math.max(...tasks)} shards`
    const [method] = valuesOf('INSERT/SELECT method', rows[0])
    if (method) return collectedWay(text, String(method))
    if (tasks.length > 0) return 'shard'
    return isOfCompany(parseSync(text)) ? 'of a company, but at the coordinator' : 'coordinator'
  } catch (error) {
    return `refused (${(error as Error).message})`
  } finally {
    await client.query('rollback')
  }
}

function collectedWay(text: string, method: string): string {
  const [, table = ''] = /\binsert\s+into\s+(\w+)/i.exec(text) ?? []
  return COLLECTED.has(table) && method === 'pull to coordinator' ? 'collected' : `${method} for ${table}`
}

/** What a plan says under a name, at whatever depth. */
function valuesOf(name: string, plan: unknown): unknown[] {
  if (typeof plan !== 'object' || plan === null) return []
  return Object.entries(plan).flatMap(([key, value]) => (key === name ? [value] : valuesOf(name, value)))
}
