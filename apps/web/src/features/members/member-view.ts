import { memberOrderings } from '#contract/members.ts'
import { numberOf, oneOf, textOf } from '../../app/search.ts'
import type { TableSort } from '../../ui/table/data-table.tsx'

/** The states in the order of the tabs. */
export const memberStates = ['WORKING', 'ABSENCE', 'INVITED', 'RETIRED'] as const
export type MemberState = (typeof memberStates)[number]
export type MemberOrder = (typeof memberOrderings)[number]

const DEFAULT_ORDER: MemberOrder = '-joined_date'
const PAGE_SIZE = 50
/** R-MEMBERS-009: people who left come in one long page. */
const RETIRED_PAGE_SIZE = 1000

/** What the address of the list may say. */
export interface MemberSearch {
  state?: MemberState
  q?: string
  team?: number
  order?: MemberOrder
  page?: number
  invite?: 'new'
}

export interface MemberView {
  state: MemberState
  q: string
  team: number | null
  order: MemberOrder
  page: number
}

export function readMemberSearch(search: Record<string, unknown>): MemberSearch {
  return {
    ...oneOf(search, 'state', memberStates),
    ...textOf(search, 'q'),
    ...numberOf(search, 'team'),
    ...oneOf(search, 'order', memberOrderings),
    ...numberOf(search, 'page'),
    ...oneOf(search, 'invite', ['new']),
  }
}

export function memberView(search: MemberSearch): MemberView {
  return {
    state: search.state ?? 'WORKING',
    q: (search.q ?? '').slice(0, 50),
    team: search.team && search.team > 0 ? search.team : null,
    order: search.order ?? DEFAULT_ORDER,
    page: Math.max(1, search.page ?? 1),
  }
}

export function pageSizeOf(state: MemberState): number {
  return state === 'RETIRED' ? RETIRED_PAGE_SIZE : PAGE_SIZE
}

/** The query of the list as the server takes it. */
export function queryOf(view: MemberView) {
  return {
    cmem_status: view.state,
    ordering: view.order,
    page: view.page,
    page_size: pageSizeOf(view.state),
    ...(view.q && { search: view.q }),
    ...(view.team && { team_id: view.team }),
  }
}

export function sortOf(order: MemberOrder): TableSort {
  return { key: order.replace(/^-/, ''), desc: order.startsWith('-') }
}

/** The order after a press on a head; none goes back to the newest first, which the address does not need to say. */
export function orderOf(sort: TableSort | undefined): MemberOrder | undefined {
  const order = sort && memberOrderings.find((one) => one === `${sort.desc ? '-' : ''}${sort.key}`)
  return order === DEFAULT_ORDER ? undefined : order
}
