import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { found } from '../../../http/fail.ts'

export interface RoomRow {
  id: number
  category_id: number
  category_name: string
  name: string
  capacity: number
  location: string
  description: string
  is_active: boolean
  is_booked: boolean
}

/** In the order of their categories; in each by name until somebody has ordered them. */
export async function listRooms(tx: Tx, filter: { id?: number; categoryId?: number }): Promise<RoomRow[]> {
  const result = await sql<RoomRow>`
    select r.id, r.category_id, c.name as category_name, r.name, r.capacity, r.location, r.description, r.is_active,
      exists (select 1 from room_bookings b where b.company_id = ${thisCompany} and b.room_id = r.id) as is_booked
    from rooms r join room_categories c on c.company_id = r.company_id and c.id = r.category_id
    where r.company_id = ${thisCompany} and ${filter.id ? sql`r.id = ${filter.id}` : sql`true`}
      and ${filter.categoryId ? sql`r.category_id = ${filter.categoryId}` : sql`true`}
    order by c.sort_order, c.id, r.sort_order, r.name, r.id`.execute(tx)
  return result.rows
}

/** @throws Failure NOT_FOUND */
export async function getRoom(tx: Tx, id: number): Promise<RoomRow> {
  return found((await listRooms(tx, { id }))[0])
}
