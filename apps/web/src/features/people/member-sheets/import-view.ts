import type { TeamOption } from '../../../ui/people/team-tree.ts'
import type { ImportRead } from './import-queries.ts'
import type { ImportSearch } from './import-search.ts'

export type ImportStep = 'choose' | 'check' | 'run'

export function stepOf(sheet: Pick<ImportRead, 'state'> | undefined): ImportStep {
  if (!sheet) return 'choose'
  return sheet.state === 'PREVIEW' ? 'check' : 'run'
}

/** Whether only lines with problems are shown: of what has started they are what is left to do, unless asked otherwise. */
export function showsProblemsOnly(search: ImportSearch, step: ImportStep): boolean {
  return search.only === undefined ? step === 'run' : search.only === 'problems'
}

/** How many lines have come to their end, of those that were looked at. */
export function progressOf({ counts }: Pick<ImportRead, 'counts'>): { done: number; total: number } {
  return { done: counts.total - counts.ready - counts.problem, total: counts.total }
}

/** The people of an import in the list: those who would be invited, or how many of them are by now. */
export function peopleOf({
  counts,
  state,
}: Pick<ImportRead, 'counts' | 'state'>): { planned: number } | { invited: number; total: number } {
  if (state === 'PREVIEW') return { planned: counts.ready }
  return { invited: counts.invited, total: counts.invited + counts.ready }
}

/** Addresses in a text that is being typed, about; the server reads it exactly. */
export function countAddresses(text: string): number {
  return text.match(/[^\s,;<>"]+@[^\s,;<>"]+\.[^\s,;<>"]+/g)?.length ?? 0
}

/** Whether a text was copied out of a spreadsheet with its headings: cells between tabs, and no address above them. */
export function isPastedTable(text: string): boolean {
  const headings = text.split('\n').find((line) => line.trim() !== '') ?? ''
  return headings.includes('\t') && !headings.includes('@')
}

/** "본부 / 팀", as the columns of an import name a team; empty for none. */
export function pathOf(teams: readonly TeamOption[], id: number | null): string {
  const names: string[] = []
  for (let at = teams.find((team) => team.id === id); at && names.length < 20;) {
    names.unshift(at.name)
    const { parentId } = at
    at = teams.find((team) => team.id === parentId)
  }
  return names.join(' / ')
}
