import { abilityOf, areaOrder } from '#contract/people/roles/abilities/abilities.ts'
import { areaNames } from '#contract/people/roles/abilities/areas.ts'
import { listedAbilities } from '#contract/people/roles/abilities/listed.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import type { permissionMatrix } from '#contract/people/roles/permissions.ts'
import type { Actor, Language } from '../../../http/context.ts'
import type { Server } from '../../../http/server.ts'
import { mayCall, type Scope, scopeOf } from './ask-policy.ts'
import { rowRule } from './row-rules.ts'
import type { Subject } from './subjects.ts'

type Matrix = Input<typeof permissionMatrix.response>
export type MatrixAbility = Matrix['abilities'][number]
type Cell = MatrixAbility['cells'][string]
type Bound = Pick<Server, 'endpoints' | 'policies'>

/** Asks the policy of every bound endpoint for every subject; nothing is written down a second time. */
export function buildMatrix(
  server: Bound,
  subjects: readonly Subject[],
  language: Language,
): MatrixAbility[] {
  const members = server.endpoints.filter((endpoint) => endpoint.audience === 'member')
  const groups = Map.groupBy(members, (endpoint) => abilityOf(endpoint).key)
  const rows = [...groups.values()].map((endpoints) => abilityRow(server, endpoints, subjects, language))
  return rows.toSorted((a, b) => place(a) - place(b))
}

function abilityRow(
  server: Bound,
  endpoints: readonly Endpoint[],
  subjects: readonly Subject[],
  language: Language,
): MatrixAbility {
  const ability = abilityOf(endpoints[0]!)
  const cells = subjects.map((subject) => [subject.key, cellOf(server, endpoints, subject)] as const)
  return {
    key: ability.key,
    area: ability.area,
    area_name: areaNames[ability.area]![language],
    title: ability.words[language],
    cells: Object.fromEntries(cells),
    endpoints: endpoints.map((endpoint) => endpointRow(server, endpoint, subjects)),
  }
}

function endpointRow(server: Bound, endpoint: Endpoint, subjects: readonly Subject[]) {
  const answers = subjects.map(({ key, actor }) => ({ key, may: callable(server, endpoint, actor) }))
  const { id, method, path } = endpoint
  return {
    id,
    method,
    path,
    subjects: answers.filter(({ may }) => may !== 'NO').map(({ key }) => key),
    own_subjects: answers.filter(({ may }) => may === 'OWN').map(({ key }) => key),
  }
}

function cellOf(server: Bound, endpoints: readonly Endpoint[], subject: Subject): Cell {
  const answers = endpoints.map((endpoint) => callable(server, endpoint, subject.actor))
  const open = answers.filter((answer) => answer !== 'NO')
  const none: Cell = { may: 'NONE', scope: [] }
  if (open.length === 0) return none
  const { rows } = abilityOf(endpoints[0]!)
  const scope: Scope[] = rows ? scopeOf(rowRule(rows), subject.actor, subject.ownTeamId) : []
  if (rows && scope.length === 0) return none
  if (!rows && open.every((answer) => answer === 'OWN')) scope.push('SELF')
  return { may: open.length === answers.length ? 'ALL' : 'SOME', scope }
}

function callable(server: Bound, endpoint: Endpoint, actor: Actor): 'ANY' | 'OWN' | 'NO' {
  if (actor.isShutOut && !endpoint.whileShutOut) return 'NO'
  const policy = server.policies.get(endpoint.id)
  return policy ? mayCall(policy, actor) : 'NO'
}

const listedOrder = new Map(listedAbilities.map((ability, index) => [ability.key, index]))

/** Areas in their order, in each the listed abilities in theirs, what is only put there last. */
function place({ key, area }: { key: string; area: string }): number {
  const last = key.endsWith('.other_writes') ? 999 : 998
  return areaOrder.indexOf(area) * 1000 + (listedOrder.get(key) ?? last)
}

/** The abilities that somebody has beyond those of every member, or has further. */
export function openedBy(abilities: readonly MatrixAbility[], key: string, base: string) {
  const wider = abilities.filter((ability) => isWider(ability.cells[key]!, ability.cells[base]!))
  return { opens: wider.length, opened: wider.map(({ title }) => title) }
}

function isWider(cell: Cell, base: Cell): boolean {
  if (cell.may === 'NONE') return false
  return cell.may !== base.may || cell.scope.some((scope) => !base.scope.includes(scope))
}
