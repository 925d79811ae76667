import { expect, test } from 'vitest'
import { seededRandom } from '#db/demo/random.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { Failure } from '#server/http/fail.ts'
import { parseParts } from '#server/http/parse-input.ts'
import { BAD } from './attack/bad-values.ts'
import { shapeOf } from './attack/endpoints.ts'
import { likelyCall } from './attack/values.ts'
import { declaredEndpoints } from './contract/declared-endpoints.ts'

const endpoints = await declaredEndpoints()

type Part = 'query' | 'body'
const PARTS = ['query', 'body'] as const

/** What the door says to an input: nothing, or the fields that it finds wrong. */
function complaints(endpoint: Endpoint, part: Part, value: unknown): string[] {
  try {
    parseParts(endpoint, [part], { [part]: value }, 'ko')
    return []
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'BAD_REQUEST') throw error
    return Object.keys(error.fields ?? {})
  }
}

/** Of likely inputs the first that the door lets in, or the one that it finds least wrong, such as a code of digits. */
function nearlyRight(endpoint: Endpoint, part: Part) {
  const random = seededRandom(`${endpoint.id} ${part}`)
  const inputs = Array.from({ length: 30 }, () => {
    const value = likelyCall(random, endpoint, () => 7)[part] as Record<string, unknown>
    return { value, told: complaints(endpoint, part, value) }
  })
  return inputs.toSorted((one, other) => one.told.length - other.told.length)[0]!
}

/** The specification gives this field two names; two that differ are refused under the other one. */
const OTHER_NAMES: Record<string, string> = { cuf_name: 'name' }

/** In an address everything is text. */
function inAddress(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

// Hundreds of thousands of bodies, one after the other: a busy machine takes its time.
test(
  'one wrong field among right ones is taken or is told by its name, for every field and every bad value',
  { timeout: 180_000 },
  () => {
    const wrong: string[] = []
    let tried = 0
    for (const endpoint of endpoints)
      for (const part of PARTS) {
        const fields = Object.keys(shapeOf(endpoint[part])?.properties ?? {})
        if (fields.length === 0) continue
        const right = nearlyRight(endpoint, part)
        for (const field of fields)
          for (const bad of BAD) {
            tried += 1
            const spoiled = { ...right.value, [field]: part === 'query' ? inAddress(bad) : bad }
            const mayTell = new Set([field, OTHER_NAMES[field], ...right.told])
            const told = complaints(endpoint, part, spoiled).filter(
              (name) => !mayTell.has(name) && !mayTell.has(name.split('.')[0]),
            )
            if (told.length > 0)
              wrong.push(`${endpoint.id} ${part}.${field} = ${inAddress(bad).slice(0, 40)} → ${told.join()}`)
          }
      }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(50_000)
  },
)
