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
 * because a team above it is closed, has no place. The rows themselves get their places, since there are many.
 * @param branch only that team with all below
 */
export function arrangeTeams<T extends StoredTeam>(teams: T[], branch?: number): Arranged<T>[] {
  teams.sort((a, b) => a.sort_order - b.sort_order || a.id - b.id)
  const under = Map.groupBy(teams, ({ id, parent_id: parent }) => (id === branch ? null : parent))
  const placed: Arranged<T>[] = []
  const put = (team: T, above: Arranged<T> | null): Arranged<T> => {
    const below = under.get(team.id) ?? []
    const one = team as Arranged<T>
    one.parent_name = above ? above.name : null
    one.depth = above ? above.depth + 1 : 1
    one.root_id = above ? above.root_id : team.id
    one.lineage = above ? [...above.lineage, team.id] : [team.id]
    one.full_path = above ? `${above.full_path} > ${team.name}` : team.name
    one.people_below = team.people
    one.has_subteams = below.length > 0
    placed.push(one)
    for (const each of below) one.people_below += put(each, one).people_below
    return one
  }
  for (const top of under.get(null) ?? []) if (branch === undefined || top.id === branch) put(top, null)
  return placed.filter((team) => team.is_known || team.people_below > 0)
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
