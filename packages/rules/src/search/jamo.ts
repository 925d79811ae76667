const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
/** How many finals a syllable can have, none among them. */
export const FINALS = 28
/** Vowels by their place in the order of Unicode syllables. */
export const VOWELS: readonly number[] = [...Array(21).keys()]
const PER_INITIAL = VOWELS.length * FINALS

/** Initial consonants in the order of Unicode syllables. */
export const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** Final consonants in the order of Unicode syllables; the first place is "none". */
const FINAL_JAMO = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'

/** Pairs that a keyboard joins while only initials are typed (ㄱ then ㅅ gives ㄳ). */
const CLUSTERS: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

/** Vowels that can still grow by the next key: index of ㅗ, ㅜ, ㅡ to the indexes that begin with them. */
const GROWING_VOWELS: Readonly<Record<number, readonly number[]>> = {
  8: [9, 10, 11],
  13: [14, 15, 16],
  18: [19],
}

export type Syllable = { initial: number; vowel: number; final: number }

/** Parts of a composed Hangul syllable, or null for any other character. */
export function syllableOf(character: string): Syllable | null {
  const code = character.codePointAt(0) ?? 0
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return null
  const index = code - FIRST_SYLLABLE
  return {
    initial: Math.floor(index / PER_INITIAL),
    vowel: Math.floor((index % PER_INITIAL) / FINALS),
    final: index % FINALS,
  }
}

/** Every syllable of an initial, or of an initial and a vowel, as a range (가-깋) for a set of a regular expression. */
export function syllablesOf({ initial, vowel }: { initial: number; vowel?: number }): string {
  const from = FIRST_SYLLABLE + initial * PER_INITIAL + (vowel ?? 0) * FINALS
  const until = from + (vowel === undefined ? PER_INITIAL : FINALS) - 1
  return `${String.fromCodePoint(from)}-${String.fromCodePoint(until)}`
}

/** Whether one vowel is the other, or its beginning while it is being typed. */
export function vowelBegins(typed: number, whole: number): boolean {
  return typed === whole || (GROWING_VOWELS[typed]?.includes(whole) ?? false)
}

/** A final consonant as single jamo: '' for none, two letters for a cluster. */
export function finalLetters(final: number): string {
  const jamo = final === 0 ? '' : (FINAL_JAMO[final] ?? '')
  return CLUSTERS[jamo] ?? jamo
}

/**
 * One form for comparing text: composed Unicode, lower case, no white space, joined initials parted. Emoji
 * and rare Hangul stay as they are.
 */
export function foldText(text: string): string {
  return [...text.normalize('NFC').toLowerCase().replace(/\s+/gu, '')]
    .map((character) => CLUSTERS[character] ?? character)
    .join('')
}
