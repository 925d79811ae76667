import { createHash } from 'node:crypto'
import { canonicalJson } from '#rules/approvals/proofs.ts'
import type { DocumentState } from '../documents/index.ts'

/** SHA-256 of a text, in hexadecimal. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The hash of what a document says, its title, number and state, and of its line. When somebody opened it is not of it. */
export function hashOfDocument({ line, ...document }: DocumentState): string {
  const places = line.map((place) => ({ ...place, readAt: undefined, actedAt: moment(place.actedAt) }))
  return digest(canonicalJson({ ...document, submittedAt: moment(document.submittedAt), line: places }))
}

/** An instant in the one form in which it is hashed. */
export function moment(text: string): string
export function moment(text: string | null): string | null
export function moment(text: string | null): string | null {
  return text === null ? null : Temporal.Instant.from(text).toString()
}
