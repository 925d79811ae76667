import type { RawBuilder } from 'kysely'

type Day = Temporal.PlainDate | string

/** What was so of a person on a day: pieces of a statement over `members m`. */
export interface EmploymentHistory {
  /** Joins the terms of a day as `et`; read them through the three that follow, for whoever never changed has none. */
  joinTermsOn(day: Day): RawBuilder<unknown>
  rankOn: RawBuilder<number | null>
  positionOn: RawBuilder<string>
  contractOn: RawBuilder<string>
  /** Joins the employment of a day; read it through the three that follow. */
  joinPeriodOn(day: Day): RawBuilder<unknown>
  joinedOn: RawBuilder<string | null>
  retiredOn: RawBuilder<string | null>
  /** The planned last day; with {@link joinArranged}. */
  leavesOn: RawBuilder<string | null>
  employedOn(day: Day): RawBuilder<boolean>
  statusOn(day: Day): RawBuilder<string | null>
  /** Joins `pl.last_day`, the planned last day, and `ab.absence`, the absence that lasts on the day or comes next. */
  joinArranged(day: Day): RawBuilder<unknown>
  /** The planned last day of `m`, or null. */
  plannedLastDay: RawBuilder<string | null>
}

/** What was so of a team `t` on a day. */
export interface TeamHistory {
  /** Today's name, unless the day lies in an earlier version of the team. */
  nameOn(day: Day): RawBuilder<string | null>
  /** Names until a day, to be read from: company_id, team_id, starts_on, ends_on, name. */
  formerNames: RawBuilder<unknown>
}

interface Histories {
  employment: EmploymentHistory
  teams: TeamHistory
}

let known: Histories | undefined

/** Called by app.ts with the slices that keep the histories: they build on members, which need not know them. */
export function registerHistories(histories: Histories): void {
  known = histories
}

export function histories(): Histories {
  if (!known) throw new Error('lists of people need registerHistories()')
  return known
}

/** What the team `t` was called on a day. */
export const teamNameOn: TeamHistory['nameOn'] = (day) => histories().teams.nameOn(day)
