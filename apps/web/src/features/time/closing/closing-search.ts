import type { Input } from '#contract/endpoint.ts'
import type { closingProblem } from '#contract/time/closing/closing.ts'
import { numberOf, oneOf, pageOf, textOf } from '../../../page/search.ts'

/** The address of the own confirmation: a day of the period, or nothing for the last one that is over. */
export interface OwnSearch {
  date?: string | undefined
}

/** The address of the list of people. */
export interface AdminSearch extends OwnSearch {
  state?: 'open' | 'confirmed' | undefined
  problem?: Input<typeof closingProblem>['kind'] | undefined
  team?: number | undefined
  page?: number | undefined
}

export const PROBLEMS = [
  'DAY',
  'OUT',
  'REQUEST',
  'CORRECTION',
] as const satisfies readonly AdminSearch['problem'][]

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function readOwnSearch(search: Record<string, unknown>): OwnSearch {
  const { date } = textOf(search, 'date')
  return date !== undefined && DAY.test(date) ? { date } : {}
}

export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  return {
    ...readOwnSearch(search),
    ...oneOf(search, 'state', ['open', 'confirmed']),
    ...oneOf(search, 'problem', PROBLEMS),
    ...numberOf(search, 'team'),
    ...pageOf(search),
  }
}
