import type { MemberContext } from '../../../http/context.ts'
import type { DayRange } from '../../work-plans/index.ts'
import { missingDays } from './exceptions.queries.ts'

export interface MissingRecord {
  wk_date: string
  kind: 'DAY' | 'OUT'
}

/**
 * What is missing of people's days that are over, by person, as far as the caller sees their records: two statements, none where no
 * day is over. A planned end that stands for a check-out is nothing that is missing.
 */
export async function missingOf(
  ctx: MemberContext,
  range: DayRange,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, readonly MissingRecord[]>> {
  const all = new Map<number, MissingRecord[]>()
  if (memberIds.length === 0) return all
  const { rows } = await missingDays(ctx, range, { org_range: 'company', memberIds })
  for (const { member_id: id, work_on, missing: kind } of rows)
    if (kind !== 'PLAN') all.set(id, [...(all.get(id) ?? []), { wk_date: work_on, kind }])
  return all
}
