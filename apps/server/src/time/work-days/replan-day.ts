import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import { absencesInForce } from '../../people/employment/index.ts'
import { countsWithoutPresses, plannedDays, workingToday } from '../work-plans/index.ts'
import {
  type DerivedDay,
  deriveDay,
  factsOf,
  isFilled,
  NOTHING_RECORDED,
  type RecordedDay,
  withoutTimes,
} from './derive-day.ts'
import { plannedRecord } from './fill-days.ts'
import { lockDays, ownDays } from './people-days.ts'
import type { Recomputing } from './recompute-days.ts'
import type { WorkDayRow } from './work-days.store.ts'
import { writeDays } from './write-days.ts'

/**
 * Counts a day anew after it has become a holiday, or none, for everybody of whom something is known of it. Unlike other changes
 * this one changes what was planned on a day that is over; how it was counted stays. Closed days stay as they are.
 * @returns of how many people it was counted
 */
export async function replanDay(ctx: Recomputing, day: Temporal.PlainDate): Promise<number> {
  const isOver = Temporal.PlainDate.compare(day, workingToday(ctx)) < 0
  const ids = await concernedOn(ctx, day, isOver)
  if (ids.length === 0) return 0
  const range = { from: day, to: day }
  const [days, plans] = await Promise.all([lockDays(ctx, ids, range), plannedDays(ctx, ids, range)])
  const key = day.toString()
  const derived = ids.flatMap((id): DerivedDay[] => {
    const own = ownDays(days, id)
    const [row, parts] = [own.rows.get(key), own.parts.get(key) ?? []]
    const planned = plans.of(id)?.on(day)
    if (!planned) return []
    const plan = isOver && row ? { ...planned, ...row.counted_by } : planned
    const pressed = pressedOf(row)
    const leaveMinutes = parts
      .filter((part) => part.state === 'TAKEN' && part.frees_work)
      .reduce((sum, part) => sum + part.minutes, 0)
    const known = { ...pressed, leave_minutes: leaveMinutes }
    const filled = isOver && pressed.in_minute === null && plannedRecord(plan, known, factsOf(pressed, parts))
    const isEmpty = !row && !filled && parts.every(({ state }) => state === 'HELD')
    return isEmpty ? [] : [deriveDay(id, plan, filled || pressed, parts)]
  })
  return writeDays(ctx, derived)
}

/** What somebody recorded of a day: times that only stood for a plan go with it. */
function pressedOf(row: WorkDayRow | undefined): RecordedDay {
  if (!row) return NOTHING_RECORDED
  return isFilled(row) ? withoutTimes(row) : row
}

/** Whose day may change: of whom something is known, and once it is over who is counted by plan. */
async function concernedOn(ctx: Recomputing, day: Temporal.PlainDate, isOver: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from members m
    where m.company_id = ${thisCompany} and (
      exists (select 1 from work_days w where w.company_id = ${thisCompany} and w.member_id = m.id and w.work_on = ${day})
      or exists (select 1 from day_parts p where p.company_id = ${thisCompany} and p.member_id = m.id and p.work_on = ${day})
      or (${isOver}::boolean and ${countsWithoutPresses} and m.joined_on <= ${day}
        and case m.status when 'RETIRED' then m.retired_on >= ${day} else m.status in ('WORKING', 'ABSENCE') end
        and not exists (select 1 from ${absencesInForce} a where a.starts_on <= ${day}
          and (a.until_on is null or a.until_on >= ${day}))))
    order by m.id`.execute(ctx.tx)
  return rows.map(({ id }) => id)
}
