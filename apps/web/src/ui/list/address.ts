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
