import { leastAge } from '#contract/platform/auth/auth.ts'
import { today } from '../../../../text/formats.ts'

/** Whether a day of birth that was typed is too late. */
export function isTooYoung(birthDate: string): boolean {
  return birthDate !== '' && !isOldEnough(birthDate, today())
}

/** Whether somebody born on the day is old enough on another day; both as yyyy-MM-dd. */
export function isOldEnough(birthDate: string, on: string): boolean {
  const [year = '', ...rest] = birthDate.split('-')
  return [String(Number(year) + leastAge).padStart(4, '0'), ...rest].join('-') <= on
}
