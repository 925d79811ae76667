import { sql } from '../../../db/sql/sql.ts'
import { matchesName } from '#rules/search/match-name.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'

export interface FoundRoom {
  id: number
  name: string
  category_name: string
  capacity: number
  location: string
}

/** Rooms that can be booked, by what somebody typed of their name, half a syllable and initial consonants too, or of their place. */
export async function findRooms(tx: Tx, search: string, limit: number): Promise<FoundRoom[]> {
  // A company has dozens of rooms; what is typed of their names no pattern of SQL knows.
  const { rows } = await sql<FoundRoom>`
    select r.id, r.name, c.name as category_name, r.capacity, r.location
    from rooms r join room_categories c on c.company_id = r.company_id and c.id = r.category_id
    where r.company_id = ${thisCompany} and r.is_active
    order by c.sort_order, c.id, r.sort_order, r.name, r.id`.execute(tx)
  return rows
    .filter(({ name, location }) => matchesName(search, name) || matchesName(search, location))
    .slice(0, limit)
}
