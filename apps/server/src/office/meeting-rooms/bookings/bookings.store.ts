import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import type { BookingSeries, RoomBookings } from '../../../db/rows.gen.ts'
import { found, onConstraint } from '../../../http/fail.ts'

const bookingBroken = {
  room_bookings_no_overlap: 'ROOM_TAKEN',
  room_bookings_order: 'BOOKING_RANGE',
  room_bookings_room: 'NOT_FOUND',
} as const

export async function insertSeries(tx: Tx, series: Insertable<BookingSeries>): Promise<number> {
  const row = await tx.insertInto('booking_series').values(series).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** @throws Failure ROOM_TAKEN when any of them overlaps another booking, also one being made at the same moment */
export async function insertBookings(tx: Tx, bookings: Insertable<RoomBookings>[]): Promise<number[]> {
  const rows = await onConstraint(bookingBroken, () =>
    tx.insertInto('room_bookings').values(bookings).returning('id').execute(),
  )
  return rows.map((row) => row.id)
}

/** The booking, locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockBooking(tx: Tx, id: number): Promise<Selectable<RoomBookings>> {
  return found(
    await tx.selectFrom('room_bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
}

/** A series' bookings from a day on, locked, in their order. */
export async function lockSeries(
  tx: Tx,
  seriesId: number,
  from: string,
): Promise<Selectable<RoomBookings>[]> {
  const query = tx
    .selectFrom('room_bookings')
    .selectAll()
    .where('series_id', '=', seriesId)
    .where('booked_on', '>=', from)
  return query.orderBy('booked_on').forUpdate().execute()
}

/**
 * Changes bookings and moves each by so many days. Overlap is judged when all have moved, so that the days of a
 * series may pass over each other.
 * @throws Failure ROOM_TAKEN, BOOKING_RANGE, NOT_FOUND
 */
export async function moveBookings(
  tx: Tx,
  ids: number[],
  shiftDays: number,
  change: Updateable<RoomBookings>,
): Promise<void> {
  await onConstraint(bookingBroken, async () => {
    await sql`set constraints room_bookings_no_overlap deferred`.execute(tx)
    const moved = shiftDays === 0 ? {} : { booked_on: sql<string>`booked_on + ${shiftDays}::int` }
    await tx
      .updateTable('room_bookings')
      .set({ ...change, ...moved })
      .where('id', 'in', ids)
      .execute()
    await sql`set constraints room_bookings_no_overlap immediate`.execute(tx)
  })
}

export async function removeBookings(tx: Tx, ids: number[]): Promise<void> {
  await tx.deleteFrom('room_bookings').where('id', 'in', ids).execute()
}

export interface TakenRow {
  title: string
  booked_on: string
  start_minute: number
  end_minute: number
  name: string
}

/** Bookings of a room that stand in the way on any of the days; `exceptIds` are the ones being moved. */
export async function takenBetween(
  tx: Tx,
  wanted: { roomId: number; days: string[]; startMinute: number; endMinute: number; exceptIds: number[] },
): Promise<TakenRow[]> {
  let query = tx
    .selectFrom('room_bookings as b')
    .innerJoin('members as m', (join) =>
      join.onRef('m.company_id', '=', 'b.company_id').onRef('m.id', '=', 'b.booked_by'),
    )
    .select(['b.title', 'b.booked_on', 'b.start_minute', 'b.end_minute', 'm.name'])
    .where('b.room_id', '=', wanted.roomId)
    .where('b.booked_on', 'in', wanted.days)
    .where('b.start_minute', '<', wanted.endMinute)
    .where('b.end_minute', '>', wanted.startMinute)
  if (wanted.exceptIds.length > 0) query = query.where('b.id', 'not in', wanted.exceptIds)
  return query.orderBy('b.booked_on').orderBy('b.start_minute').execute()
}
