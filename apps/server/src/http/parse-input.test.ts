import { expect, test } from 'vitest'
import { z } from 'zod'
import { Failure } from './fail.ts'
import { parseParts } from './parse-input.ts'

const endpoint = (body: z.ZodType) =>
  ({ id: 'a.b', method: 'POST', path: '/a', audience: 'member', body, success: [200], errors: [] }) as never
const parse = (schema: z.ZodType, body: unknown) => parseParts(endpoint(schema), ['body'], { body }, 'ko')

test('fields named as JavaScript names conversions are a bad request like any other wrong value', () => {
  const schema = z.object({ ids: z.array(z.number()).max(3) })
  for (const named of ['toString', 'valueOf'])
    expect(() => parse(schema, { ids: { length: { [named]: 'x' } } })).toThrow(Failure)
})

test('a fault of our own while reading stays a fault', () => {
  const faulty = z.object({ a: z.string().transform(() => (undefined as unknown as string[]).length) })
  expect(() => parse(faulty, { a: 'x' })).toThrow(TypeError)
})
