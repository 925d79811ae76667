import { sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import { differsFrom, type Matter, type Move } from '../../../people/employment/index.ts'
import { recomputeDays } from '../recompute-days.ts'

/** What was recorded of somebody's work. */
export const workRecords: Matter = {
  key: 'WORK_RECORDS',
  keptRecords: (
    memberId,
  ) => sql<boolean>`exists (select 1 from check_records where company_id = ${thisCompany} and member_id = ${memberId})
    or exists (select 1 from work_days where company_id = ${thisCompany} and member_id = ${memberId})`,
  // Days that are closed stay as they are.
  async moved(ctx, moves) {
    const counted = moves.flatMap((move) => {
      const from = countedFrom(move)
      return from === null ? [] : [{ id: move.after.id, from }]
    })
    if (counted.length === 0) return
    const { rows } = await sql<{ member_id: number; work_on: string }>`
      select w.member_id, w.work_on from work_days w
      join unnest(${counted.map(({ id }) => id)}::bigint[], ${counted.map(({ from }) => from)}::date[]) as c(id, since)
        on c.id = w.member_id and w.work_on >= c.since
      where w.company_id = ${thisCompany}`.execute(ctx.tx)
    await recomputeDays(
      ctx,
      [...new Set(rows.map((row) => row.member_id))],
      [...new Set(rows.map((row) => row.work_on))],
    )
  },
}

/** The first day whose times are counted otherwise than before; null when none is. */
function countedFrom({ before, after }: Move): string | null {
  const days = [
    differsFrom(before.workType, after.workType),
    differsFrom(before.checkIn, after.checkIn),
    differsFrom(before.checkOut, after.checkOut),
  ]
  return days.filter((day) => day !== null).toSorted()[0] ?? null
}
