/** Units in which leave is asked for; event codes end in these words. */
export const LEAVE_UNITS = ['FULL', 'AM', 'PM', 'QUARTER', 'ONEHOUR', 'TIME'] as const

export type LeaveUnit = (typeof LEAVE_UNITS)[number]

/** A standard day of eight hours; a person's own contract may differ. */
export const STANDARD_DAY_MINUTES = 480

/** Fixed lengths in minutes; they do not follow the contract. */
export const QUARTER_MINUTES = 120
export const ONE_HOUR_MINUTES = 60

/** Units that are placed by a start time of the day. */
export const TIMED_UNITS: ReadonlySet<LeaveUnit> = new Set<LeaveUnit>(['QUARTER', 'ONEHOUR', 'TIME'])

/** The unit that an event code ends in; FULL when it names none. */
export function unitOfEventCode(code: string): LeaveUnit {
  const last = code.split(/[:_]/).at(-1)
  return LEAVE_UNITS.find((unit) => unit === last) ?? 'FULL'
}

/**
 * Minutes that a unit takes from the balance, at most the standard day. AM and PM together make the day,
 * also when it has an odd number of minutes.
 * @param timeMinutes length of a TIME request; ignored for the other units
 */
export function unitMinutes(unit: LeaveUnit, standardDayMinutes: number, timeMinutes = 0): number {
  switch (unit) {
    case 'FULL':
      return standardDayMinutes
    case 'AM':
      return Math.floor(standardDayMinutes / 2)
    case 'PM':
      return Math.ceil(standardDayMinutes / 2)
    case 'QUARTER':
      return Math.min(QUARTER_MINUTES, standardDayMinutes)
    case 'ONEHOUR':
      return Math.min(ONE_HOUR_MINUTES, standardDayMinutes)
    case 'TIME':
      return Math.min(timeMinutes, standardDayMinutes)
  }
}

/** Minutes shown as days of the person's standard day, three decimals. */
export function minutesToDays(minutes: number, standardDayMinutes: number): number {
  return Math.round((minutes * 1000) / standardDayMinutes) / 1000
}

/** Granted days as whole minutes of the person's standard day, half up. */
export function daysToMinutes(days: number, standardDayMinutes: number): number {
  return Math.round(days * standardDayMinutes)
}
