/** The list with one entry moved to another place; places outside the list are its ends. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  const [entry] = next.splice(from, 1)
  if (entry !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, entry)
  return next
}

/** The ranks as they are saved: their places from 0 without gaps. */
export function numbered<T extends { id: number; name: string }>(ranks: readonly T[]) {
  return ranks.map(({ id, name }, at) => ({ id, name, _order: at }))
}
