/** 1, 2, 5, 10, 20 … times the step, whichever makes at most five marks; the last is not below the largest value. */
export function ticksOf(most: number, step = 1): number[] {
  const wanted = most / step / 4
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)))
  const size = step * power * ([1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10)
  const count = Math.max(1, Math.ceil(most / size))
  return Array.from({ length: count + 1 }, (_, at) => at * size)
}
