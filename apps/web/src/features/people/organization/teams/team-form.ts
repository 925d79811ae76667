import type { Team } from './team-rows.ts'

interface Person {
  id: number
  name: string
}

export type TeamForm = {
  team_name: string
  team_parent_id: number | null
  leader: Person[]
  charger: Person[]
  team_charger_custom: string
  team_color: string
}

export function emptyForm(parentId: number | null): TeamForm {
  return {
    team_name: '',
    team_parent_id: parentId,
    leader: [],
    charger: [],
    team_charger_custom: '',
    team_color: '',
  }
}

export function formOf(team: Team): TeamForm {
  const person = (id: number | null, name: string | null) => (id === null ? [] : [{ id, name: name ?? '' }])
  return {
    team_name: team.team_name,
    team_parent_id: team.team_parent_id,
    leader: person(team.team_leader, team.team_leader_name),
    charger: person(team.team_charger, team.team_charger_name),
    team_charger_custom: team.team_charger_custom,
    team_color: team.team_color,
  }
}

export function newTeam(form: TeamForm) {
  return {
    team_name: form.team_name.trim(),
    team_parent_id: form.team_parent_id,
    team_leader: form.leader[0]?.id ?? null,
    team_color: form.team_color,
    ...chargerOf(form),
  }
}

/** Only what changed of a team; where it stands is changed by moving it. */
export function teamChange(before: TeamForm, after: TeamForm) {
  const leader = after.leader[0]?.id ?? null
  const [was, charger] = [chargerOf(before), chargerOf(after)]
  const isSameCharger =
    was.team_charger === charger.team_charger && was.team_charger_custom === charger.team_charger_custom
  return {
    ...(after.team_name !== before.team_name && { team_name: after.team_name }),
    ...(leader !== (before.leader[0]?.id ?? null) && { team_leader: leader }),
    ...(after.team_color !== before.team_color && { team_color: after.team_color }),
    ...(!isSameCharger && charger),
  }
}

/** A member or a name, never both: a chosen member goes before a name that was typed. */
function chargerOf({ charger, team_charger_custom: custom }: TeamForm) {
  const [person] = charger
  return { team_charger: person?.id ?? null, team_charger_custom: person ? '' : custom.trim() }
}
