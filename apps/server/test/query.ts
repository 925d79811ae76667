import pg from 'pg'

/** Statements in turn, on a connection of their own. @returns the rows of the last one */
export async function query<R extends object>(url: string, ...statements: string[]): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: R[] = []
    for (const statement of statements) rows = (await client.query<R>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}
