import { memberOrderings } from '#contract/people/members/member-orderings.ts'
import type { TableSort } from '../../../ui/table/data-table.tsx'
import type { MemberState } from '../directory/index.ts'
import { DEFAULT_ORDER, type MemberOrder, type MemberView } from './member-view.ts'

// Apart from what reads the address, which the sign-in page loads as well.

const PAGE_SIZE = 50
/** R-MEMBERS-009: people who left come in one long page. */
const RETIRED_PAGE_SIZE = 1000

/** Whether anything narrows the list, besides the state; when people left narrows only those who did. */
export function isFiltered({ state, q, team, rank, on, left }: MemberView): boolean {
  const byLeaving = state === 'RETIRED' && left !== null
  return q !== '' || team !== null || rank !== null || on !== null || byLeaving
}

export function pageSizeOf(state: MemberState): number {
  return state === 'RETIRED' ? RETIRED_PAGE_SIZE : PAGE_SIZE
}

/** The filter without state, order and page: what the counts of the tabs share with the list. */
export function filterOf(view: MemberView) {
  return {
    ...(view.q && { search: view.q }),
    ...(view.team && { team_id: view.team }),
    ...(view.rank !== null && { rank_id: view.rank }),
    ...(view.on && { as_of: view.on }),
  }
}

/** The query of the list as the server takes it. */
export function queryOf(view: MemberView) {
  const left = view.state === 'RETIRED' && view.left
  return {
    cmem_status: view.state,
    ordering: view.order,
    page: view.page,
    page_size: pageSizeOf(view.state),
    ...filterOf(view),
    ...(left && { retire_date__gte: left.from, retire_date__lte: left.to }),
  }
}

/** The same people as a file. */
export function sheetFilterOf(view: MemberView) {
  const { ordering: _, page: __, page_size: ___, ...filter } = queryOf(view)
  return filter
}

export function sortOf(order: MemberOrder): TableSort {
  return { key: order.replace(/^-/, ''), desc: order.startsWith('-') }
}

/** The order after a press on a head; none goes back to the newest first, which the address does not need to say. */
export function orderOf(sort: TableSort | undefined): MemberOrder | undefined {
  const order = sort && memberOrderings.find((one) => one === `${sort.desc ? '-' : ''}${sort.key}`)
  return order === DEFAULT_ORDER ? undefined : order
}
