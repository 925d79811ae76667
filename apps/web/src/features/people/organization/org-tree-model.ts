import { matches } from '../../../text/matches.ts'
import type { OrgNode } from './chart/index.ts'

export type { OrgNode }

/** The place of people who are in no team. */
const NO_TEAM = 0
const SMALL_COMPANY = 120

export function isNoTeam(node: Pick<OrgNode, 'team_id'>): boolean {
  return node.team_id === NO_TEAM
}

/** The chart without the place for the unassigned while nobody stands there (R-ORG-001). */
export function shownNodes(nodes: readonly OrgNode[]): OrgNode[] {
  return nodes.filter((node) => !isNoTeam(node) || node.members.length > 0)
}

/** The branches that hold what was typed: a team that fits keeps all its people, else only the people who fit. */
export function searchTree(nodes: readonly OrgNode[], typed: string): OrgNode[] {
  if (typed.trim() === '') return [...nodes]
  return nodes.flatMap((node) => {
    const isNamed = !isNoTeam(node) && matches(node.team_name, typed)
    const subteams = searchTree(node.subteams, typed)
    const members = isNamed ? node.members : node.members.filter((one) => matches(one.username, typed))
    return isNamed || subteams.length > 0 || members.length > 0 ? [{ ...node, members, subteams }] : []
  })
}

/** How many teams and people fit what was typed, by name. */
export function countFound(nodes: readonly OrgNode[], typed: string): { teams: number; people: number } {
  const found = { teams: 0, people: 0 }
  for (const node of allNodes(nodes)) {
    if (!isNoTeam(node) && matches(node.team_name, typed)) found.teams += 1
    found.people += node.members.filter((one) => matches(one.username, typed)).length
  }
  return found
}

/** The team with all below it, wherever it stands; undefined when there is none on that day. */
export function branchAt(nodes: readonly OrgNode[], teamId: number): OrgNode | undefined {
  return allNodes(nodes).find((node) => node.team_id === teamId)
}

export function allNodes(nodes: readonly OrgNode[]): OrgNode[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.subteams)])
}

/** What is open at first: everything in a small company, else the teams at the top. */
export function openAtFirst(nodes: readonly OrgNode[]): Set<number> {
  const all = allNodes(nodes)
  const people = all.reduce((sum, node) => sum + node.members.length, 0)
  return new Set((people <= SMALL_COMPANY ? all : nodes).map((node) => node.team_id))
}
