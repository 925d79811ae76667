const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']

function isSyllable(char: string): boolean {
  const code = char.charCodeAt(0)
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE
}

function initialOf(char: string): string | undefined {
  return INITIALS[Math.floor((char.charCodeAt(0) - FIRST_SYLLABLE) / 588)]
}

// A syllable that is still being typed (기) already stands for those it may become (김, 길).
function fits(char: string, typed: string): boolean {
  if (char === typed) return true
  if (!isSyllable(char)) return false
  if (!isSyllable(typed)) return initialOf(char) === typed
  const hasNoEnd = (typed.charCodeAt(0) - FIRST_SYLLABLE) % 28 === 0
  return hasNoEnd && Math.floor((char.charCodeAt(0) - typed.charCodeAt(0)) / 28) === 0 && char >= typed
}

/** Whether a text holds what was typed: letters, syllables or initial consonants (ㄱㅎㅈ finds 김현지). */
export function matches(text: string, typed: string): boolean {
  return typed.trim() === '' || matchedPart(text, typed) !== null
}

/** Where a text holds what was typed, as places of its letters; null where it does not. White space counts for nothing. */
export function matchedPart(text: string, typed: string): readonly [from: number, until: number] | null {
  const wanted = [...typed.normalize('NFC').toLowerCase().replaceAll(/\s/g, '')]
  const given = [...text.normalize('NFC')]
    .map((char, at) => ({ char: char.toLowerCase(), at }))
    .filter(({ char }) => !/\s/.test(char))
  if (wanted.length === 0) return null
  for (let start = 0; start + wanted.length <= given.length; start += 1) {
    if (wanted.every((char, index) => fits(given[start + index]!.char, char)))
      return [given[start]!.at, given[start + wanted.length - 1]!.at + 1]
  }
  return null
}
