/** 00:00 as an end is midnight after the day. */
export function endOfBooking(minute: number): number {
  return minute === 0 ? 1440 : minute
}
