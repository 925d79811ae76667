// npm run vectors -- FILE: runs a file of test vectors {id, fn, input, expected} through the rules.
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { VECTOR_FUNCTIONS } from '#rules/vectors.ts'

type Vector = { id: string; fn: string; input: Record<string, unknown>; expected: unknown }

function readVectors(file: string): Vector[] {
  const content = JSON.parse(readFileSync(file, 'utf8'))
  const vectors = Array.isArray(content) ? content : content.vectors
  if (!Array.isArray(vectors) || vectors.length === 0) throw new Error(`${file} holds no vectors`)
  return vectors
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** One line for each place where the answer differs from what was expected. */
function differences(expected: unknown, actual: unknown, path = ''): string[] {
  if (isDeepStrictEqual(expected, actual)) return []
  if (!isObject(expected) || !isObject(actual)) {
    return [`  ${path || '(answer)'}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`]
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)])
  return [...keys].flatMap((key) => differences(expected[key], actual[key], path ? `${path}.${key}` : key))
}

/** What is wrong with one vector; empty when it passes. */
function failuresOf(vector: Vector): string[] {
  const rule = Object.hasOwn(VECTOR_FUNCTIONS, vector.fn) ? VECTOR_FUNCTIONS[vector.fn] : undefined
  if (!rule) return [`  ${vector.fn} is not served yet`]
  try {
    return differences(vector.expected, rule(vector.input))
  } catch (error) {
    return [`  threw ${String(error)}`]
  }
}

const [file] = process.argv.slice(2)
if (!file) {
  console.error('usage: npm run vectors -- FILE')
  process.exit(2)
}

let passed = 0
let failed = 0
for (const vector of readVectors(file)) {
  const failures = failuresOf(vector)
  if (failures.length === 0) {
    passed += 1
    continue
  }
  failed += 1
  console.log(`FAILED ${vector.id} ${vector.fn}\n${failures.join('\n')}`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
