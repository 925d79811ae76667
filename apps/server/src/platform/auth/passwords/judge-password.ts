import type { Language } from '#server/http/context.ts'
import { fail } from '#server/http/fail.ts'
import { commonStems } from './common-passwords.ts'
import { passwordSentences } from './password-sentences.ts'

export type PasswordFault = 'SHORT' | 'LONG' | 'ONE_KIND' | 'HOLDS_NAME' | 'COMMON' | 'MONOTONE' | 'SAME'

const SHORTEST = 10
const LONGEST = 200
const kinds = [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u]
// What people put around a well-known word.
const DECORATION = /^[\d\s!@#$%^&*()_.?~-]*|[\d\s!@#$%^&*()_.?~-]*$/g

/**
 * What is wrong with a password, or null: at least 10 characters of two kinds (letters, digits, symbols), not the
 * name before the @, not one of the passwords that everybody tries first, not a few characters repeated.
 */
export function judgePassword(password: string, email = ''): PasswordFault | null {
  const characters = [...password.normalize('NFC')]
  if (characters.length < SHORTEST) return 'SHORT'
  if (characters.length > LONGEST) return 'LONG'
  if (kinds.filter((kind) => kind.test(password)).length < 2) return 'ONE_KIND'
  const lower = password.toLowerCase()
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  if (name.length >= 3 && lower.includes(name)) return 'HOLDS_NAME'
  if (new Set(lower).size < 5) return 'MONOTONE'
  if (commonStems.includes(lower) || commonStems.includes(lower.replace(DECORATION, ''))) return 'COMMON'
  if (
    commonStems.some((stem) => stem.length >= 6 && lower.startsWith(stem) && restIsDecoration(lower, stem))
  ) {
    return 'COMMON'
  }
  return null
}

function restIsDecoration(password: string, stem: string): boolean {
  return /^[\d\s!@#$%^&*()_.?~-]*$/.test(password.slice(stem.length))
}

export function passwordDetail(fault: PasswordFault | null, language: Language): string {
  return fault === null ? '' : passwordSentences[fault][language]
}

/** @throws Failure PASSWORD_NOT_ACCEPTED with the sentence for the field */
export function acceptPassword(
  password: string,
  email: string,
  language: Language,
  field = 'password',
): void {
  const fault = judgePassword(password, email)
  if (fault) refusePassword(fault, language, field)
}

export function refusePassword(fault: PasswordFault, language: Language, field: string): never {
  fail('PASSWORD_NOT_ACCEPTED', {}, { [field]: passwordDetail(fault, language) })
}
