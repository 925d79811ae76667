import type { listWorkStatus } from '#contract/time/attendance/attendance.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { dayOf, numberOf, oneOf, pageOf, textOf } from '../../../page/search.ts'
import type { TableSort } from '../../../ui/table/table-types.ts'
import type { OnDuty } from './press-state.ts'

export type Board = EndpointResponse<typeof listWorkStatus>
export type BoardRow = Board['results'][number]

/** What somebody is doing now, or not yet: of a day that is over it is told in other words. */
export function isOfNow(state: OnDuty): state is 'WORKING' | 'NOT_IN' {
  return state === 'WORKING' || state === 'NOT_IN'
}

export const STATES: readonly OnDuty[] = ['WORKING', 'AWAY', 'NOT_IN', 'LEAVE', 'OUT', 'DAY_OFF']
export const ORDERS = [
  'team_name',
  'username',
  '-username',
  'start_time',
  '-start_time',
  'onduty_status',
  '-joined_date',
] as const
export type BoardOrder = (typeof ORDERS)[number]
export const PAGE_SIZES = [20, 50, 100, 200] as const

/** What the address of the board holds; everything may be missing. */
export interface BoardSearch {
  date?: string
  state?: OnDuty
  team?: number
  find?: string
  sort?: BoardOrder
  page?: number
  size?: number
}

/** The address as the screen may trust it. */
export function readBoardSearch(search: Record<string, unknown>): BoardSearch {
  const { size } = numberOf(search, 'size')
  return {
    ...dayOf(search, 'date'),
    ...oneOf(search, 'state', STATES as OnDuty[]),
    ...numberOf(search, 'team'),
    ...textOf(search, 'find'),
    ...oneOf(search, 'sort', ORDERS),
    ...pageOf(search),
    ...(size !== undefined && PAGE_SIZES.some((one) => one === size) && { size }),
  }
}

/** What the server is asked for an address. */
export function boardQueryOf(search: BoardSearch) {
  return {
    ...(search.date && { date: search.date as never }),
    ...(search.state && { onduty_status: search.state }),
    ...(search.team && { team_id: search.team, org_range: 'subteam' as const }),
    ...(search.find && { search: search.find }),
    sort_order: search.sort ?? ('team_name' as const),
    page: search.page ?? 1,
    page_size: search.size ?? PAGE_SIZES[1],
  }
}

/** The head of the table that an order belongs to; none for orders that only the menu knows. */
export function sortOf(order: BoardOrder): TableSort {
  return order.startsWith('-') ? { key: order.slice(1), desc: true } : { key: order, desc: false }
}

/** The order for a pressed head. What the server sorts one way only goes back to the beginning. */
export function orderOf(sort: TableSort | undefined): BoardOrder | undefined {
  if (!sort) return undefined
  return ORDERS.find((order) => order === (sort.desc ? `-${sort.key}` : sort.key))
}
