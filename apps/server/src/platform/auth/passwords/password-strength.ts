const KINDS = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u]

/**
 * How hard an accepted password is to guess, for a meter: 1 weak to 4 strong. Length counts most; a hint for the
 * person, while what may be used at all is decided by judgePassword.
 */
export function passwordStrength(password: string): number {
  const characters = [...password.normalize('NFC')]
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  const distinct = new Set(characters.map((character) => character.toLowerCase())).size
  // Hangul syllables are drawn from thousands, Latin letters from dozens.
  const hangul = characters.filter((character) => /\p{Script=Hangul}/u.test(character)).length
  const points = Math.min(characters.length + hangul, 24) / 4 + kinds + Math.min(distinct, 16) / 4
  if (points < 8) return 1
  if (points < 9.5) return 2
  return points < 11 ? 3 : 4
}
