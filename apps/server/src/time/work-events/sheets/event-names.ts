import type { Language } from '../../../http/context.ts'
import { headingKey } from '../../../outside/spreadsheet/sheet-columns.ts'
import { type EventKind, eventName } from '../../event-codes/index.ts'

const LANGUAGES: readonly Language[] = ['ko', 'ja', 'en']

/** What the events of kinds are called, to choose one by its name. */
export function namesOf(kinds: readonly EventKind[], language: Language): string[] {
  return kinds.flatMap(({ codes, custom }) => codes.map((code) => eventName(code, language, custom?.name)))
}

/** Finds the code of an event by its name in any language, or by the code itself. */
export function codesByName(kinds: readonly EventKind[]): (given: string) => string | undefined {
  const codes = new Map<string, string>()
  for (const { codes: all, custom } of kinds) {
    for (const code of all) {
      codes.set(headingKey(code), code)
      for (const language of LANGUAGES) codes.set(headingKey(eventName(code, language, custom?.name)), code)
    }
  }
  return (given) => codes.get(headingKey(given))
}
