import type { CommandContext } from '../../../http/context.ts'
import { lastEmployment } from '../../../people/employment/index.ts'
import {
  deleteGrants,
  type GrantRow,
  insertGrants,
  type LeavePerson,
  loadFacts,
  lockPerson,
} from '../account.store.ts'
import { forgetAttendances } from '../attendance/attendance.store.ts'
import { judgeAttendance } from '../attendance/judge-attendance.ts'
import { accrueGrants, correctGrants } from '../accrue-grants.ts'

/**
 * Makes a person's stored leave that of the joining date and the contract which the record shows now; to be called in the
 * transaction that corrected it. What was used stays used, also beyond what is granted then.
 * @param since the first day on which the contract is another: what arose before it stays as it is, and so does what is known of attendance
 */
export async function regrantLeave(
  ctx: CommandContext,
  memberId: number,
  since: string | null = null,
): Promise<void> {
  const locked = await lockPerson(ctx, memberId)
  if (!locked) return
  const { grants } = await loadFacts(ctx, memberId)
  const person = since === null ? await judgedAnew(ctx, locked) : await judgeAttendance(ctx, locked, grants)
  // What an earlier employment granted has ended with it and is not of this joining date.
  const earlierEnd = (await lastEmployment(ctx.tx, memberId))?.retired_on ?? null
  const isOwn = ({ granted_on }: GrantRow) =>
    (earlierEnd === null || granted_on > earlierEnd) && (since === null || granted_on >= since)
  const { removed, added } = correctGrants(
    grants.filter(isOwn),
    accrueGrants(person, ctx.today).grants.filter(isOwn),
  )
  if (removed.length === 0 && added.length === 0) return
  await deleteGrants(
    ctx.tx,
    removed.flatMap(({ id }) => (id === null ? [] : [id])),
  )
  await insertGrants(
    ctx.tx,
    added.map((grant) => ({ memberId, grant })),
  )
  ctx.audit({
    action: 'leave.regrant',
    target: ['member', memberId],
    before: { grants: removed.map(toFact) },
    after: { joinedOn: person.joined_on, ...(since !== null && { since }), grants: added.map(toFact) },
  })
}

/** The periods of another day of joining are other ones. */
async function judgedAnew(ctx: CommandContext, person: LeavePerson): Promise<LeavePerson> {
  await forgetAttendances(ctx.tx, person.id)
  return judgeAttendance(ctx, { ...person, attendance: [] }, [])
}

function toFact({ kind, granted_on, minutes }: GrantRow) {
  return { kind, granted_on, minutes }
}
