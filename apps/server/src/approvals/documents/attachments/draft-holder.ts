import type { MemberContext } from '../../../http/context.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor'>

/** Knows what is still written, which has a number as documents have, and files before it is one. */
export interface DraftHolder {
  /** Whether an own draft has this number; `lock` keeps it from being submitted or thrown away meanwhile. */
  holds(ctx: Reader, id: number, lock: boolean): Promise<boolean>
}

let holder: DraftHolder = { holds: () => Promise.resolve(false) }

/** Hands over who holds drafts: approvals/forms, which lies above. */
export function registerDraftHolder(one: DraftHolder): void {
  holder = one
}

export function isOwnDraft(ctx: Reader, id: number, lock = false): Promise<boolean> {
  return holder.holds(ctx, id, lock)
}
