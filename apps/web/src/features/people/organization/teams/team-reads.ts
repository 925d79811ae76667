import { getProfile } from '#contract/people/members/members.ts'
import { getTeamFullpath, listOrg, listTeams } from '#contract/people/organization/organization.ts'
import { q } from '../../../../api/query.ts'
import { memberReads } from '../../directory/index.ts'

/** What a change of the chart makes stale: who leads a team is part of the own profile too. */
export const teamReads = [listTeams, listOrg, getTeamFullpath, getProfile, ...memberReads] as const

/** All teams; with the closed ones when they are to be opened again. */
export const teamsQuery = (closed: boolean) => q(listTeams, { query: closed ? { closed: 'true' } : {} })
