import { isAdmin } from '../roles/index.ts'
import type { Actor } from '../http/context.ts'

interface Booking {
  booked_by: number
  booked_on: string
  end_minute: number
}

/** Rooms and their categories are kept by admins. */
export function mayKeepRooms(actor: Actor): boolean {
  return isAdmin(actor)
}

/** A booking belongs to who made it; admins help out. */
export function mayChangeBooking(actor: Actor, booking: Booking): boolean {
  return booking.booked_by === actor.memberId || isAdmin(actor)
}

/** What is over stays as it was. `minute` is the minute of the day at which we ask. */
export function isOver(booking: Booking, today: Temporal.PlainDate, minute: number): boolean {
  const day = today.toString()
  return booking.booked_on < day || (booking.booked_on === day && booking.end_minute <= minute)
}
