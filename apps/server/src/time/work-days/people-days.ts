import type { CommandContext } from '../../http/context.ts'
import { type DayRange, lockPeople } from '../work-plans/index.ts'
import { type DayPart, listParts } from './day-parts.store.ts'
import { listWorkDays, type WorkDayRow } from './work-days.store.ts'

type Asking = Pick<CommandContext, 'tx' | 'companyId'>

/** What is known of the days of people in a range, each list by member, day and time. */
export interface PeopleDays {
  rows: WorkDayRow[]
  parts: DayPart[]
}

/** The same of one person, by day. */
export interface OwnDays {
  rows: ReadonlyMap<string, WorkDayRow>
  parts: ReadonlyMap<string, DayPart[]>
}

/** Two statements that travel together, for any number of people and days. */
export async function readDays(
  ctx: Asking,
  memberIds: readonly number[],
  range: DayRange,
): Promise<PeopleDays> {
  const [rows, parts] = await Promise.all([
    listWorkDays(ctx, memberIds, range),
    listParts(ctx, memberIds, range),
  ])
  return { rows, parts }
}

/** The same for whoever will change one of the days: nobody else does until the transaction ends. */
export async function lockDays(
  ctx: Asking,
  memberIds: readonly number[],
  range: DayRange,
): Promise<PeopleDays> {
  // Sent together; what is read is true after the lock before it.
  const [, days] = await Promise.all([lockPeople(ctx, memberIds), readDays(ctx, memberIds, range)])
  return days
}

interface ByMember {
  rows: Map<number, WorkDayRow[]>
  parts: Map<number, DayPart[]>
}

// Of a page of people each is asked for in turn.
const told = new WeakMap<PeopleDays, ByMember>()

/** The days of people, each person's by themselves; nothing is known of who is not in it. */
export function ownDays(days: PeopleDays, memberId: number): OwnDays {
  const { rows, parts } = told.get(days) ?? byMember(days)
  return {
    rows: new Map(rows.get(memberId)?.map((row) => [row.work_on, row])),
    parts: Map.groupBy(parts.get(memberId) ?? [], (part) => part.work_on),
  }
}

function byMember(days: PeopleDays): ByMember {
  const grouped = {
    rows: Map.groupBy(days.rows, (row) => row.member_id),
    parts: Map.groupBy(days.parts, (part) => part.member_id),
  }
  told.set(days, grouped)
  return grouped
}
