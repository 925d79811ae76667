// By itself: the address reader of the screen comes with every page, the sign-in among them.

export const TEAM_KINDS = ['VACATION', 'SP', 'HEALTH', 'PUBLIC', 'CUSTOM', 'WORK', 'HOME', 'OUT'] as const

export type TeamKind = (typeof TEAM_KINDS)[number]

/** What the team's month is looked at by. */
export interface TeamSearch {
  month?: string
  team?: number
  /** One kind of event alone. */
  kind?: TeamKind
}

export const isTeamKind = (kind: unknown): kind is TeamKind =>
  (TEAM_KINDS as readonly unknown[]).includes(kind)
