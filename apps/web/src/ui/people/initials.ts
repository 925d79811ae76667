const HANGUL_OR_HAN = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
// The family names of two syllables in use.
const LONG_FAMILY_NAMES = new Set([
  '남궁',
  '황보',
  '제갈',
  '사공',
  '선우',
  '서문',
  '독고',
  '동방',
  '망절',
  '어금',
])

/** What an avatar shows: the family name of a Korean or Japanese name, else the first letters of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = words[0] ?? ''
  if (HANGUL_OR_HAN.test(first)) {
    const two = [...first].slice(0, 2).join('')
    return [...first].length > 2 && LONG_FAMILY_NAMES.has(two) ? two : ([...first][0] ?? '')
  }
  const last = words.length > 1 ? words.at(-1)! : ''
  return (
    [first, last]
      .map((word) => [...word][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  )
}

/** A number from 0 to `colors` - 1 that stays the same for the same name. */
export function colorOf(name: string, colors: number): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) % 1_000_003
  return hash % colors
}
