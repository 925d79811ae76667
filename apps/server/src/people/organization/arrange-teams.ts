import { UNASSIGNED } from './tree.queries.ts'

/** A team as it is stored: under its parent, at its place among those there. */
export interface StoredTeam {
  id: number
  name: string
  parent_id: number | null
  sort_order: number
  /** People in the team itself. */
  people: number
  /** Not yet opened on the day of the view: shown when somebody stands in it or below. */
  is_known: boolean
}

/** A team in its place in the chart. */
export type Arranged<T extends StoredTeam> = T & {
  parent_name: string | null
  depth: number
  root_id: number
  /** This team and all above it, from the top. */
  lineage: number[]
  full_path: string
  people_below: number
  has_subteams: boolean
}

/**
 * The chart of some teams: each before those under it, those under one parent by place and id. What cannot be reached from the top,
 * because a team above it is closed, has no place.
 * @param branch only that team with all below
 */
export function arrangeTeams<T extends StoredTeam>(teams: readonly T[], branch?: number): Arranged<T>[] {
  const under = Map.groupBy(
    teams.toSorted((a, b) => a.sort_order - b.sort_order || a.id - b.id),
    ({ id, parent_id: parent }) => (id === branch ? null : parent),
  )
  const placed: Arranged<T>[] = []
  const put = (team: T, above: Arranged<T> | null): Arranged<T> => {
    const below = under.get(team.id) ?? []
    const one = {
      ...team,
      ...placeOf(team, above),
      people_below: team.people,
      has_subteams: below.length > 0,
    }
    placed.push(one)
    for (const each of below) one.people_below += put(each, one).people_below
    return one
  }
  for (const top of under.get(null) ?? []) if (branch === undefined || top.id === branch) put(top, null)
  return placed.filter((team) => team.is_known || team.people_below > 0)
}

function placeOf(team: StoredTeam, above: Arranged<StoredTeam> | null) {
  if (!above)
    return { parent_name: null, depth: 1, root_id: team.id, lineage: [team.id], full_path: team.name }
  return {
    parent_name: above.name,
    depth: above.depth + 1,
    root_id: above.root_id,
    lineage: [...above.lineage, team.id],
    full_path: `${above.full_path} > ${team.name}`,
  }
}

/** NOT_ASSIGNED, which comes last in every chart when somebody stands in no team. */
export function unassigned(people: number) {
  return {
    id: UNASSIGNED.id,
    name: UNASSIGNED.name,
    parent_id: null,
    parent_name: null,
    leader_id: null,
    leader_name: null,
    charger_id: null,
    charger_name: null,
    charger_custom: '',
    color: '',
    sort_order: 0,
    opened_on: '0001-01-01',
    closed_on: null,
    depth: 1,
    root_id: UNASSIGNED.id,
    lineage: [UNASSIGNED.id],
    full_path: UNASSIGNED.name,
    people,
    people_below: people,
    has_subteams: false,
  }
}
