import { looseKey } from '#rules/search/loose-key.ts'
import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import { thisCompany } from '../../db/this-company.ts'
import { ranksByName } from './judging/load-surroundings.ts'

/** Ranks that one import may make; no company has so many, and a wrong column soon holds more. */
export const MOST_NEW_RANKS = 100

/**
 * The ranks that rows of an import name and the company lacks, each once, in the order in which they come.
 * @param rows those that are invited, or all that might be
 */
export async function missingRanks(tx: Tx, importId: number, rows: 'ready' | 'possible'): Promise<string[]> {
  const states = rows === 'ready' ? ['READY'] : ['READY', 'PROBLEM', 'FAILED']
  const { rows: named } = await sql<{ name: string }>`
    select new_rank as name from member_import_rows
    where company_id = ${thisCompany} and import_id = ${importId} and new_rank is not null and state = any(${states}::text[])
    group by new_rank order by min(row_number)`.execute(tx)
  if (named.length === 0) return []
  const known = ranksByName(await tx.selectFrom('ranks').select(['id', 'name']).execute())
  const missing = new Map<string, string>()
  for (const { name } of named) {
    const key = looseKey(name)
    if (!known.has(key) && !missing.has(key)) missing.set(key, name)
  }
  return [...missing.values()]
}
