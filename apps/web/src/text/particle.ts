const FIRST = 0xac00
const LAST = 0xd7a3
const FINALS = 28
const RIEUL = 8
/** The last sound of 영 일 이 삼 사 오 육 칠 팔 구, as the finals of syllables are counted: a number is read out in Korean. */
const DIGITS = [21, RIEUL, 0, 16, 0, 0, 1, RIEUL, RIEUL, 0]

const PARTICLES = {
  object: ['을', '를'],
  subject: ['이', '가'],
  topic: ['은', '는'],
  and: ['과', '와'],
  toward: ['으로', '로'],
} as const

/** What follows a word in Korean: {{name, object}} in a text is 연차를 or 신청을. */
export type Particle = keyof typeof PARTICLES

export const particles = Object.keys(PARTICLES) as Particle[]

/** The text with the Korean particle that fits its last sound (연차를, 신청을); both forms where it cannot be told. */
export function withParticle(text: string, particle: Particle): string {
  const [closed, open] = PARTICLES[particle]
  const final = lastSound(text)
  if (final === undefined) return `${text}${particle === 'toward' ? '(으)로' : `${closed}(${open})`}`
  const isOpen = final === 0 || (particle === 'toward' && final === RIEUL)
  return `${text}${isOpen ? open : closed}`
}

/** The final of the last syllable, 0 for none. */
function lastSound(text: string): number | undefined {
  // What closes is not read out: 12.07 (월)을.
  const heard = text.replace(/[\s)\]”’」』]+$/, '')
  if (/\d$/.test(heard)) return DIGITS[Number(heard.at(-1))]
  const code = heard.codePointAt(heard.length - 1) ?? 0
  return code < FIRST || code > LAST ? undefined : (code - FIRST) % FINALS
}
