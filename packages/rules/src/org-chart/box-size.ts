/** Sizes of the boxes of a chart in CSS pixels, the same on the screen, in pictures and on paper. */
export const BOX = { width: 208, head: 76, person: 36, column: 176, padding: 10 } as const

/** In how many columns the people of an opened team stand. */
export function peopleColumns(people: number): number {
  if (people <= 8) return 1
  if (people <= 24) return 2
  return people <= 60 ? 3 : 4
}

/** @param people how many are shown; 0 for a team that is not opened */
export function boxSize(people: number): { width: number; height: number } {
  if (people === 0) return { width: BOX.width, height: BOX.head }
  const columns = peopleColumns(people)
  const width = Math.max(BOX.width, columns * BOX.column + 2 * BOX.padding)
  return { width, height: BOX.head + Math.ceil(people / columns) * BOX.person + BOX.padding }
}

/** Where a person stands inside the box: column by column, each from above. */
export function personSpot(
  at: number,
  people: number,
): { x: number; y: number; width: number; height: number } {
  const columns = peopleColumns(people)
  const rows = Math.ceil(people / columns)
  const width = columns === 1 ? BOX.width - 2 * BOX.padding : BOX.column
  return {
    x: BOX.padding + Math.floor(at / rows) * BOX.column,
    y: BOX.head + (at % rows) * BOX.person,
    width,
    height: BOX.person,
  }
}
