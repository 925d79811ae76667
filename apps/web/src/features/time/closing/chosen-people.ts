import type { Confirmation } from './closing-queries.ts'

type Person = Pick<Confirmation, 'user' | 'is_confirmed' | 'problems'>

/** The chosen people by what confirming would do with them. */
export interface ChosenPeople {
  /** Whose period is not confirmed yet: of them something can be asked. */
  open: number[]
  /** Those of them who can be confirmed now, and of how many something is to be solved first: a day without a record is not. */
  ready: number[]
  /** How many of the ready have a day without any record, which is confirmed as it is. */
  unrecorded: number
  blocked: number
  confirmed: number
}

export function chosenPeople(rows: readonly Person[], keys: readonly (string | number)[]): ChosenPeople {
  const chosen = rows.filter(({ user }) => keys.includes(user))
  const open = chosen.filter((row) => !row.is_confirmed)
  const ready = open.filter(({ problems }) => problems.every(({ kind }) => kind === 'DAY'))
  return {
    open: open.map(({ user }) => user),
    ready: ready.map(({ user }) => user),
    unrecorded: ready.filter(({ problems }) => problems.length > 0).length,
    blocked: open.length - ready.length,
    confirmed: chosen.length - open.length,
  }
}
