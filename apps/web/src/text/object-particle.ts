const FIRST = 0xac00
const LAST = 0xd7a3
const FINALS = 28

/** The text with the Korean object particle that fits its last syllable (연차를, 신청을); both forms where none is heard. */
export function withObjectParticle(text: string): string {
  // What closes is not read out: 12.07 (월)을.
  const heard = text.replace(/[\s)\]”’」』]+$/, '')
  const code = heard.codePointAt(heard.length - 1) ?? 0
  if (code < FIRST || code > LAST) return `${text}을(를)`
  return `${text}${(code - FIRST) % FINALS === 0 ? '를' : '을'}`
}
