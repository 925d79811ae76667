import type { ReceiverType } from '#rules/approvals/receiver.ts'
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

/** The same with all that was written. */
export interface WholeUnsent extends UnsentDocument {
  given: Record<string, unknown>
  receivers: { member_id: number; name: string; type: ReceiverType; order: number }[]
}

/** An own draft, undefined where the number is none. */
export type FindUnsent = (ctx: Reader, id: number) => Promise<WholeUnsent | undefined>

/** Own drafts, the newest first. */
export type ListUnsent = (
  ctx: Reader,
  page: { page: number; page_size: number },
) => Promise<{ count: number; rows: UnsentDocument[] }>

interface Unsent {
  list: ListUnsent
  find: FindUnsent
}

let kept: Unsent | undefined

/** Called once at start by the slice that keeps drafts. */
export function registerUnsent(unsent: Unsent): void {
  kept = unsent
}

function registered(): Unsent {
  if (!kept) throw new Error('Nobody has registered drafts.')
  return kept
}

export const listUnsent: ListUnsent = (ctx, page) => registered().list(ctx, page)
export const findUnsent: FindUnsent = (ctx, id) => registered().find(ctx, id)
