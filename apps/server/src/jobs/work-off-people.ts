import type { CompanyId } from '#server/db/transaction.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from './in-company-as.ts'
import { type Pace, workOff } from './work-off.ts'

export interface PeopleDone extends Record<string, unknown> {
  /** How many were looked at. */
  people: number
  /** With whom it could not be done, and why. */
  failed: { memberId: number; cause: string }[]
}

interface PeopleWork {
  /** Does it with the next people by id. @returns who they were, none at the end */
  page(ctx: ActingContext, after: number, most: number): Promise<number[]>
  /** Who comes next, without doing anything. */
  next(ctx: ActingContext, after: number): Promise<number | undefined>
}

/**
 * Does something as the product itself with people of a company by id, some hundred in a transaction. One with whom it cannot be done
 * does not keep it from the others; what a stopping server leaves undone, the next attempt finds by itself.
 */
export async function workOffPeople(
  parts: ActingParts,
  companyId: CompanyId,
  { page, next }: PeopleWork,
  { cause, ...pace }: Pick<Pace, 'signal' | 'progress' | 'size'> & { cause?: string },
): Promise<PeopleDone> {
  const bySystem = <T>(work: (ctx: ActingContext) => Promise<T>) =>
    inCompanyAs(parts, companyId, 'system', work, cause)
  const done: PeopleDone = { people: 0, failed: [] }
  let after = 0
  const batch = async (most: number) => {
    const ids = await bySystem((ctx) => page(ctx, after, most))
    if (ids.length === 0) return 'ended' as const
    after = ids.at(-1)!
    done.people += ids.length
    return { done: done.people, total: done.people }
  }
  const passBy = async (error: unknown) => {
    const memberId = await bySystem((ctx) => next(ctx, after))
    if (memberId === undefined) return
    after = memberId
    done.failed.push({ memberId, cause: String(error) })
  }
  if ((await workOff({ batch, passBy }, pace)) === 'unfinished') pace.signal.throwIfAborted()
  return done
}
