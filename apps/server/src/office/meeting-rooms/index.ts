export { hasRooms } from './has-rooms.ts'
export { mayChangeBooking } from './meeting-rooms.policy.ts'
export { bookingsMatter } from './meeting-rooms.matters.ts'
export { listNextBookings, type NextBookingRow } from './bookings/next-bookings.queries.ts'
