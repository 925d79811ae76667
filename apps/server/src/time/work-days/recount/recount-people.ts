import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CompanyId } from '../../../db/transaction.ts'
import type { ActingContext, ActingParts } from '../../../jobs/in-company-as.ts'
import { type PeopleDone, workOffPeople } from '../../../jobs/work-off-people.ts'
import { isClosed } from '../../work-plans/index.ts'
import type { CountedAspect, DerivedDay } from '../derive-day.ts'
import { recomputeDays } from '../recompute-days.ts'

// So many people are held up at a time, each of them for a moment.
const PEOPLE_AT_ONCE = 200

interface PeopleRecount {
  /** Of `w.work_on`; closed days stay in any case. */
  days: (ctx: ActingContext) => RawBuilder<boolean>
  anew?: ReadonlySet<CountedAspect>
  /** Keeps in the trail who was looked at, and what came out otherwise. */
  note: (ctx: ActingContext, ids: readonly number[], written: readonly DerivedDay[]) => void
}

interface PeopleRecounted extends Record<string, unknown> {
  /** How many were looked at. */
  people: number
  /** Whose days came out otherwise, and how many of them. */
  changed: { people: number; days: number }
  failed: PeopleDone['failed']
}

/**
 * Counts stored days of a whole company anew, as the product itself. Two transactions at a time: while one waits for the database, the
 * other counts. A second run changes nothing.
 */
export async function recountPeople(
  parts: ActingParts,
  companyId: CompanyId,
  { days, anew, note }: PeopleRecount,
  { signal, cause }: { signal: AbortSignal; cause: string },
): Promise<PeopleRecounted> {
  const changed = { people: 0, days: 0 }
  const ofHalf = (ctx: ActingContext, half: number, after: number, most: number) =>
    sql<{ member_id: number; days: string[] }>`
      select w.member_id, array_agg(w.work_on::text) as days from work_days w
      where w.company_id = ${thisCompany} and ${days(ctx)} and w.member_id > ${after} and mod(w.member_id, 2) = ${half}
        and not ${isClosed('w')}
      group by w.member_id order by w.member_id ${atMost(most)}`.execute(ctx.tx)
  const recountHalf = (half: number) => {
    const page = async (ctx: ActingContext, after: number, most: number) => {
      const { rows } = await ofHalf(ctx, half, after, most)
      const ids = rows.map((row) => row.member_id)
      const all = rows.flatMap((row) => row.days)
      const written = await recomputeDays(ctx, ids, all, anew)
      note(ctx, ids, written)
      ctx.afterCommit(() => {
        changed.people += new Set(written.map((day) => day.member_id)).size
        changed.days += written.length
      })
      return ids
    }
    const next = async (ctx: ActingContext, after: number) =>
      (await ofHalf(ctx, half, after, 1)).rows[0]?.member_id
    const pace = { signal, progress: async () => undefined, size: PEOPLE_AT_ONCE, cause }
    return workOffPeople(parts, companyId, { page, next }, pace)
  }
  // Neither is left at work when the other has failed and the job begins again.
  const halves = await Promise.allSettled([0, 1].map(recountHalf))
  const done = halves.map((half) => {
    if (half.status === 'rejected') throw half.reason
    return half.value
  })
  return {
    people: done.reduce((sum, { people }) => sum + people, 0),
    changed,
    failed: done.flatMap(({ failed }) => failed),
  }
}
