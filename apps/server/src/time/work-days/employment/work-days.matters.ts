import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { Matter } from '../../../people/employment/index.ts'
import { recomputeDays, type Recomputing } from '../recompute-days.ts'
import { settleWork } from '../settle-work.ts'
import { closedAmong } from './closed-among.ts'
import { countedAlike, type CountedMoves } from './counted-moves.ts'
import { previewRecount } from './preview-recount.ts'

/** What was recorded of somebody's work. */
export const workRecords: Matter = {
  key: 'WORK_RECORDS',
  keptRecords: (
    memberId,
  ) => sql<boolean>`exists (select 1 from check_records where company_id = ${thisCompany} and member_id = ${memberId})
    or exists (select 1 from work_days where company_id = ${thisCompany} and member_id = ${memberId})`,
  refusals: closedAmong,
  async moved(ctx, moves) {
    for (const alike of countedAlike(moves)) await recomputeFrom(ctx, alike)
  },
  consequences: previewRecount,
}

async function recomputeFrom(ctx: Recomputing, { moves, from, anew }: CountedMoves): Promise<void> {
  const ids = moves.map(({ after }) => after.id)
  const { rows } = await sql<{ member_id: number; work_on: string }>`
    select w.member_id, w.work_on from work_days w
    where w.company_id = ${thisCompany} and w.member_id = any(${ids}::bigint[]) and w.work_on >= ${from}`.execute(
    ctx.tx,
  )
  if (rows.length === 0) return
  const members = [...new Set(rows.map((row) => row.member_id))]
  const days = [...new Set(rows.map((row) => row.work_on))].sort()
  await recomputeDays(ctx, members, days, anew)
  // Weeks and months are others where only the type of work has changed, too.
  const [first, last] = [days[0]!, days.at(-1)!].map((day) => Temporal.PlainDate.from(day))
  await settleWork(ctx, members, { from: first!, to: last! })
}
