export { mayChangeBooking } from './meeting-rooms.policy.ts'
export { cancelBookingsAfter, handOverBookings } from './hand-over-bookings.ts'
