import type { MemberContext } from '../../../http/context.ts'

/** What its author still writes, as the older calls list it. */
export interface UnsentDocument {
  id: number
  kind: string
  title: string
  text: string
  author_id: number
  author_name: string
  author_position: string
  author_team: string | null
}

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>

/** Own drafts, the newest first. */
export type ListUnsent = (
  ctx: Reader,
  page: { page: number; page_size: number },
) => Promise<{ count: number; rows: UnsentDocument[] }>

let list: ListUnsent | undefined

/** Called once at start by the slice that keeps drafts. */
export function registerUnsent(one: ListUnsent): void {
  list = one
}

export const listUnsent: ListUnsent = (ctx, page) => {
  if (!list) throw new Error('Nobody has registered drafts.')
  return list(ctx, page)
}
