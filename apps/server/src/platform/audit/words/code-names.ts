import type { RawBuilder } from 'kysely'
import type { Language } from '../../../http/context.ts'

/** What a code of another slice is called; null for what is none of its codes. @param ownName what the company calls its own kind */
export type CodeNames = (value: string, language: Language, ownName?: string) => string | null

/** A query for id and name of some kinds that a company calls as it likes, by their ids. */
export type OwnCodes = (ids: readonly number[]) => RawBuilder<{ id: number; name: string }>

const known: CodeNames[] = []
let own: OwnCodes | undefined

/** Called once at start by slices above whose codes events keep as values. */
export function registerCodeNames(names: CodeNames, ownCodes: OwnCodes): void {
  if (!known.includes(names)) known.push(names)
  own = ownCodes
}

/** Where the company's own kinds are called what they are. */
export const ownCodes = (ids: readonly number[]) => (ids.length > 0 ? own?.(ids) : undefined)

/** What a value is called that is a code of some slice, undefined for any other. */
export function nameOfCode(value: string, language: Language, ownName?: string): string | undefined {
  for (const names of known) {
    const name = names(value, language, ownName)
    if (name !== null) return name
  }
  return undefined
}
