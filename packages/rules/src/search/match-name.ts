import { finalLetters, foldText, INITIALS, syllableOf, vowelBegins } from './jamo.ts'

/** Whether a typed character stands for a character of the name: the same, or its initial consonant. */
function standsFor(typed: string, actual: string): boolean {
  if (typed === actual) return true
  const syllable = syllableOf(actual)
  return syllable !== null && INITIALS[syllable.initial] === typed
}

/** Whether the last typed character can still become the character of the name, followed by the next one. */
function canBecome(typed: string, actual: string, next: string | undefined): boolean {
  if (standsFor(typed, actual)) return true
  const [from, to] = [syllableOf(typed), syllableOf(actual)]
  if (!from || !to || from.initial !== to.initial) return false
  if (from.final === 0) return vowelBegins(from.vowel, to.vowel)
  if (from.vowel !== to.vowel) return false
  const [typedFinal, actualFinal] = [finalLetters(from.final), finalLetters(to.final)]
  if (actualFinal.startsWith(typedFinal)) return true
  // The final consonant of a syllable being typed may turn out to be the initial of the next: 길 → 기러.
  const carried = typedFinal.slice(actualFinal.length)
  return typedFinal.startsWith(actualFinal) && next !== undefined && standsFor(carried, next)
}

/**
 * Whether a name contains what a person typed so far: whole syllables, a syllable still being typed,
 * initial consonants (ㄱㅊㅅ), Latin letters in any case, or a mixture. White space counts for nothing; an
 * empty query matches.
 */
export function matchesName(query: string, name: string): boolean {
  const typed = [...foldText(query)]
  const actual = [...foldText(name)]
  const last = typed.length - 1
  for (let at = 0; at + typed.length <= actual.length; at += 1) {
    const fits = typed.every((character, index) => {
      const here = actual[at + index] ?? ''
      return index === last ? canBecome(character, here, actual[at + index + 1]) : standsFor(character, here)
    })
    if (fits) return true
  }
  return typed.length === 0
}
