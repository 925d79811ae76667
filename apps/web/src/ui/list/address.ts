/** What the address of a list may say beside its filters. */
interface Paged {
  page?: number | undefined
}

/**
 * The address after a change of a list's filters: the list begins anew on its first page unless the page is what changes,
 * and what is empty or undefined leaves the address.
 */
export function withFilters<Search extends Paged>(before: Search, change: Partial<Search>): Search {
  const next = { ...before, page: undefined, ...change }
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined && value !== '' && value !== false),
  ) as unknown as Search
}

/**
 * What a screen wants of its address, on top of the one that is there now: a hand may be quicker than the drawing, and what it
 * chose just before must not be taken back by an address that was made from the one `drawn`.
 */
export function onTopOf<Search extends object>(drawn: Search, wanted: Search): (now: Search) => Search {
  const names = [...Object.keys(drawn), ...Object.keys(wanted)] as (keyof Search)[]
  const changed = names.filter((name) => drawn[name] !== wanted[name])
  return (now) => {
    const next = { ...now, ...Object.fromEntries(changed.map((name) => [name, wanted[name]])) }
    return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as Search
  }
}
