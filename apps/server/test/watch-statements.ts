import type pg from 'pg'
import { LaterCommit } from '#server/db/wire/later-commit.ts'
import { judge, type Judgement } from './statement-rules.ts'

/** What was said to the database, and in whose transaction. */
export interface Sent {
  text: string
  values: readonly unknown[]
  companyId: string | undefined
}

/**
 * Has the connections of a pool refuse statements that break a rule of statement-rules.ts.
 * @param sent hears every statement
 */
export function watchStatements(pool: pg.Pool, sent: (what: Sent) => void): void {
  pool.on('connect', (client) => {
    let companyId: string | undefined
    // Found anew each time: tests put spies in place of what it calls.
    const send = (...given: unknown[]) =>
      (LaterCommit.prototype.query as (...all: unknown[]) => unknown).apply(client, given)
    client.query = ((config: unknown, ...rest: unknown[]) => {
      for (const said of wordsOf(config, rest)) {
        if (said.text.startsWith('begin')) companyId = undefined
        companyId = /^set local app\.company_id = '(\d+)'/.exec(said.text)?.[1] ?? companyId
        const what = { ...said, companyId }
        sent(what)
        refuse(what)
      }
      return send(config, ...rest)
    }) as typeof client.query
  })
}

/** Everything that is said at once: a statement, and before it what opens its transaction. */
function wordsOf(config: unknown, [given]: unknown[]): Pick<Sent, 'text' | 'values'>[] {
  const said = typeof config === 'string' ? { text: config, values: given } : config
  const { text, values, ahead = [] } = said as { text: string; values?: unknown; ahead?: readonly string[] }
  const before = ahead.map((one) => ({ text: one, values: [] }))
  return [...before, { text, values: Array.isArray(values) ? values : [] }]
}

const judged = new Map<string, Judgement>()

function refuse({ text, values, companyId }: Sent): void {
  // What is explained was judged when it was said.
  if (text.startsWith('explain')) return
  if (!judged.has(text)) judged.set(text, judge(text))
  const { faults, companies, compared } = judged.get(text)!
  const others = [...companies].filter((at) => String(values[at - 1]) !== companyId)
  const nulls = [...compared].filter((at) => (values[at - 1] ?? null) === null)
  const all = [
    ...faults,
    ...others.map((at) => `$${at} is not the company of the transaction`),
    ...nulls.map((at) => `$${at} is null, which an outer join compares`),
  ]
  if (all.length > 0) throw new Error(`${all.join('; ')}: ${text}`)
}
