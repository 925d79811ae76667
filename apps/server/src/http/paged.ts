import type { Endpoint } from '#contract/endpoint.ts'
import type { MemberContext } from './context.ts'

type At = Pick<MemberContext, 'apiUrl'>
type Values = Record<string, unknown>

interface Links {
  next: string | null
  previous: string | null
}

/**
 * The answer of a list whose contract says `paged`: what was found, and where the pages beside it are, with everything else
 * that was asked: whole addresses (decision D-11).
 */
export function paged<F extends { count: number }>(
  ctx: At,
  { path }: Pick<Endpoint, 'path'>,
  { params, query }: { params?: Values; query: Values & { page: number; page_size: number } },
  found: F,
): F & Links {
  const { page, page_size: size } = query
  const link = (to: number) => addressOf(ctx, path, params, { ...query, page: to })
  return {
    ...found,
    next: page * size < found.count ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
  }
}

/** Where a page by key ends: the keys of its last and first row, null where nothing older or newer follows. */
export interface Edges {
  older: number | null
  newer: number | null
}

/** The answer of a list in pages by key, newest first: new rows at its head shift nothing. */
export function pagedByKey<F extends { count: number }>(
  ctx: At,
  { path }: Pick<Endpoint, 'path'>,
  { query }: { query: Values },
  { older, newer }: Edges,
  found: F,
): F & Links {
  const { page: _page, before: _before, after: _after, ...rest } = query
  const link = (key: Values) => addressOf(ctx, path, {}, { ...rest, ...key })
  return {
    ...found,
    next: older === null ? null : link({ before: older }),
    previous: newer === null ? null : link({ after: newer }),
  }
}

/** The whole address of a list; what is undefined is left out. */
function addressOf({ apiUrl }: At, path: string, params: Values = {}, asked: Values): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(asked)) if (value !== undefined) query.set(key, String(value))
  return `${apiUrl}${path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}?${query}`
}
