import { expect, test } from 'vitest'
import { stripSchemas } from './contract-without-schemas.ts'

test('an endpoint keeps what the browser needs and loses its schemas', () => {
  const code = `import { z } from 'zod'
const room = z.object({ path: z.string(), body: z.string() }).strict()
export const getRoom = endpoint({ id: 'room.get', method: 'GET', path: '/room/{id}/', summary: 'One room', audience: 'member', params: idParams, response: room, success: [200], errors: ['NOT_FOUND'], accepts: 'form' })`
  const stripped = stripSchemas(code)
  expect(stripped).toContain("id: 'room.get', method: 'GET', path: '/room/{id}/'")
  expect(stripped).toContain('params: true, response: true')
  expect(stripped).toContain("accepts: 'form'")
  expect(stripped).not.toContain('idParams')
  expect(stripped).not.toContain('One room')
})

test('shapes that are spread into endpoints lose theirs too, and the code still runs', () => {
  const code = `const shape = { audience: 'public', response: z.object({}) }
export const list = ['a', 'b']
export const twin = endpoint({ ...shape, id: 'twin', path: '/twin/' })`
  const stripped = stripSchemas(code).replaceAll('export ', '')
  const run = new Function('endpoint', 'z', `${stripped}; return { list, twin }`)
  const { list, twin } = run((declared: unknown) => declared, undefined) as { list: string[]; twin: object }
  expect(list).toEqual(['a', 'b'])
  expect(twin).toEqual({ audience: 'public', response: true, id: 'twin', path: '/twin/' })
})

test('a list in pages loses its schemas, too, and so does what has only a method', () => {
  const code = `const part = { method: 'GET', response: z.object({}) }
const list = rooms({ id: 'list', method: 'GET', path: '/', ...paged(room, { search: line(0, 50) }, { date: outDay }), ...rest })`
  const stripped = stripSchemas(code)
  expect(stripped).toContain("path: '/', query: true, response: true, ...rest })")
  expect(stripped).toContain("{ method: 'GET', response: true }")
})

test('every top-level value is marked free of side effects, so that zod can drop out', () => {
  expect(stripSchemas('const a = z.string()\nconst n = 3')).toBe(
    'const a = /* @__PURE__ */ (() => (z.string()))()\nconst n = 3',
  )
})
