import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '#test/app.ts'
import { copierOf, MISSED, type Schema } from './copy-answer.ts'

let at: TestApp
beforeAll(async () => void (at = await startTestApp()))
afterAll(() => at.stop())

/** Something that fits a schema, or something like it: of what is not known here, nothing that fits. */
function fitting(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const { def } = schema._zod
  const inner = () => fitting(def.innerType!, depth)
  const kinds: Record<string, () => fc.Arbitrary<unknown>> = {
    string: () => fc.constantFrom('가나', '2026-11-28', '09:00:00', 'a@b.kr'),
    number: () => fc.constantFrom(0, 1, 42),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    enum: () => fc.constantFrom(...Object.values(def.entries!)),
    literal: () => fc.constantFrom(...def.values!),
    nullable: () => fc.option(inner(), { nil: null }),
    optional: () => fc.option(inner(), { nil: undefined }),
    array: () => (depth > 6 ? fc.constant([]) : fc.array(fitting(def.element!, depth + 1), { maxLength: 2 })),
    object: () =>
      fc.record({
        ...Object.fromEntries(Object.entries(def.shape!).map(([key, one]) => [key, fitting(one, depth + 1)])),
        undeclared_field: fc.constant('secret'),
      }),
    union: () => fc.oneof(...(def as { options?: Schema[] }).options!.map((one) => fitting(one, depth + 1))),
    record: () => fc.constant({ one: 1 }),
  }
  return kinds[def.type]?.() ?? fc.constant(undefined)
}

/** Every place of a value, with what it would be if that were another. */
function* changed(value: unknown): Generator<unknown> {
  for (const other of [7, 'x', true, null, undefined, [], {}, Number.NaN]) yield other
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    for (const other of changed(part))
      yield Array.isArray(value)
        ? value.map((one) => (one === part ? other : one))
        : { ...value, [key]: other }
}

const asJson = (value: unknown) => JSON.stringify(value) ?? String(value)

function expectAlike(schema: Schema, value: unknown): boolean {
  const judged = schema.safeParse(value)
  const copy = copierOf(schema)(value)
  expect(asJson(copy)).toBe(asJson(judged.success ? judged.data : MISSED))
  return judged.success
}

test('of the answers of every endpoint the same leaves as by its schema, and nothing that does not fit', () => {
  const schemas = at.app.endpoints.flatMap(({ response }) => (response ? [response as Schema] : []))
  expect(schemas.length).toBeGreaterThan(200)
  let fitted = 0
  for (const schema of new Set(schemas)) {
    const values = fc.sample(fitting(schema), { numRuns: 6, seed: 28 })
    if (values.filter((value) => expectAlike(schema, value)).length > 0) fitted += 1
    let left = 120
    for (const other of changed(values[0])) if ((left -= 1) > 0) expectAlike(schema, other)
  }
  expect(fitted).toBeGreaterThan(150)
})

test('a field that would write code into the copier is a field', () => {
  const name = 'a": 1}; throw new Error("run"); //\n\u2028'
  const schema = z.object({ [name]: z.string() }) as unknown as Schema
  expect(copierOf(schema)({ [name]: 'said', other: 1 })).toEqual({ [name]: 'said' })
})

test('a tree is copied to its leaves', () => {
  const leaf = z.object({ name: z.string() })
  type Node = z.infer<typeof leaf> & { children: Node[] }
  const node: z.ZodType<Node> = z.object({ name: z.string(), children: z.array(z.lazy(() => node)) })
  const self = z.object({
    name: z.string(),
    get children() {
      return z.array(self)
    },
  })
  const tree = { name: 'a', secret: 1, children: [{ name: 'b', secret: 1, children: [] }] }
  const told = { name: 'a', children: [{ name: 'b', children: [] }] }
  for (const schema of [node, self]) expect(copierOf(schema as unknown as Schema)(tree)).toEqual(told)
})

test('a tree that holds itself at several places is written out once', () => {
  const self = z.object({
    name: z.string(),
    get left() {
      return self.nullable()
    },
    get middle() {
      return self.nullable()
    },
    get right() {
      return self.nullable()
    },
  })
  const told = { name: 'b', left: null, middle: null, right: null }
  const leaf = { ...told, secret: 1 }
  const tree = { name: 'a', secret: 1, left: leaf, middle: leaf, right: leaf }
  const copy = copierOf(self as unknown as Schema)(tree)
  expect(copy).toEqual({ name: 'a', left: told, middle: told, right: told })
})
