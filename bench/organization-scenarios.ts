import type { Shot } from './load.ts'
import { replayed, the } from './recipes.ts'
import type { Bench, Scenario } from './scenarios.ts'

/** What people look at of the company, each beside a handler that sends the same statements and nothing else. */
export function organizationScenarios(bench: Bench): Scenario[] {
  const { company } = bench
  const someone = company.members[100]!
  const search = encodeURIComponent(someone.name)
  return [
    scenario(bench, {
      name: 'members: first page',
      path: '/user/com_members/?cmem_status=WORKING&page_size=50',
      twin: 'members',
      check: (body) => count(body, '"user_id"') >= 50 && body.includes(`"count":${company.members.length}`),
    }),
    scenario(bench, {
      name: 'members: search',
      path: `/user/users/list_user/?limit=8&search=${search}`,
      twin: 'members-search',
      check: (body) => body.includes(someone.name),
    }),
    scenario(bench, {
      name: 'teams: whole tree',
      path: '/user/teams/?struct=true',
      twin: 'teams',
      check: (body) => count(body, '"full_path"') + count(body, '"team_sub_nums"') >= company.teamCount,
    }),
    scenario(bench, {
      name: 'chart: one division',
      path: `/user/teams/list_org/?team_id=${company.divisionId}`,
      twin: 'division',
      check: (body) => body.length > 2_000,
    }),
    scenario(bench, {
      name: 'person: profile',
      path: `/user/user_profile/${someone.memberId}/`,
      twin: 'profile',
      check: (body) => body.includes(someone.name),
    }),
  ]
}

interface Plan {
  name: string
  path: string
  twin: string
  check: (body: string) => boolean
}

function scenario(bench: Bench, { name, path, twin, check }: Plan): Scenario {
  const { served, cookies } = bench
  const isRight = (status: number, body: string) => status === 200 && check(body)
  const ours = (): Shot => ({ method: 'GET', path, headers: cookies[0]! })
  return {
    name,
    ours: { port: served.appPort, next: ours, check: isRight },
    // The twin sends the rows as they are: the same people under the names of the columns.
    twin: replayed(bench, the(bench, twin, 0), (body) => body.length > 100),
  }
}

function count(body: string, text: string): number {
  return body.split(text).length - 1
}
