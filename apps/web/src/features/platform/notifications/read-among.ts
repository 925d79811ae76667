interface Readable {
  results: readonly { nt_id: number; nt_read: boolean }[]
}

/** The page with some of its notifications marked as read, all of them without ids. */
export function readAmong<P extends Readable>(page: P, ids: readonly number[] | undefined): P {
  const isMeant = (id: number) => ids === undefined || ids.includes(id)
  return {
    ...page,
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
