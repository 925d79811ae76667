import { listTeams } from '#contract/people/organization/organization.ts'
import { q } from '../../../../api/query.ts'

/** All teams; with the closed ones when they are to be opened again. */
export const teamsQuery = (closed: boolean) => q(listTeams, { query: closed ? { closed: 'true' } : {} })
