import { dayOf, numberOf, oneOf, textOf } from '../../../page/search.ts'

const VIEWS = ['chart', 'list'] as const

export interface OrgSearch {
  q?: string
  view?: (typeof VIEWS)[number]
  /** Only this team with all below it. */
  team?: number
  /** Another day than today, yyyy-MM-dd. */
  on?: string
  /** Teams are moved by drag. */
  move?: boolean
}

/** What of the address makes sense; the rest is left out. */
export function readOrgSearch(search: Record<string, unknown>): OrgSearch {
  const { team } = numberOf(search, 'team')
  return {
    ...textOf(search, 'q'),
    ...oneOf(search, 'view', VIEWS),
    ...(team !== undefined && team > 0 && { team }),
    ...dayOf(search, 'on'),
    ...((search.move === true || search.move === 'true') && { move: true }),
  }
}

export interface OrgView {
  typed: string
  /** On a phone a list is easier to read than a drawing. */
  shows: 'chart' | 'list'
  team: number | null
  /** null is today. */
  on: string | null
  isMoving: boolean
}

/** The address with its gaps filled. */
export function orgView(search: OrgSearch, today: string, isPhone: boolean): OrgView {
  const on = search.on === undefined || search.on === today ? null : search.on
  const shows = isPhone ? 'list' : (search.view ?? 'chart')
  return {
    typed: search.q ?? '',
    shows,
    team: search.team ?? null,
    on,
    isMoving: search.move === true && on === null && shows === 'chart',
  }
}

/** What an empty chart means: no team yet, none on that day, or none planned to be left by then. */
export function emptyKind(on: string | null, today: string): 'now' | 'then' | 'by' {
  if (on === null) return 'now'
  return on < today ? 'then' : 'by'
}
