import { coversMember, type Standing } from '../../people/roles/index.ts'
import type { Actor } from '../../http/context.ts'

interface Booking {
  booked_on: string
  end_minute: number
}

/** Rooms and their categories are the whole company's, of no team: full admins keep them. */
export function mayKeepRooms(actor: Actor): boolean {
  return actor.isFullAdmin
}

/** A booking belongs to who made it; admins help the people out whom they look after. */
export function mayChangeBooking(actor: Actor, booker: Standing): boolean {
  return booker.id === actor.memberId || coversMember(actor, booker)
}

/** What is over stays as it was. `minute` is the minute of the day at which we ask. */
export function isOver(booking: Booking, today: Temporal.PlainDate, minute: number): boolean {
  const day = today.toString()
  return booking.booked_on < day || (booking.booked_on === day && booking.end_minute <= minute)
}
