import type { Member } from '../directory/index.ts'

export type AbsenceKind = NonNullable<Member['absence']>['kind']

/** What the dialog of an absence holds; days as yyyy-MM-dd. */
export type AbsenceForm = { from: string | null; until: string | null; reason: string; kind: AbsenceKind }

/** Whether the last day lies before the first; an absence without one lasts until somebody ends it. */
export function endsBeforeItBegins({ from, until }: Pick<AbsenceForm, 'from' | 'until'>): boolean {
  return from !== null && until !== null && until < from
}
