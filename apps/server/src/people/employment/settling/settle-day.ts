import { type CompanyId, inCompany } from '../../../db/transaction.ts'
import { Failure } from '../../../http/fail.ts'
import { announceForget } from '../../../http/session-gate.ts'
import { carryOutRetirement, holdRetirement } from '../retirement/carry-out-retirement.ts'
import { beginAbsence, endAbsences, holdAbsence } from './bring-absences-into-force.ts'
import type { EmploymentJobParts } from './employment.jobs.ts'
import { listDue, mirrorTerms, timezoneOf } from './settle-day.store.ts'

export interface Settled extends Record<string, number> {
  changed: number
  absent: number
  returned: number
  retired: number
  held: number
}

/**
 * Brings into force whatever was arranged for today and before, also when nobody ran on the day itself. Each person who
 * leaves or goes on absence has a transaction of their own: who cannot does not hold up the others. Repeating it changes
 * nothing.
 * @throws AggregateError at the end, with the causes of what could not be done
 */
export async function settleDay(parts: EmploymentJobParts, companyId: CompanyId): Promise<Settled> {
  const { pool, clock, sessions } = parts
  const now = clock()
  const write = <T>(work: Parameters<typeof inCompany<T>>[3]) => inCompany(pool, companyId, 'write', work)
  const plan = await write(async (tx) => {
    const timezone = await timezoneOf(tx)
    const day = { tx, companyId, now, timezone, today: now.toZonedDateTimeISO(timezone).toPlainDate() }
    const changed = await mirrorTerms(tx, day.today)
    const returned = await endAbsences(day)
    if (changed + returned > 0) await announceForget(tx, { companyId })
    return { timezone, today: day.today, changed, returned, due: await listDue(tx, day.today) }
  })
  const done: Settled = { changed: plan.changed, returned: plan.returned, absent: 0, retired: 0, held: 0 }
  const broken: unknown[] = []
  const settle = async (
    memberId: number,
    work: { does: typeof beginAbsence; holds: typeof holdAbsence; as: 'absent' | 'retired' },
  ) => {
    const day = (tx: Parameters<typeof beginAbsence>[0]['tx']) => ({ tx, companyId, now, ...plan })
    try {
      await write(async (tx) => {
        await work.does(day(tx), memberId)
        await announceForget(tx, { companyId })
      })
      done[work.as] += 1
    } catch (error) {
      if (error instanceof Failure && error.code === 'LAST_ADMIN') {
        await write((tx) => work.holds(day(tx), memberId))
        done.held += 1
      } else broken.push(error)
    }
  }
  for (const memberId of plan.due.retiring)
    await settle(memberId, { does: carryOutRetirement, holds: holdRetirement, as: 'retired' })
  for (const memberId of plan.due.absent)
    await settle(memberId, { does: beginAbsence, holds: holdAbsence, as: 'absent' })
  sessions.forget({ companyId })
  if (broken.length > 0) throw new AggregateError(broken, `${broken.length} of a day could not be settled`)
  return done
}
