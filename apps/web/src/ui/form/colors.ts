/** A few colours that hold up on light and dark. */
export const COLORS = {
  blue: '#4263eb',
  sky: '#1c7ed6',
  teal: '#0ca678',
  green: '#37b24d',
  yellow: '#f59f00',
  orange: '#f76707',
  red: '#e03131',
  violet: '#ae3ec9',
  gray: '#868e96',
} as const

const ALL = Object.values(COLORS)
// Neighbours look alike; by fours all nine come in turn.
const STEP = 4

/** The colour for one more thing beside others: by turns from `from` on the first that none of them has, else `from`. */
export function nextColor(from: string, taken: readonly string[]): string {
  const start = Math.max(
    0,
    ALL.findIndex((color) => color === from),
  )
  const turns = ALL.map((_, at) => ALL[(start + at * STEP) % ALL.length]!)
  return turns.find((color) => !taken.includes(color)) ?? from
}
