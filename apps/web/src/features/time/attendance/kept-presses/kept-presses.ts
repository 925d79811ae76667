import type { checkInOut } from '#contract/time/attendance/attendance.ts'
import type { EndpointCall } from '#contract/endpoint.ts'
import { PERSONAL_PREFIX } from '../../../../page/forget-everything.ts'

export type PressBody = NonNullable<EndpointCall<typeof checkInOut>['body']>

/** A press that no server has answered yet: kept in this browser until one has, or until the person discards it. */
export interface KeptPress {
  /** The same press sent twice, by two tabs or after a lost answer, is recorded once. */
  key: string
  body: PressBody
  /** When it was pressed, as this device holds it; the server keeps it as said. */
  at: string
  /** The working day in which it was pressed. */
  workDay: string
  /** Why the server would not record it. */
  refused: string | null
}

/** Whose presses: nobody else on this device sends or sees them. */
export interface Owner {
  companyId: number
  memberId: number
}

// A press waits alone; those before it were refused, or are of days that are over.
const MOST = 10

export function storageKey({ companyId, memberId }: Owner): string {
  return `${PERSONAL_PREFIX}presses:${companyId}:${memberId}`
}

/** What was stored, without what cannot be a press: anybody may write into the storage of their own browser. */
export function readPresses(stored: string | null): KeptPress[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isPress).slice(-MOST) : []
  } catch {
    return []
  }
}

function isPress(one: unknown): one is KeptPress {
  const { key, body, at, workDay, refused } = (one ?? {}) as Partial<Record<keyof KeptPress, unknown>>
  const isText = [key, at, workDay].every((text) => typeof text === 'string')
  const kind = (body as Partial<PressBody> | undefined)?.loc_check_type
  return (
    isText &&
    !Number.isNaN(Date.parse(at as string)) &&
    (kind === 'IN' || kind === 'OUT' || kind === 'AWAY') &&
    (refused === null || typeof refused === 'string')
  )
}

/**
 * WAITING is sent as soon as the server is reached, and recorded with the time of its arrival. After its working day it would
 * be recorded on another one: LATE asks for a correction instead. REFUSED was answered, and is not recorded.
 */
export function stateOf({ refused, workDay }: KeptPress, today: string): 'WAITING' | 'LATE' | 'REFUSED' {
  if (refused !== null) return 'REFUSED'
  return workDay === today ? 'WAITING' : 'LATE'
}
