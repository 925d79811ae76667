import type { Confirmation } from './closing-queries.ts'

type Person = Pick<Confirmation, 'user' | 'is_confirmed' | 'problems'>

/** The chosen people by what confirming would do with them. */
export interface ChosenPeople {
  /** Whose period is not confirmed yet: of them something can be asked. */
  open: number[]
  /** How many of those can be confirmed now, and of how many something is to be solved first: a day without a record is not. */
  ready: number
  blocked: number
  confirmed: number
}

export function chosenPeople(rows: readonly Person[], keys: readonly (string | number)[]): ChosenPeople {
  const chosen = rows.filter(({ user }) => keys.includes(user))
  const open = chosen.filter((row) => !row.is_confirmed)
  const blocked = open.filter(({ problems }) => problems.some(({ kind }) => kind !== 'DAY')).length
  return {
    open: open.map(({ user }) => user),
    ready: open.length - blocked,
    blocked,
    confirmed: chosen.length - open.length,
  }
}
