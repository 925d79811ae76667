import { EVENT_GROUPS, type EventGroup } from '#rules/event-codes/event-groups.ts'
import { numberOf, oneOf } from '../../../page/search.ts'
import type { EventCode } from './event-code-queries.ts'

export interface EventCodeSearch {
  group?: EventGroup
  /** Whose people are being assigned. */
  assign?: number
}

/** The address of the screen; what is nonsense is left out. */
export function readEventCodeSearch(search: Record<string, unknown>): EventCodeSearch {
  return { ...oneOf(search, 'group', EVENT_GROUPS), ...numberOf(search, 'assign') }
}

/** Those of a group; a kind for every group stands in each. */
export function inGroup(codes: readonly EventCode[], group: EventGroup): EventCode[] {
  return codes.filter((code) => group === 'ALL' || code.group === group || code.group === 'ALL')
}
