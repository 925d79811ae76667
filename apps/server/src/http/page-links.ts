/** Where the neighbouring pages of a list are, with everything else that was asked. */
export function pageLinks(
  path: string,
  asked: { page: number; page_size: number } & Record<string, unknown>,
  count: number,
): { next: string | null; previous: string | null } {
  const link = (page: number) => {
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries(asked)) if (value !== undefined) query.set(key, String(value))
    query.set('page', String(page))
    return `${path}?${query}`
  }
  return {
    next: asked.page * asked.page_size < count ? link(asked.page + 1) : null,
    previous: asked.page > 1 ? link(asked.page - 1) : null,
  }
}
