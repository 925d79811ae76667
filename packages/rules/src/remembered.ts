/**
 * The same function, which keeps what it made of a text: for what many ask of the same few things. Of more than so many it begins
 * anew. What it makes must depend on the text alone, and nobody may change it.
 */
export function remembered<T>(limit: number, make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    if (known.size >= limit) known.clear()
    known.set(key, made)
    return made
  }
}
