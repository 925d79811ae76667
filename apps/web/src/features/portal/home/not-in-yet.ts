import type { Home } from './home-queries.ts'

type Counts = Omit<NonNullable<Home['team_status']>, 'team_id' | 'team_name' | 'total'>

/** How many of a team are due while none of them has come today; 0 from the first on, also when all have gone home. */
export function notInYet({ NOT_IN, WORKING, AWAY, OUT }: Counts): number {
  return WORKING + AWAY + OUT === 0 ? NOT_IN : 0
}
