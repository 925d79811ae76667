import pg from 'pg'

export interface Sent {
  text: string
  values: unknown[]
  /** What PostgreSQL answered. */
  rows: Record<string, unknown>[]
}

/** What is sent while something is done, the opening and closing of transactions apart. */
export async function recorded<T>(work: () => Promise<T>): Promise<{ result: T; statements: Sent[] }> {
  const statements: Sent[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const answer = (query as (...all: unknown[]) => unknown).apply(this, given)
    const [first] = given as [(Pick<Sent, 'text' | 'values'> & { answer?: Promise<pg.QueryResult> }) | string]
    if (typeof first === 'object' && first.values) {
      const sent: Sent = { text: first.text, values: first.values, rows: [] }
      statements.push(sent)
      const keep = ({ rows }: pg.QueryResult) => void (sent.rows = rows)
      ;(first.answer ?? (answer as Promise<pg.QueryResult>)).then(keep, () => undefined)
    }
    return answer
  } as typeof query
  try {
    return { result: await work(), statements }
  } finally {
    pg.Client.prototype.query = query
  }
}
