import type { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { makeAdmin } from '#test/factories/members.ts'
import { type Limited, permits, type Place, placesIn, probesOf } from './contract/places.ts'
import { declaredEndpoints } from './contract/declared-endpoints.ts'

const endpoints = await declaredEndpoints()
const PARTS = ['params', 'query', 'body'] as const
type Part = (typeof PARTS)[number]

interface Document {
  paths: Record<string, Record<string, Operation>>
}
interface Operation {
  parameters: { name: string; in: string; schema: Limited }[]
  requestBody?: { content: { 'application/json': { schema: Limited } } }
}

const INT_MAX = 2 ** 31 - 1

let at: TestApp
let admin: Client
let document: Document

beforeAll(async () => {
  at = await startTestApp()
  admin = await at.as(await makeAdmin(at))
  document = (await at.app.http.inject({ url: '/openapi.json' })).json()
})
afterAll(() => at.stop())

/** What /openapi.json says of a part of an endpoint's input. */
function said({ path, method }: Endpoint, part: Part): Limited {
  const operation = document.paths[path]![method.toLowerCase()]!
  if (part === 'body') return operation.requestBody!.content['application/json'].schema
  const where = part === 'params' ? 'path' : 'query'
  const own = operation.parameters.filter((parameter) => parameter.in === where)
  return { type: 'object', properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])) }
}

const placesOf = (endpoint: Endpoint) =>
  PARTS.filter((part) => endpoint[part]).flatMap((part) =>
    placesIn(said(endpoint, part)).map((place) => ({ part, ...place })),
  )

interface Issue {
  code: string
  path: PropertyKey[]
  errors?: Issue[][]
}

/** Everything that is wrong, where alternatives do not fit that of each. */
function flat(issues: readonly Issue[], above: PropertyKey[] = []): { code: string; path: string }[] {
  return issues.flatMap(({ code, path, errors }) => {
    const here = [...above, ...path]
    if (errors && errors.length > 0) return errors.flatMap((inner) => flat(inner, here))
    return [{ code, path: here.join('.') }]
  })
}

// What a text is refused for although nothing that is told forbids it: its size, or a form that is not told.
const UNTOLD = /^(too_big|too_small|invalid_format)$/

/** What the door finds wrong with a value at a place. */
function judge(endpoint: Endpoint, part: Part, { path, shape }: Place, value: unknown) {
  const raw = part === 'body' || typeof value === 'object' ? value : String(value)
  const whole = path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), raw)
  const result = (endpoint[part] as unknown as z.ZodType).safeParse(whole)
  const here = path.join('.')
  const all = result.success ? [] : flat(result.error.issues as unknown as Issue[])
  const found = all.filter((issue) => `${issue.path}.`.startsWith(`${here}.`))
  const isTold = [shape, ...(shape.anyOf ?? [])].some(
    ({ pattern, format, contentMediaType }) => (pattern ?? format ?? contentMediaType) !== undefined,
  )
  return {
    isRefused: found.length > 0,
    isUntold: !isTold && found.some((issue) => issue.path === here && UNTOLD.test(issue.code)),
  }
}

describe('what /openapi.json says is what the door enforces', () => {
  test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
    const wrong: string[] = []
    for (const { part, ...place } of placesOf(endpoint)) {
      for (const value of probesOf(place.shape)) {
        const { isRefused, isUntold } = judge(endpoint, part, place, value)
        const told = `${part}.${place.path.join('.')}: ${JSON.stringify(value).slice(0, 20)} (${JSON.stringify(value).length})`
        const isPermitted = permits(place.shape, value)
        if (!isPermitted && !isRefused) wrong.push(`${told} is taken`)
        // A text may be refused for what it means and a list for its entries, but not for their size when it is as told.
        const isWhole = typeof value !== 'string' && !Array.isArray(value)
        if (isPermitted && (isWhole ? isRefused : isUntold)) wrong.push(`${told} is refused`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('every text and every number says how long or large it may be', () => {
    const unlimited = endpoints.flatMap((endpoint) =>
      placesOf(endpoint)
        .filter(({ shape }) => probesOf(shape).length === 0 && isOpen(shape))
        .map(({ part, path }) => `${endpoint.id} ${part}.${path.join('.')}`),
    )
    expect(unlimited).toEqual([])
  })

  test('no whole number is taken beyond 32 bits', () => {
    const wide = ({ type, maximum = Infinity, anyOf = [] }: Limited): boolean =>
      (type === 'integer' && maximum > INT_MAX) || anyOf.some(wide)
    const beyond = endpoints.flatMap((endpoint) =>
      placesOf(endpoint)
        .filter(({ shape }) => wide(shape))
        .map(({ part, path }) => `${endpoint.id} ${part}.${path.join('.')}`),
    )
    expect(beyond).toEqual([])
  })
})

const isOpen = (shape: Limited): boolean =>
  shape.anyOf
    ? shape.anyOf.some(isOpen)
    : /^(string|number|integer)$/.test(shape.type ?? '') &&
      (shape.format ?? shape.pattern ?? shape.const) === undefined

describe('an id beyond 32 bits', () => {
  const isIdPlace = ({ path, shape }: Place) =>
    [shape, ...(shape.anyOf ?? [])].some(
      ({ type, description }) =>
        type === 'integer' &&
        (description === 'id' || /(^|_)ids?$/.test(String(path.findLast(isNaN as never)))),
    )

  test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s refuses it, naming the field',
    async (_id, endpoint) => {
      const client = endpoint.audience === 'public' ? at.stranger() : admin
      const wrong: string[] = []
      for (const { part, path } of placesOf(endpoint).filter(isIdPlace)) {
        const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((m) => [m[1]!, 1]))
        const of = (value: number) =>
          path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), value)
        const input = {
          params,
          [part]: part === 'params' ? { ...params, ...(of(INT_MAX + 1) as object) } : of(INT_MAX + 1),
        }
        const answer = await client.call(endpoint, input as never)
        const isNamed = Object.keys(answer.error?.fields ?? {}).some((name) => name.endsWith(path.join('.')))
        if (answer.status !== 400 || !isNamed)
          wrong.push(`${part}.${path.join('.')} → ${answer.status} ${JSON.stringify(answer.error)}`)
      }
      expect(wrong).toEqual([])
    },
  )
})
