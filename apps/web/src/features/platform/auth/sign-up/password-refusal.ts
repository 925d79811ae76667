import { ApiError } from '../../../../api/errors.ts'

const OTHER_CODES = new Set(['TERMS_ERROR', 'TOO_YOUNG'])
const OTHER_INPUTS = new Set(['email', 'terms', 'birth_date'])

/** Whether a refused sign-up sends back to the password: every invalid answer that is not about something else by name. */
export function isAboutPassword(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 400 || OTHER_CODES.has(error.code)) return false
  const inputs = Object.keys(error.fields).map((path) => path.split('.')[0]!)
  return !inputs.some((name) => OTHER_INPUTS.has(name))
}
