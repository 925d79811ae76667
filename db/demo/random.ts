/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(choices: readonly T[]): T
}

/** mulberry32: small, and good enough for a demo. The text is folded into its starting state. */
export function seededRandom(seed: string): Random {
  let state = [...seed].reduce(
    (hash, character) => Math.imul(hash ^ character.codePointAt(0)!, 16_777_619),
    2_166_136_261,
  )
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (choices) => {
      const found = choices[between(0, choices.length - 1)]
      if (found === undefined) throw new Error('Nothing to pick from.')
      return found
    },
  }
}
