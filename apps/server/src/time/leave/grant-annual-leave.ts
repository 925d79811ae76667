import type { CompanyId } from '../../db/transaction.ts'
import type { CommandContext } from '../../http/context.ts'
import type { ActingParts } from '../../jobs/in-company-as.ts'
import type { Pace } from '../../jobs/work-off.ts'
import { type PeopleDone, workOffPeople } from '../../jobs/work-off-people.ts'
import { judgeAttendances } from './attendance/judge-attendance.ts'
import { accrueGrants, missingGrants } from './accrue-grants.ts'
import { insertGrants, listAccruing } from './account.store.ts'

const PEOPLE_AT_ONCE = 500

/**
 * Stores what has arisen until today for everybody of a company who works, by id and some hundred at a time. One whose leave
 * cannot be counted does not keep it from the others. Repeating it changes nothing: a grant is unique by person, kind and day.
 */
export function grantAnnualLeave(
  parts: ActingParts,
  companyId: CompanyId,
  { size = PEOPLE_AT_ONCE, ...pace }: Pick<Pace, 'signal' | 'progress'> & { size?: number; cause?: string },
): Promise<PeopleDone> {
  const next = async (ctx: CommandContext, after: number) => (await listAccruing(ctx.tx, after, 1))[0]?.id
  return workOffPeople(parts, companyId, { page: grantPage, next }, { ...pace, size })
}

/** @returns who was looked at, by id */
async function grantPage(ctx: CommandContext, after: number, most: number): Promise<number[]> {
  const listed = await listAccruing(ctx.tx, after, most)
  const people = await judgeAttendances(ctx, listed, ({ grants }) => grants)
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
