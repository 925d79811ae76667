export { cancelBookingsAfter, handOverBookings } from './hand-over-bookings.ts'
