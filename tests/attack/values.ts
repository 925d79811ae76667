import type { Random } from '#db/demo/random.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { isId, kindOf, pathNames, type Shape, shapeOf } from './endpoints.ts'

export interface Call {
  endpoint: Endpoint
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** Where ids come from: of one kind, or of any when the kind is null. */
export type IdSource = (kind: string | null) => number | string

const TEXTS: Record<string, readonly string[]> = {
  wk_event: ['VACATION:ANNUAL:FULL', 'VACATION:ANNUAL:AM', 'VACATION:ANNUAL:QUARTER'],
  code: ['VACATION:ANNUAL:FULL', 'VACATION:ANNUAL:PM', 'no-such-code'],
  permission_id: ['members', 'leave', 'approvals'],
  role_name: ['HR', 'EXPENSE', 'ANNUAL_LEAVE', 'PAYROLL'],
  team_color: ['#4263eb'],
  kind: ['TEAM_LED', 'ABSENCE', 'TERMS'],
  plan_main: ['BASIC', 'PRO-2'],
  wifi_address: ['203.0.113.9', '9c:1c:12:ab:cd:e0'],
  search: ['김', 'ㄱ', '팀'],
}

/** Makes a call that an endpoint may well accept: right types, ids that the source gives, days around today. */
export function likelyCall(random: Random, endpoint: Endpoint, ids: IdSource): Call {
  const make = (shape: Shape | null) => (shape ? valueOf(random, '', shape, endpoint.path, ids) : undefined)
  const params = Object.fromEntries(
    pathNames(endpoint).map((name) => [
      name,
      name === 'email'
        ? 'nobody@gyeol.test'
        : name === 'row'
          ? random.between(2, 5)
          : ids(kindOf(name, endpoint.path)),
    ]),
  )
  const query = make(shapeOf(endpoint.query)) as Record<string, unknown> | undefined
  return { endpoint, params, query: query ?? {}, body: make(shapeOf(endpoint.body)) }
}

function valueOf(random: Random, name: string, shape: Shape, path: string, ids: IdSource): unknown {
  const again = (next: Shape, under = name) => valueOf(random, under, next, path, ids)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return random.pick(shape.enum)
  if (isId(name, shape) && !shape.items && shape.type !== undefined) return ids(kindOf(name, path))
  if (shape.anyOf) return again(random.pick(shape.anyOf))
  if (shape.type === 'array') {
    const length = Math.max(shape.minItems ?? 0, random.between(1, 3))
    return Array.from({ length }, () => again(shape.items ?? {}))
  }
  if (shape.type === 'object' || shape.properties) {
    const wanted = Object.entries(shape.properties ?? {}).filter(
      ([key]) => shape.required?.includes(key) || random.chance(0.5),
    )
    return Object.fromEntries(wanted.map(([key, next]) => [key, again(next, key)]))
  }
  return plainValue(random, name, shape, path, ids)
}

function plainValue(random: Random, name: string, shape: Shape, path: string, ids: IdSource): unknown {
  if (shape.type === 'boolean') return random.chance(0.5)
  if (shape.type === 'null') return null
  if (shape.type === 'integer' || shape.type === 'number') {
    const kind = kindOf(name, path)
    if (kind && /^(user|team|custom_user_field)/.test(name)) return ids(kind)
    const least = Math.max(shape.minimum ?? 0, -1_000)
    return random.between(least, Math.min(shape.maximum ?? least + 40, least + 40))
  }
  if (shape.type !== undefined && shape.type !== 'string') return null
  return textOf(random, name, shape, path, ids)
}

const DAYS = [
  '2026-11-23',
  '2026-11-30',
  '2026-12-01',
  '2026-10-05',
  '2025-12-31',
  '2024-02-29',
  '2027-01-04',
]
const TIMES = ['09:00', '10:30', '13:00', '18:00', '23:59', '00:00']

function textOf(random: Random, name: string, shape: Shape, path: string, ids: IdSource): string {
  const known = TEXTS[name]
  if (known) return random.pick(known)
  if (shape.format === 'date' || /(^|_)(date|day|from|until|as_of)$/.test(name)) return random.pick(DAYS)
  if (shape.format === 'time' || name.endsWith('_time')) return random.pick(TIMES)
  if (/email/.test(name)) return `nobody${random.between(1, 50)}@gyeol.test`
  if (/month/.test(name)) return '2026-11'
  if (shape.pattern === undefined && kindOf(name, path) && random.chance(0.3))
    return String(ids(kindOf(name, path)))
  return `글 ${random.between(1, 1_000)}`
}
