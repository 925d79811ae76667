import type { MemberContext } from '../../http/context.ts'

export interface Duty {
  /** NOT_IN, WORKING and so on, as the board tells it. */
  state: string
  /** The approved leave of the day by name, '' without any. */
  events: string
}

type Asking = Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today' | 'now' | 'language'>

/** What each of some people is doing now, those who are not at work left out, however many they are. */
export type ReadDuties = (ctx: Asking, memberIds: readonly number[]) => Promise<ReadonlyMap<number, Duty>>

let reader: ReadDuties = async () => new Map()

/** Called by app.ts with the slice that knows the day, so that members need not know it. */
export function registerDutyReader(read: ReadDuties): void {
  reader = read
}

export const readDuties: ReadDuties = (ctx, memberIds) => reader(ctx, memberIds)
