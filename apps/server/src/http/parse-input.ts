import type { z } from 'zod'
import type { Endpoint, SchemaLike } from '#contract/endpoint.ts'
import type { Language } from './context.ts'
import { Failure } from './fail.ts'
import { inputSentence } from './input-sentences.ts'

type Part = 'params' | 'query' | 'body'

/**
 * Reads parts of a request by the endpoint's schemas.
 * @throws Failure BAD_REQUEST with one sentence per field, in the reader's language
 */
export function parseParts(
  endpoint: Endpoint,
  parts: readonly Part[],
  raw: Partial<Record<Part, unknown>>,
  language: Language,
): Record<string, unknown> {
  const fields: Record<string, string> = {}
  const input: Record<string, unknown> = {}
  for (const part of parts) {
    const schema = endpoint[part]
    if (!schema) continue
    const value = part === 'body' ? (raw.body ?? {}) : raw[part]
    const result = parse(schema, value, language)
    if (result.success) input[part] = result.data
    else
      for (const issue of (result.error.issues as Issue[]).flatMap(innermost))
        fields[issue.path.join('.') || part] ??= issue.message
  }
  if (Object.keys(fields).length > 0) throw new Failure('BAD_REQUEST', {}, fields)
  return input
}

interface Issue {
  message: string
  path: PropertyKey[]
  errors?: Issue[][]
}

/** Of alternatives, one of which was meant because only its kind fits (an object, a list), what is wrong inside of that one. */
function innermost({ message, path, errors = [] }: Issue): Issue[] {
  const meant = errors.filter((branch) => branch.every((issue) => issue.path.length > 0))
  if (meant.length !== 1) return [{ message, path }]
  return meant[0]!.flatMap(innermost).map((issue) => ({ ...issue, path: [...path, ...issue.path] }))
}

function parse(schema: SchemaLike, value: unknown, language: Language) {
  try {
    return (schema as z.ZodType).safeParse(value, { error: (issue) => inputSentence(issue, language) })
  } catch (error) {
    // Lengths are compared before types are known; a length with a toString of its own cannot be compared.
    if (CONVERSION.test(JSON.stringify(value))) throw new Failure('BAD_REQUEST')
    throw error
  }
}

const CONVERSION = /"(toString|valueOf)":/

/**
 * Reads something that is no part of a request by its schema, such as what a document says.
 * @throws Failure BAD_REQUEST with one sentence per field, in the reader's language
 */
export function parseValue<T>(schema: z.ZodType<T>, value: unknown, language: Language): T {
  const result = parse(schema, value, language)
  if (result.success) return result.data as T
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'content'] ??= issue.message
  throw new Failure('BAD_REQUEST', {}, fields)
}
