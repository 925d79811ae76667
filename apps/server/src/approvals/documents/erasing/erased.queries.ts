import { sql } from '../../../db/sql/sql.ts'
import { pageOf } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor'>

export interface ErasedRow {
  id: number
  serial: string | null
  author_id: number
  author_name: string
  erased_at: string
}

/** What was deleted, the newest first; for full admins. */
export async function listErased(
  { tx }: Reader,
  paging: { page: number; page_size: number },
): Promise<{ count: number; rows: ErasedRow[] }> {
  const erased = sql`d.company_id = ${thisCompany} and d.status = 'ERASED'`
  const [rows, counted] = await Promise.all([
    sql<ErasedRow>`
      select d.id, d.serial, d.author_id, m.name as author_name, d.updated_at as erased_at
      from documents d join members m on m.company_id = d.company_id and m.id = d.author_id
      where ${erased} order by d.id desc ${pageOf(paging)}`.execute(tx),
    sql<{ count: number }>`select count(*)::int as count from documents d where ${erased}`.execute(tx),
  ])
  return { count: counted.rows[0]!.count, rows: rows.rows }
}

/**
 * Whether this is a document of which nothing but its number and its acts is left, which its author and full admins may read.
 * @throws Failure FORBIDDEN for everybody else
 */
export async function isErased({ tx, actor }: Reader, id: number): Promise<boolean> {
  const { rows } = await sql<{ author_id: number }>`
    select author_id from documents where company_id = ${thisCompany} and id = ${id} and status = 'ERASED'`.execute(
    tx,
  )
  if (!rows[0]) return false
  if (rows[0].author_id !== actor.memberId && !actor.isFullAdmin) fail('FORBIDDEN')
  return true
}
