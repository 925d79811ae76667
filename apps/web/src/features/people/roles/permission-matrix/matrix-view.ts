import type { EndpointResponse } from '#contract/endpoint.ts'
import type { permissionMatrix } from '#contract/people/roles/permissions.ts'
import { matches } from '../../../../text/matches.ts'

export type Matrix = EndpointResponse<typeof permissionMatrix>
export type Ability = Matrix['abilities'][number]
export type Subject = Matrix['subjects'][number]
export type Cell = Ability['cells'][string]

/** Columns of the table: the roles, and of the duties those that open something beyond what every member may. */
export function shownSubjects(subjects: readonly Subject[]): { shown: Subject[]; alike: Subject[] } {
  const alike = subjects.filter((subject) => subject.kind === 'DUTY' && subject.opens === 0)
  return { shown: subjects.filter((subject) => !alike.includes(subject)), alike }
}

export interface AreaGroup {
  area: string
  name: string
  abilities: Ability[]
}

/** The abilities that fit the words, by area in the order of the answer. */
export function groupAbilities(abilities: readonly Ability[], words: string): AreaGroup[] {
  const fitting = abilities.filter((ability) => matches(`${ability.area_name} ${ability.title}`, words))
  return [...Map.groupBy(fitting, (ability) => ability.area_name)].map(([name, inside]) => ({
    area: inside[0]!.area,
    name,
    abilities: inside,
  }))
}
