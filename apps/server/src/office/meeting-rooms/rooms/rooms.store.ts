import type { Insertable, Updateable } from 'kysely'
import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import type { Rooms } from '../../../db/rows.gen.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { onConstraint } from '../../../http/fail.ts'
import { recordsOf } from '../../../http/records/records-of.ts'

const roomBroken = { rooms_name_key: 'NAME_TAKEN', rooms_category: 'NOT_FOUND' } as const

/** Once it has been booked, a room is set inactive instead of removed. */
export const rooms = recordsOf('rooms', {
  name: 'meeting_room',
  broken: roomBroken,
  inUse: { room_bookings_room: 'STILL_IN_USE' },
})

/** @throws Failure NOT_FOUND when the category does not exist, NAME_TAKEN */
export async function insertRoom(tx: Tx, room: Insertable<Rooms>): Promise<number> {
  const { rows } = await sql<{ place: number }>`select ${placeAtEnd(room.category_id)} as place`.execute(tx)
  const query = tx
    .insertInto('rooms')
    .values({ ...room, sort_order: rows[0]!.place })
    .returning('id')
  return (await onConstraint(roomBroken, () => query.executeTakeFirstOrThrow())).id
}

/**
 * One that changes its category stands at the end of the new one.
 * @returns whether anything differed
 * @throws Failure NOT_FOUND, NAME_TAKEN
 */
export function changeRoom(tx: Tx, id: number, change: Updateable<Rooms>): Promise<boolean> {
  const { category_id: categoryId } = change
  const place = categoryId === undefined ? {} : { sort_order: placeInOrAtEnd(categoryId) }
  return rooms.change(tx, id, change, place)
}

/**
 * The rooms of a category, locked until the transaction ends. Always in one order, so that two who sort at once do not wait
 * for each other; they may be booked meanwhile.
 */
export async function lockRooms(tx: Tx, categoryId: number): Promise<number[]> {
  const query = tx.selectFrom('rooms').select('id').where('category_id', '=', categoryId)
  return (await query.orderBy('id').forNoKeyUpdate().execute()).map((row) => row.id)
}

/** Numbers the rooms of a category from 1: those named first, the others behind them in the order they had. */
/** @returns whether any of them stands elsewhere now */
export async function placeRooms(tx: Tx, categoryId: number, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    update rooms r set sort_order = numbered.place
    from (
      select s.id, row_number() over (order by w.place nulls last, s.sort_order, s.name, s.id)::int as place
      from rooms s left join unnest(${[...ids]}::bigint[]) with ordinality as w (id, place) on w.id = s.id
      where s.company_id = ${thisCompany} and s.category_id = ${categoryId}
    ) numbered
    where r.company_id = ${thisCompany} and numbered.id = r.id and r.sort_order <> numbered.place
    returning r.id`.execute(tx)
  return rows.length > 0
}

// While all stand at 0, nobody has ordered them, and their names decide.
function placeAtEnd(categoryId: number): RawBuilder<number> {
  return sql`(select coalesce(max(o.sort_order) + sign(max(o.sort_order))::int, 0)
    from rooms o where o.company_id = ${thisCompany} and o.category_id = ${categoryId})`
}

function placeInOrAtEnd(categoryId: number): RawBuilder<number> {
  return sql`case when category_id = ${categoryId} then sort_order else ${placeAtEnd(categoryId)} end`
}
