import type { CompanyId } from '../../../db/transaction.ts'
import { Failure } from '../../../http/fail.ts'
import { announceForget } from '../../../http/session-gate.ts'
import { type ActingContext, inCompanyAs } from '../../../jobs/in-company-as.ts'
import { carryOutRetirement, holdRetirement } from '../retirement/carry-out-retirement.ts'
import { beginAbsence, endAbsence, holdAbsence } from './bring-absences-into-force.ts'
import { type EmploymentJobParts, settlingRound } from './employment.jobs.ts'
import { listDue, mirrorTerms } from './settle-day.store.ts'

export interface Settled extends Record<string, number> {
  changed: number
  absent: number
  returned: number
  retired: number
  held: number
}

/** What happens to one person by the day alone; held back for the last full admin. */
interface Turn {
  as: 'absent' | 'returned' | 'retired'
  does(ctx: ActingContext, memberId: number): Promise<void>
  holds?(ctx: ActingContext, memberId: number): Promise<void>
}

const TURNS = {
  returning: { as: 'returned', does: endAbsence },
  retiring: { as: 'retired', does: carryOutRetirement, holds: holdRetirement },
  absent: { as: 'absent', does: beginAbsence, holds: holdAbsence },
} satisfies Record<string, Turn>

/**
 * Brings into force whatever was arranged for today and before, also when nobody ran on the day itself. Each person who
 * leaves, goes on absence or comes back has a transaction of their own: who cannot does not hold up the others, and whatever
 * breaks off goes on with the next. Repeating it changes nothing.
 * @throws AggregateError at the end, with the causes of what could not be done
 */
export async function settleDay(parts: EmploymentJobParts, companyId: CompanyId): Promise<Settled> {
  const bySystem = <T>(work: (ctx: ActingContext) => Promise<T>) =>
    inCompanyAs(parts, companyId, 'system', work, settlingRound.ofCompany.name)
  const { changed, due } = await bySystem(async (ctx) => {
    const people = await mirrorTerms(ctx)
    if (people > 0) await announceForget(ctx.tx, { companyId })
    return { changed: people, due: await listDue(ctx.tx, ctx.today) }
  })
  const done: Settled = { changed, returned: 0, absent: 0, retired: 0, held: 0 }
  const broken: unknown[] = []
  const settle = async (memberId: number, turn: Turn) => {
    try {
      await bySystem(async (ctx) => {
        await turn.does(ctx, memberId)
        await announceForget(ctx.tx, { companyId })
      })
      done[turn.as] += 1
    } catch (error) {
      const { holds } = turn
      if (holds && error instanceof Failure && error.code === 'LAST_ADMIN') {
        await bySystem((ctx) => holds(ctx, memberId))
        done.held += 1
      } else broken.push(error)
    }
  }
  for (const [name, turn] of Object.entries(TURNS))
    for (const memberId of due[name as keyof typeof TURNS]) await settle(memberId, turn)
  parts.sessions.forget({ companyId })
  if (broken.length > 0) throw new AggregateError(broken, `${broken.length} of a day could not be settled`)
  return done
}
