import { foldText, INITIALS, syllableOf } from './jamo.ts'

/**
 * The text in which every Hangul syllable is replaced by its initial consonant, for keeping beside a name
 * and finding it by LIKE '%' || choseongOf(query) || '%'. Other characters stay, in lower case and without
 * white space. Every name that matchesName accepts is found this way; the converse needs matchesName
 * itself.
 */
export function choseongOf(text: string): string {
  return [...foldText(text)]
    .map((character) => {
      const syllable = syllableOf(character)
      return syllable ? (INITIALS[syllable.initial] ?? character) : character
    })
    .join('')
}
