import pg from 'pg'
import type { Endpoint } from '#contract/endpoint.ts'
import { abilityOf } from '#contract/people/roles/abilities/abilities.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import type { Server } from '#server/http/server.ts'
import { memoryOutside } from '#server/outside/outside.ts'
import { mayCall, scopeOf } from '#server/people/roles/permissions/ask-policy.ts'
import { rowRule } from '#server/people/roles/permissions/row-rules.ts'
import { everySubject, type Subject } from '#server/people/roles/permissions/subjects.ts'

type Bound = Pick<Server, 'endpoints' | 'policies'>

/** One endpoint and what the policy that is bound to it says to each, by name of the column. */
interface Row {
  endpoint: Endpoint
  cells: Record<string, string>
  /** Duties whose holder may more than other members. */
  duties: string[]
}

/** The whole server without a database: policies look at nothing but the actor and the address. */
export async function boundPolicies(): Promise<Bound> {
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO: '0' })
  return buildApp({ settings, pool: new pg.Pool({ max: 1 }), outside: memoryOutside() })
}

/** Who may call what, from the bound policies alone. */
export function whoMayCall(bound: Bound): Row[] {
  const subjects = everySubject('en', null)
  const roles = subjects.filter(({ kind }) => kind === 'ROLE')
  const member = roles.find(({ key }) => key === 'MEMBER')!
  const shutOut = { ...member, actor: { ...member.actor, isShutOut: true } }
  return bound.endpoints.map((endpoint) => {
    const says = (subject: Subject) => answerTo(bound, endpoint, subject)
    const forMembers = says(member)
    return {
      endpoint,
      cells: {
        stranger: endpoint.audience === 'public' ? 'yes' : 'no',
        account: endpoint.audience === 'member' ? 'no' : 'yes',
        'shut out': says(shutOut),
        ...Object.fromEntries(roles.map((role) => [role.name.toLowerCase(), says(role)])),
      },
      duties: subjects
        .filter((subject) => subject.kind === 'DUTY' && says(subject) !== forMembers)
        .map(({ key }) => key),
    }
  })
}

function answerTo(bound: Bound, endpoint: Endpoint, { actor, ownTeamId }: Subject): string {
  if (endpoint.audience !== 'member') return 'yes'
  if (actor.isShutOut && !endpoint.whileShutOut) return 'no'
  const may = mayCall(bound.policies.get(endpoint.id)!, actor)
  if (may !== 'ANY') return may.toLowerCase()
  const { rows } = abilityOf(endpoint)
  if (!rows) return 'yes'
  return scopeOf(rowRule(rows), actor, ownTeamId).join('+').toLowerCase() || 'no row'
}

const HEAD = `Who may call what, computed from the policies that the endpoints are bound to.

  yes      may call it
  no       is refused
  own      may call it for themself only
  self, led, covered, company
           may call it, and reaches the own row, those of teams led, of teams looked after, or of everybody
  no row   may call it, and reaches none

"account" is somebody who is signed in and belongs to no company, "shut out" a member who may use the own profile only.
Behind each endpoint stand the duties that open more of it than every member has. Nobody reaches another company's rows:
those are not there for the database (tests/attack/foreign-company.test.ts).
`

/** The table as a reviewer reads it. */
export function tellWhoMayCall(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0]!.cells)
  const names = rows.map(({ endpoint }) => nameOf(endpoint))
  const wide = Math.max(...names.map((name) => name.length)) + 2
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map(({ cells }) => cells[column]!.length)),
  )
  const line = (name: string, cells: readonly string[], rest: readonly string[] = []) =>
    [name.padEnd(wide), ...cells.map((cell, at) => cell.padEnd(widths[at]! + 2)), ...rest].join('').trimEnd()
  const areas = Map.groupBy(rows, ({ endpoint }) => endpoint.area)
  const parts = [...areas].sort(byName).map(([area, those]) => {
    const lines = those.map(
      ({ endpoint, cells, duties }) =>
        [nameOf(endpoint), line(nameOf(endpoint), Object.values(cells), [duties.join(' ')])] as const,
    )
    return `\n${line(area, columns)}\n${lines
      .sort(byName)
      .map(([, text]) => text)
      .join('\n')}\n`
  })
  return HEAD + parts.join('')
}

function nameOf({ id, method, path }: Endpoint): string {
  return `  ${id}  ${method} ${path}`
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1
}
