import { z } from 'zod'
import { PROOF_ACTS } from '#rules/approvals/proofs.ts'
import { area } from '../../area.ts'
import { outInstant } from '../../fields.ts'

const proofs = area({
  area: 'approval_v1',
  ids: 'proofs',
  path: '/v1/approvals',
  feature: 'DOCUMENT_APPROVAL',
  whenOff: 'rows',
})

const person = z.object({ user_id: z.number(), username: z.string() })

export const proofAct = z.enum(PROOF_ACTS)

const breakReason = z.enum(['ENTRY_CHANGED', 'ENTRY_MISSING', 'DOCUMENT_CHANGED', 'CHAIN_TAKEN'])

const entry = z.object({
  /** null where nothing is kept yet: the document is from before the proofs. */
  number: z.number().nullable(),
  act: proofAct,
  /** null when the product itself acted. */
  actor: person.nullable(),
  acted_for: person.nullable(),
  happened_at: outInstant,
  /** Noted when the chain was begun, from what the document still told of it. */
  is_late: z.boolean(),
  comment: z.string(),
  /** For full admins, and for what one did oneself. */
  ip: z.string().nullable(),
  device: z.string().nullable(),
  hash: z.string().nullable(),
})

export const documentHistory = proofs({
  id: 'document_history',
  method: 'GET',
  path: '/documents/{id}/history',
  summary: 'Every act on a document, and whether the chain of their hashes is whole',
  response: z.object({
    state: z.enum(['WHOLE', 'BROKEN', 'NOT_BEGUN']),
    began_late: z.boolean(),
    broken_at: z.object({ number: z.number(), reason: breakReason }).nullable(),
    entries: z.array(entry),
  }),
  errors: ['FORBIDDEN'],
})

const check = z.object({
  id: z.number(),
  asked_by: z.string().nullable(),
  asked_at: outInstant,
  ended_at: outInstant.nullable(),
  total: z.number(),
  checked: z.number(),
  /** Documents from before the proofs, whose chain the check has begun. */
  begun: z.number(),
  broken: z.number(),
  /** The first of the broken ones. */
  breaks: z.array(
    z.object({
      drf_id: z.number(),
      drf_serial: z.string().nullable(),
      drf_title: z.string(),
      number: z.number(),
      reason: breakReason,
    }),
  ),
})

export const startCheck = proofs({
  id: 'start_check',
  method: 'POST',
  path: '/proofs/check',
  summary: 'Check the chains of all documents of the company; while one is running it is that one',
  response: check,
  errors: ['FORBIDDEN'],
  touches: ['proofs.last_check', 'proofs.document_history'],
})

export const lastCheck = proofs({
  id: 'last_check',
  method: 'GET',
  path: '/proofs/check',
  summary: 'The last check of all documents with its progress; null before the first',
  response: z.object({ check: check.nullable() }),
  errors: ['FORBIDDEN'],
})
