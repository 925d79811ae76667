interface Readable {
  results: readonly { nt_id: number; nt_read: boolean }[]
}

/** A page of notifications, or as many as were read on. */
export type ReadList = Readable | { pages: readonly Readable[] }

/** The list with some of its notifications marked as read, all of them without ids. */
export function readAmong<L extends ReadList>(list: L, ids: readonly number[] | undefined): L {
  if ('pages' in list) return { ...list, pages: list.pages.map((page) => readAmong(page, ids)) }
  const isMeant = (id: number) => ids === undefined || ids.includes(id)
  const page: Readable = list
  return {
    ...list,
    results: page.results.map((one) => (isMeant(one.nt_id) ? { ...one, nt_read: true } : one)),
  }
}

/** The screen that a notification leads to; undefined for what is no address of ours. */
export function placeOfLink(link: string): string | undefined {
  return /^\/main(\/|\?|$)/.test(link) ? link : undefined
}

/** The number in the bell: nothing for none, 99+ beyond that. */
export function badgeOf(unread: number, many: string): string | undefined {
  if (unread <= 0) return undefined
  return unread > 99 ? many : String(unread)
}

/** Some, newest first, by the day of the company on which they were told. */
export function byDay<N>(some: readonly N[], dayOf: (one: N) => string): { day: string; some: N[] }[] {
  const days: { day: string; some: N[] }[] = []
  for (const one of some) {
    const day = dayOf(one)
    const last = days.at(-1)
    if (last?.day === day) last.some.push(one)
    else days.push({ day, some: [one] })
  }
  return days
}
