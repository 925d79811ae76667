import {
  approveDocument,
  cancelDocument,
  confirmDocument,
  denyDocument,
  withdrawDecision,
} from '#contract/approvals/documents/approvals.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { call } from '../../../api/call.ts'
import { newKey } from '../../../api/new-key.ts'

export type DecisionKind = 'approve' | 'deny' | 'confirm' | 'cancel' | 'withdraw'
export type Acted = EndpointResponse<typeof approveDocument>

export interface Decision {
  kind: DecisionKind
  documents: readonly number[]
  comment?: string
}

/** What became of one document: the server's answer or why it refused. */
export type DecisionResult = { id: number; acted: Acted } | { id: number; error: unknown }

/** Whose approvals can be taken back, as the server has just said. */
export const undoableIn = (results: readonly DecisionResult[]): number[] =>
  results.flatMap((result) => ('acted' in result && result.acted.abilities.withdraw ? [result.id] : []))

/** Decision A-43: at most this many characters. */
export const COMMENT_LIMIT = 80

/** Length as the server counts it: composed Hangul, no outer spaces, characters outside the basic plane once. */
export function commentLength(comment: string): number {
  return [...comment.normalize('NFC').trim()].length
}

export type CommentProblem = 'needed' | 'tooLong'

export function commentProblem(comment: string, isNeeded: boolean): CommentProblem | null {
  const length = commentLength(comment)
  if (length > COMMENT_LIMIT) return 'tooLong'
  return isNeeded && length === 0 ? 'needed' : null
}

// Enough to be quick, few enough that one person does not take all connections of the server.
const AT_ONCE = 4

/** Acts on each document by itself, so that a refusal stops only its own; results in the order of the documents. */
export async function decideAll({ kind, documents, comment = '' }: Decision): Promise<DecisionResult[]> {
  const results: DecisionResult[] = []
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    const some = documents.slice(at, at + AT_ONCE)
    results.push(...(await Promise.all(some.map((id) => decideOne(kind, id, comment)))))
  }
  return results
}

async function decideOne(kind: DecisionKind, id: number, comment: string): Promise<DecisionResult> {
  try {
    return { id, acted: await send(kind, id, comment.trim()) }
  } catch (error) {
    return { id, error }
  }
}

function send(kind: DecisionKind, id: number, rcv_comment: string): Promise<Acted> {
  const input = { params: { id } }
  const settings = { idempotencyKey: newKey() }
  if (kind === 'cancel') return call(cancelDocument, input, settings)
  if (kind === 'withdraw') return call(withdrawDecision, input, settings)
  const endpoint = { approve: approveDocument, deny: denyDocument, confirm: confirmDocument }[kind]
  return call(endpoint, { ...input, body: { rcv_comment } }, settings)
}
