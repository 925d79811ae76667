/** Years that the calendar knows. */
export const HOLIDAY_YEARS = { first: 2024, last: 2030 } as const
