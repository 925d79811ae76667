/**
 * Which elements a row of the grid is drawn with: those of the row that left, so many below or above it. After a jump, from
 * which no row stays in sight, the first row goes on with the elements of the first, the second with those of the second:
 * taking elements to another place costs the browser more than all the texts that are written into them.
 * Asked row by row from the first one in sight, it knows a jump by itself.
 */
export function rowSlots(): (row: number, slots: number, mayShift: boolean) => number {
  let first = 0
  let last = -1
  let shift = 0
  return (row, slots, mayShift) => {
    if (row !== last + 1) {
      if (mayShift && Math.abs(row - first) >= slots) shift += row - first
      first = row
    }
    last = row
    return (((row - shift) % slots) + slots) % slots
  }
}
