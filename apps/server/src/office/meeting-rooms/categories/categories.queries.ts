import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { found } from '../../../http/fail.ts'

export interface CategoryRow {
  id: number
  name: string
  sort_order: number
  room_count: number
}

export async function listCategories(tx: Tx, only?: { id: number }): Promise<CategoryRow[]> {
  const result = await sql<CategoryRow>`
    select c.id, c.name, c.sort_order, (select count(*)::int from rooms r
      where r.company_id = ${thisCompany} and r.category_id = c.id) as room_count
    from room_categories c
    where c.company_id = ${thisCompany} and ${only ? sql`c.id = ${only.id}` : sql`true`}
    order by c.sort_order, c.id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getCategory(tx: Tx, id: number): Promise<CategoryRow> {
  return found((await listCategories(tx, { id }))[0])
}
