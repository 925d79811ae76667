import { branchOf, type Team } from './team-rows.ts'

export type DropZone = 'before' | 'into' | 'after'

/** Which part of a row the pointer is in: the outer quarters stand for the gaps, the middle for the team itself. */
export function zoneOf(y: number, row: { top: number; height: number }): DropZone {
  const at = (y - row.top) / row.height
  if (at < 0.25) return 'before'
  return at > 0.75 ? 'after' : 'into'
}

export interface Place {
  parentId: number | null
  /** Among the teams under the parent, without the moved one; undefined is the end. */
  order: number | undefined
}

/** Where a team would stand that is dropped on a row; null where it may not or where it stands already. */
export function placeOf(teams: readonly Team[], moved: Team, on: Team, zone: DropZone): Place | null {
  if (branchOf(teams, moved.team_id).has(on.team_id)) return null
  if (zone === 'into')
    return on.team_id === moved.team_parent_id ? null : { parentId: on.team_id, order: undefined }
  const parentId = on.team_parent_id
  const order = siblings(teams, parentId, moved).indexOf(on) + (zone === 'after' ? 1 : 0)
  const stays = parentId === moved.team_parent_id && order === orderOf(teams, moved)
  return stays ? null : { parentId, order }
}

/** What an arrow key on the handle does: up and down among its own, left beside its parent, right below the one above. */
export function placeByKey(teams: readonly Team[], moved: Team, key: string): Place | null {
  const parentId = moved.team_parent_id
  const order = orderOf(teams, moved)
  const others = siblings(teams, parentId, moved)
  if (key === 'ArrowUp') return order > 0 ? { parentId, order: order - 1 } : null
  if (key === 'ArrowDown') return order < others.length ? { parentId, order: order + 1 } : null
  if (key === 'ArrowRight') {
    const above = others[order - 1]
    return above ? { parentId: above.team_id, order: undefined } : null
  }
  const parent = teams.find((team) => team.team_id === parentId)
  if (key !== 'ArrowLeft' || !parent) return null
  const beside = siblings(teams, parent.team_parent_id, moved)
  return { parentId: parent.team_parent_id, order: beside.indexOf(parent) + 1 }
}

/** The open teams under a parent in their order, without the one that moves. */
function siblings(teams: readonly Team[], parentId: number | null, moved: Team): Team[] {
  return teams.filter(
    (team) => team.team_parent_id === parentId && team.team_id > 0 && team.team_id !== moved.team_id,
  )
}

function orderOf(teams: readonly Team[], moved: Team): number {
  const own = teams.filter((team) => team.team_parent_id === moved.team_parent_id && team.team_id > 0)
  return own.findIndex((team) => team.team_id === moved.team_id)
}
