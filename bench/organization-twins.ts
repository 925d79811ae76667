import { companyIdOf } from '#server/db/transaction.ts'
import type { Tx } from '#server/db/connection.ts'
import type { Actor, MemberContext } from '#server/http/context.ts'
import { findPeople, listMembers, readPerson } from '#server/people/members/index.ts'
import { listChart, listTeams } from '#server/people/organization/index.ts'
import type { ServeOrder } from './serve.ts'
import type { Twin } from './twins.ts'

/** Twins of what people see of the company: members, teams, the chart, one person. */
export const organizationTwins: Record<string, Twin> = {
  'list-members': {
    method: 'GET',
    query: (tx, order) =>
      listMembers(asAdmin(tx, order), {
        cmem_status: 'WORKING',
        ordering: '-joined_date',
        page: 1,
        page_size: 50,
      }),
  },
  'find-people': {
    method: 'GET',
    query: (tx, order) =>
      findPeople(asAdmin(tx, order), { search: order.company.members[100]!.name, limit: 8 }),
  },
  'list-teams': { method: 'GET', query: (tx, order) => listTeams(asAdmin(tx, order)) },
  'list-branch': {
    method: 'GET',
    query: (tx, order) => listChart(asAdmin(tx, order), { teamId: order.company.divisionId }),
  },
  'read-person': {
    method: 'GET',
    query: (tx, order) => readPerson(asAdmin(tx, order), order.company.members[100]!.memberId),
  },
}

/** What a query needs of the request of the first person, who is a full admin. */
function asAdmin(
  tx: Tx,
  { company, today }: ServeOrder,
): Pick<MemberContext, 'tx' | 'companyId' | 'actor' | 'today'> {
  const companyId = companyIdOf(company.companyId)
  const actor: Actor = {
    accountId: company.adminAccountId,
    memberId: company.adminMemberId,
    companyId,
    isFullAdmin: true,
    isLimitedAdmin: false,
    ledTeamIds: [],
    coverTeamIds: [],
    roles: [],
    isShutOut: false,
    timezone: 'Asia/Seoul',
    switchedOff: [],
  }
  return { tx, companyId, actor, today: Temporal.PlainDate.from(today) }
}
