import type { CommandContext } from '../../http/context.ts'
import type { DayRange } from '../work-plans/index.ts'
import { type DayPart, listParts } from './day-parts.store.ts'
import { lockPeople } from './lock-people.ts'
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

/** The days of people, each person's by themselves; nothing is known of who is not in it. */
export function ownDays({ rows, parts }: PeopleDays, memberId: number): OwnDays {
  return {
    rows: new Map(rows.filter((row) => row.member_id === memberId).map((row) => [row.work_on, row])),
    parts: Map.groupBy(
      parts.filter((part) => part.member_id === memberId),
      (part) => part.work_on,
    ),
  }
}
