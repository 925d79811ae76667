import type { Input } from '#contract/endpoint.ts'
import type { previewTeamMove } from '#contract/people/organization/team-changes.ts'
import type { TeamRow } from '../teams.queries.ts'

type Preview = Input<typeof previewTeamMove.response>
type Viewer = Preview['viewers'][number]
type Seat = Preview['lines']['before'][number]

export interface Cover {
  member_id: number
  name: string
  team_id: number
}

export interface Move {
  teams: ReadonlyMap<number, TeamRow>
  team: TeamRow
  /** The parent it would get; null is the top. */
  parentId: number | null
}

interface Sight {
  name: string
  led: Set<number>
  covered: Set<number>
}

/**
 * Leaders and limited admins who would see more people than before, or fewer. A viewer sees a team through any team above
 * it that they lead or cover, so that only the teams above the moved one make a difference, and people whom the viewer
 * sees through a team that moves along stay as they are.
 * @param allSeeing full admins, whose sight no move changes
 */
export function compareSight(move: Move, covers: readonly Cover[], allSeeing: ReadonlySet<number>): Viewer[] {
  const before = lineage(move, move.team.parent_id)
  const after = lineage(move, move.parentId)
  const moving = [...move.teams.values()].filter((one) => one.lineage.includes(move.team.id))
  const changes: Viewer[] = []
  for (const [memberId, viewer] of sights(move.teams, covers)) {
    if (allSeeing.has(memberId)) continue
    const roots = new Set([...viewer.led, ...viewer.covered])
    const [was, will] = [nearest(before, roots), nearest(after, roots)]
    if ((was === undefined) === (will === undefined)) continue
    // What is in sight through a team inside the moving branch was and stays so.
    const inside = ({ lineage: line }: TeamRow) =>
      line.slice(line.indexOf(move.team.id)).some((id) => roots.has(id))
    const people = moving.reduce((sum, team) => sum + (inside(team) ? 0 : team.people), 0)
    const through = (was ?? will)!
    changes.push({
      user_id: memberId,
      username: viewer.name,
      is_leader: viewer.led.has(through.id),
      is_limited_admin: viewer.covered.has(through.id),
      through: through.name,
      change: was ? 'LOSES' : 'GAINS',
      people,
    })
  }
  return changes.filter(({ people }) => people > 0)
}

/** Who decides above the moving team, from the next leader up; nobody twice, empty seats are passed over (decision D-04). */
export function compareLines(move: Move): Preview['lines'] {
  const before = seats(lineage(move, move.team.parent_id))
  const after = seats(lineage(move, move.parentId))
  const isSame = before.map(({ user_id: id }) => id).join() === after.map(({ user_id: id }) => id).join()
  return { people: isSame ? 0 : move.team.people_below, before, after }
}

function seats(line: readonly TeamRow[]): Seat[] {
  const taken = line.toReversed().flatMap((team): Seat[] =>
    team.leader_id === null
      ? []
      : [
          {
            team_id: team.id,
            team_name: team.name,
            user_id: team.leader_id,
            username: team.leader_name ?? '',
          },
        ],
  )
  return taken.filter((seat, at) => taken.findIndex((one) => one.user_id === seat.user_id) === at)
}

/** The teams from the top down to this one; none for the top of the chart. */
function lineage({ teams }: Move, id: number | null): TeamRow[] {
  const team = id === null ? undefined : teams.get(id)
  return team ? team.lineage.map((one) => teams.get(one)!) : []
}

function nearest(line: readonly TeamRow[], roots: ReadonlySet<number>): TeamRow | undefined {
  return line.findLast((team) => roots.has(team.id))
}

function sights(teams: ReadonlyMap<number, TeamRow>, covers: readonly Cover[]): Map<number, Sight> {
  const found = new Map<number, Sight>()
  const sightOf = (id: number, name: string) => {
    const sight = found.get(id) ?? { name, led: new Set(), covered: new Set() }
    found.set(id, sight)
    return sight
  }
  for (const team of teams.values())
    if (team.leader_id !== null) sightOf(team.leader_id, team.leader_name ?? '').led.add(team.id)
  for (const cover of covers) sightOf(cover.member_id, cover.name).covered.add(cover.team_id)
  return found
}
