import type { CommandContext } from '../../../http/context.ts'
import { lastEmployment } from '../../../people/employment/index.ts'
import { deleteGrants, type GrantRow, insertGrants, loadFacts, lockPerson } from '../account.store.ts'
import { forgetAttendances } from '../attendance/attendance.store.ts'
import { judgeAttendance } from '../attendance/judge-attendance.ts'
import { accrueGrants, correctGrants } from '../accrue-grants.ts'

/**
 * Makes a person's stored leave that of the joining date which the record shows now; to be called in the transaction
 * that corrected it. What was used stays used, also beyond what is granted then.
 */
export async function regrantLeave(ctx: CommandContext, memberId: number): Promise<void> {
  const locked = await lockPerson(ctx, memberId)
  if (!locked) return
  // The periods of another day of joining are other ones.
  await forgetAttendances(ctx.tx, memberId)
  const person = await judgeAttendance(ctx, { ...locked, attendance: [] }, [])
  const { grants } = await loadFacts(ctx, memberId)
  // What an earlier employment granted has ended with it and is not of this joining date.
  const earlierEnd = (await lastEmployment(ctx.tx, memberId))?.retired_on ?? null
  const own = grants.filter((grant) => earlierEnd === null || grant.granted_on > earlierEnd)
  const { removed, added } = correctGrants(own, accrueGrants(person, ctx.today).grants)
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
    after: { joinedOn: person.joined_on, grants: added.map(toFact) },
  })
}

function toFact({ kind, granted_on, minutes }: GrantRow) {
  return { kind, granted_on, minutes }
}
