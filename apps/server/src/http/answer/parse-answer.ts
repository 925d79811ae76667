import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { copierOf, MISSED } from './copy-answer.ts'

/**
 * Lets only declared fields leave.
 * @throws when the handler broke its own contract: a fault of ours, answered as INTERNAL
 */
export function parseAnswer({ id, response }: Endpoint, value: unknown): unknown {
  if (!response) return undefined
  const copy = copierOf(response)(value)
  if (copy !== MISSED) return copy
  // What does not fit is told by the schema itself.
  const result = (response as unknown as z.ZodType).safeParse(value)
  if (result.success) return result.data
  const where = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  throw new Error(`The answer of ${id} does not fit its contract: ${where}`)
}
