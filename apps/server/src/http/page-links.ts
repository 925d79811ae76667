import type { MemberContext } from './context.ts'

interface Asked extends Record<string, unknown> {
  page: number
  page_size: number
}

/** Where the neighbouring pages of a list are, with everything else that was asked: whole addresses (decision D-11). */
export function pageLinks(
  ctx: Pick<MemberContext, 'apiUrl'>,
  path: string,
  asked: Asked,
  count: number,
): { next: string | null; previous: string | null } {
  const link = (page: number) => pageAddress(ctx, path, { ...asked, page })
  return {
    next: asked.page * asked.page_size < count ? link(asked.page + 1) : null,
    previous: asked.page > 1 ? link(asked.page - 1) : null,
  }
}

/** The whole address of a list under what is asked; what is undefined is left out. */
export function pageAddress(
  { apiUrl }: Pick<MemberContext, 'apiUrl'>,
  path: string,
  asked: Record<string, unknown>,
): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(asked)) if (value !== undefined) query.set(key, String(value))
  return `${apiUrl}${path}?${query}`
}
