/**
 * The first day on which a document need not be kept any more. Years are whole years of the calendar and begin with the one after
 * the document has ended, as records in Korea are kept (공공기록물법 시행령 제26조 제2항): one that ended in 2026 and is kept for a
 * year may go on 1 January 2028.
 * @param endedOn the day on which it was decided, taken back or sent for information
 * @param years that it is kept, one or more
 */
export function freeToDeleteFrom(endedOn: Temporal.PlainDate, years: number): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year: endedOn.year + years + 1, month: 1, day: 1 })
}
