import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import type { SchemaLike } from '#contract/endpoint.ts'
import { Failure } from '#server/http/fail.ts'
import { parseParts } from '#server/http/parse-input.ts'
import { declaredEndpoints } from './contract/declared-endpoints.ts'

const PARTS = ['params', 'query', 'body'] as const
const WRONG = [
  undefined,
  null,
  -1,
  1.5,
  2 ** 53,
  '',
  'x'.repeat(70_000),
  '2026-02-30',
  '25:00',
  [],
  [[]],
  {},
  { id: 'x', unknown: 1 },
  true,
]

/** How a sentence of ours ends, and begins. */
const VOICE = {
  ko: /(십시오|니다)\.$/,
  ja: /(ください|ません|です)。$/,
  en: /^[A-Z].*\.$/s,
} as const
// What only programmers say, beside what a choice may be called.
const JARGON = /\b(string|boolean|undefined|NaN|null|object|array|instanceof|regex|expected|received)\b|\/\^/

const endpoints = await declaredEndpoints()

function namesIn(schema: SchemaLike): string[] {
  const json = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return Object.keys(json.properties ?? {})
}

describe.each(Object.keys(VOICE) as (keyof typeof VOICE)[])('in %s', (language) => {
  test('whatever is wrong with what somebody sends is said in a sentence for people', () => {
    const odd = new Set<string>()
    let said = 0
    for (const endpoint of endpoints)
      for (const part of PARTS) {
        const schema = endpoint[part]
        if (!schema) continue
        const names = namesIn(schema)
        for (const wrong of WRONG)
          for (const value of [wrong, Object.fromEntries(names.map((name) => [name, wrong]))]) {
            try {
              parseParts(endpoint, [part], { [part]: value }, language)
            } catch (error) {
              if (!(error instanceof Failure)) throw error
              for (const sentence of Object.values(error.fields ?? {})) {
                said += 1
                if (!VOICE[language].test(sentence) || JARGON.test(sentence)) odd.add(sentence.slice(0, 120))
              }
            }
          }
      }
    expect([...odd]).toEqual([])
    expect(said).toBeGreaterThan(3_000)
  })
})
