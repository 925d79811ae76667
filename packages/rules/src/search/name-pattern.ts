import {
  FINALS,
  finalLetters,
  foldText,
  INITIALS,
  syllableOf,
  syllablesOf,
  vowelBegins,
  VOWELS,
} from './jamo.ts'

/**
 * What {@link matchesName} accepts as a regular expression, for names in lower case: JavaScript and PostgreSQL read it alike. A
 * query that has to count and page over everybody cannot tell the names apart after the database.
 */
export function namePattern(query: string): string {
  const typed = [...foldText(query)]
  return typed.map((letter, at) => (at < typed.length - 1 ? whole(letter) : growing(letter))).join('\\s*')
}

/** The letter itself, or a syllable that begins with it. */
function whole(letter: string): string {
  const initial = INITIALS.indexOf(letter)
  return initial < 0
    ? letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    : `[${letter}${syllablesOf({ initial })}]`
}

/** The same for the last letter, which may still become another by the next key. */
function growing(letter: string): string {
  const typed = syllableOf(letter)
  if (!typed) return whole(letter)
  const { initial, vowel, final } = typed
  if (final === 0) {
    const vowels = VOWELS.filter((other) => vowelBegins(vowel, other))
    return `[${vowels.map((other) => syllablesOf({ initial, vowel: other })).join('')}]`
  }
  return `(${[...endings({ initial, vowel }, finalLetters(final))].join('|')})`
}

/** Syllables whose final begins with the typed one, and those whose next syllable takes the last consonant over (길 → 기러). */
function* endings(open: { initial: number; vowel: number }, typed: string): Generator<string> {
  const [first = ''] = syllablesOf(open)
  for (let final = 0; final < FINALS; final += 1) {
    const actual = finalLetters(final)
    const syllable = String.fromCodePoint(first.codePointAt(0)! + final)
    const carried = typed.slice(actual.length)
    if (actual.startsWith(typed)) yield syllable
    else if (typed.startsWith(actual) && carried.length === 1) yield `${syllable}\\s*${whole(carried)}`
  }
}
