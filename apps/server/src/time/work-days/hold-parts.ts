import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import { noteDays } from '../../http/live/touched-people.ts'
import { onConstraint } from '../../http/fail.ts'
import { refuseClosed } from '../work-plans/index.ts'
import type { DayPart } from './day-parts.store.ts'
import { type Recomputing, recomputeDays } from './recompute-days.ts'

/** A part of a day that is wanted; minutes after midnight, and what it counts of the standard day. */
export interface HeldPart {
  on: string
  start: number
  end: number
  minutes: number
}

export type WantedParts = Pick<
  DayPart,
  'member_id' | 'event_code' | 'frees_work' | 'state' | 'holder_kind'
> & {
  parts: readonly HeldPart[]
}

/** A part that a row of another slice is to hold. */
export type PartOfHolder = HeldPart & { holderId: number; code: string }

/**
 * Lets a row of another slice hold parts of a person's days, or take them at once.
 * @param holder the statement that writes the row and returns its `id`
 * @returns that id
 * @throws Failure ALREADY_CONFIRMED on a closed day, EVENT_CONFLICT when a part of that time is held or taken already
 */
export async function holdParts(
  ctx: Recomputing,
  wanted: WantedParts,
  holder: RawBuilder<{ id: number }>,
): Promise<number> {
  const { id } = (await holder.execute(ctx.tx)).rows[0]!
  const parts = wanted.parts.map((part) => ({ ...part, holderId: id, code: wanted.event_code }))
  await holdPartsOfRows(ctx, wanted, parts)
  return id
}

/** The same for rows that have been written, each with parts of its own. @throws Failure as {@link holdParts} does */
export async function holdPartsOfRows(
  ctx: Recomputing,
  { member_id, state, frees_work, holder_kind }: Omit<WantedParts, 'parts' | 'event_code'>,
  parts: readonly PartOfHolder[],
): Promise<void> {
  const days = parts.map((part) => part.on)
  const held = days.map((work_on) => ({ member_id, work_on }))
  await refuseClosed(ctx, held)
  await onConstraint({ day_parts_no_overlap: 'EVENT_CONFLICT' }, () =>
    sql`
        insert into day_parts (company_id, member_id, frees_work, state, holder_kind, event_code, holder_id, work_on,
          start_minute, end_minute, minutes)
        select ${thisCompany}::bigint, ${member_id}::bigint, ${frees_work}::boolean, ${state}, ${holder_kind}, p.*
        from unnest(${parts.map((part) => part.code)}::text[], ${parts.map((part) => part.holderId)}::bigint[],
          ${days}::date[], ${parts.map((part) => part.start)}::int[],
          ${parts.map((part) => part.end)}::int[], ${parts.map((part) => part.minutes)}::int[]) as p
        returning holder_id`.execute(ctx.tx),
  )
  noteDays(ctx.tx, held)
  if (state === 'TAKEN') await recomputeDays(ctx, [member_id], days)
}
