import type { EndpointResponse } from '#contract/endpoint.ts'
import type { listOrg } from '#contract/people/organization/organization.ts'
import { boxSize } from '#rules/org-chart/box-size.ts'
import {
  type ChartLayout,
  type ChartNode,
  layOutChart,
  type PlacedBox,
} from '#rules/org-chart/lay-out-chart.ts'

export type OrgNode = EndpointResponse<typeof listOrg>[number]

/** The company above all its teams: a box of its own, no team. */
export const COMPANY_ID = -1
/** The place of people who are in no team. */
export const NO_TEAM_ID = 0

/** What a box stands for; the company has no node. */
export interface ChartTeam {
  id: number
  node: OrgNode | null
  isOpened: boolean
  childIds: readonly number[]
  /** Everybody in it and below. */
  people: number
}

export interface DrawnChart {
  layout: ChartLayout
  boxes: ReadonlyMap<number, PlacedBox>
  teams: ReadonlyMap<number, ChartTeam>
}

/**
 * Lays the chart out.
 * @param isBranch the first team stands at the top itself instead of the company
 * @param opened teams whose people are shown inside their boxes
 */
export function drawChart(
  nodes: readonly OrgNode[],
  isBranch: boolean,
  opened: ReadonlySet<number>,
): DrawnChart {
  const teams = new Map<number, ChartTeam>()
  const toBox = (node: OrgNode): ChartNode => {
    const isOpened = opened.has(node.team_id) && node.members.length > 0
    const childIds = node.subteams.map((below) => below.team_id)
    teams.set(node.team_id, { id: node.team_id, node, isOpened, childIds, people: node.team_sub_nums })
    const size = boxSize(isOpened ? node.members.length : 0)
    return { id: node.team_id, ...size, children: node.subteams.map(toBox) }
  }
  const tops = nodes.map(toBox)
  if (!isBranch) {
    const people = nodes.reduce((sum, node) => sum + node.team_sub_nums, 0)
    const childIds = tops.map((top) => top.id)
    teams.set(COMPANY_ID, { id: COMPANY_ID, node: null, isOpened: false, childIds, people })
  }
  const layout = layOutChart(isBranch ? tops : [{ id: COMPANY_ID, ...boxSize(0), children: tops }])
  return { layout, boxes: new Map(layout.boxes.map((box) => [box.id, box])), teams }
}

/** Somewhere in the chart: a team, or a person in it. */
export interface Hit {
  teamId: number
  personId?: number
}

/** What fits, in the order of the chart: teams by name, then the people in them. */
export function findInChart(nodes: readonly OrgNode[], fits: (name: string) => boolean): Hit[] {
  const hits: Hit[] = []
  const visit = (node: OrgNode): void => {
    if (node.team_id !== NO_TEAM_ID && fits(node.team_name)) hits.push({ teamId: node.team_id })
    for (const person of node.members)
      if (fits(person.username)) hits.push({ teamId: node.team_id, personId: person.user_id })
    for (const below of node.subteams) visit(below)
  }
  for (const node of nodes) visit(node)
  return hits
}
