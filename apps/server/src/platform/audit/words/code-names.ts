import type { Language } from '../../../http/context.ts'

/** What a code of another slice is called; null for what is none of its codes. */
export type CodeNames = (value: string, language: Language) => string | null

const known: CodeNames[] = []

/** Called once at start by slices above whose codes events keep as values. */
export function registerCodeNames(names: CodeNames): void {
  if (!known.includes(names)) known.push(names)
}

/** What a value is called that is a code of some slice, undefined for any other. */
export function nameOfCode(value: string, language: Language): string | undefined {
  for (const names of known) {
    const name = names(value, language)
    if (name !== null) return name
  }
  return undefined
}
