import type { CompanyId } from '../../db/transaction.ts'
import type { CommandContext } from '../../http/context.ts'
import { type ActingContext, type ActingParts, inCompanyAs } from '../../jobs/in-company-as.ts'
import { type Pace, workOff } from '../../jobs/work-off.ts'
import { accrueGrants, missingGrants } from './accrue-grants.ts'
import { insertGrants, listAccruing } from './account.store.ts'

const PEOPLE_AT_ONCE = 500

export interface Granted extends Record<string, unknown> {
  /** How many were looked at. */
  people: number
  /** Whose leave could not be counted, with why. */
  failed: { memberId: number; cause: string }[]
}

/**
 * Stores what has arisen until today for everybody of a company who works, by id and some hundred at a time. One whose leave
 * cannot be counted does not keep it from the others. Repeating it changes nothing: a grant is unique by person, kind and day.
 */
export async function grantAnnualLeave(
  parts: ActingParts,
  companyId: CompanyId,
  pace: Pick<Pace, 'signal' | 'progress'> & { size?: number; cause?: string },
): Promise<Granted> {
  const { size = PEOPLE_AT_ONCE, cause, ...rest } = pace
  const bySystem = <T>(work: (ctx: ActingContext) => Promise<T>) =>
    inCompanyAs(parts, companyId, 'system', work, cause)
  const done: Granted = { people: 0, failed: [] }
  let after = 0
  const batch = async (most: number) => {
    const ids = await bySystem((ctx) => grantPage(ctx, after, most))
    if (ids.length === 0) return 'ended' as const
    after = ids.at(-1)!
    done.people += ids.length
    return { done: done.people, total: done.people }
  }
  const passBy = async (error: unknown) => {
    const [next] = await bySystem((ctx) => listAccruing(ctx.tx, after, 1))
    if (!next) return
    after = next.id
    done.failed.push({ memberId: next.id, cause: String(error) })
  }
  // What a stopping server leaves undone, the next attempt finds by itself.
  if ((await workOff({ batch, passBy }, { ...rest, size })) === 'unfinished') rest.signal.throwIfAborted()
  return done
}

/** @returns who was looked at, by id */
async function grantPage(ctx: CommandContext, after: number, most: number): Promise<number[]> {
  const people = await listAccruing(ctx.tx, after, most)
  const missing = people.flatMap((person) =>
    missingGrants(person.grants, accrueGrants(person, ctx.today).grants).map((grant) => ({
      memberId: person.id,
      grant,
    })),
  )
  const stored = await insertGrants(ctx.tx, missing)
  for (const [memberId, grants] of Map.groupBy(stored, (row) => row.member_id))
    ctx.audit({
      action: 'leave.grant',
      target: ['member', memberId],
      after: { grants: grants.map(({ kind, granted_on, minutes }) => ({ kind, granted_on, minutes })) },
    })
  return people.map(({ id }) => id)
}
