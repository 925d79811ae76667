import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { isOnly } from '../../../db/is-only.ts'
import { thisCompany } from '../../../db/this-company.ts'

export interface CategoryRow {
  id: number
  name: string
  sort_order: number
  room_count: number
}

export async function listCategories(tx: Tx, only?: number): Promise<CategoryRow[]> {
  const result = await sql<CategoryRow>`
    select c.id, c.name, c.sort_order, (select count(*)::int from rooms r
      where r.company_id = ${thisCompany} and r.category_id = c.id) as room_count
    from room_categories c
    where c.company_id = ${thisCompany} and ${isOnly('c', only)}
    order by c.sort_order, c.id`.execute(tx)
  return result.rows
}
