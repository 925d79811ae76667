/**
 * The same function, which keeps what it made of a text: for what many ask of the same few things. Of more than so many it begins
 * anew. What it makes must depend on the text alone, and nobody may change it.
 * @param make of the text, and of what says the same in other words
 */
export function remembered<T, More extends unknown[]>(
  limit: number,
  make: (key: string, ...more: More) => T,
): (key: string, ...more: More) => T {
  const known = new Map<string, T>()
  return (key, ...more) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key, ...more)
    if (known.size >= limit) known.clear()
    known.set(key, made)
    return made
  }
}
