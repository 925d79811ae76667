/** What the oldest browsers that the product serves (vite.config.ts, build.target) lack of the language as it is written here. */
export function addYoungerFeatures(): void {
  if ('groupBy' in Map) return
  Object.defineProperty(Map, 'groupBy', { value: groupBy, configurable: true, writable: true })
}

function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
