import { z } from 'zod'
import { touchedByActs } from '../documents/areas.ts'
import { area } from '../../area.ts'
import { id, line, outInstant } from '../../fields.ts'
import { finding, savedLine } from './line-fields.ts'

const repairs = area({
  area: 'approval_v1',
  ids: 'repairs',
  path: '/v1/approvals/repairs',
  feature: 'DOCUMENT_APPROVAL',
  errors: ['FORBIDDEN'],
})

/** A part of a line that reaches nobody at work: a person (U), the seat of a team (T), all of a team (M), a duty (IC). */
const params = z.object({ target: line(1, 13) })

const hanging = z.object({
  target: z.string(),
  name: z.string(),
  reason: finding.shape.code.extract(['GONE', 'LEFT', 'ABSENT', 'NO_LEADER', 'NO_HOLDER']),
  /** Saved lines that name it. */
  lines: z.number(),
  /** Open documents that wait there, now or after others. */
  documents: z.number(),
})

export const listHanging = repairs({
  id: 'list',
  method: 'GET',
  path: '',
  summary:
    'People who left or are absent, empty seats and what is no more, on whom saved lines or open documents hang',
  response: z.array(hanging),
})

const hangingLine = z.object({
  ...savedLine.pick({ team_id: true, team_name: true, user_id: true, apv_role_code: true, role_name: true })
    .shape,
  line_id: z.number(),
  /** Whose own line it is. */
  username: z.string().nullable(),
  apv_role_line: z.string(),
  /** What it becomes; null until somebody is chosen, and where it cannot be. */
  repaired_line: z.string().nullable(),
  refusal: z.enum(['NO_DECIDER', 'TOO_LONG']).nullable(),
  /** What the parts of both are called. */
  targets: savedLine.shape.targets,
})

const turn = z.object({
  drf_id: z.number(),
  drf_serial: z.string().nullable(),
  drf_title: z.string(),
  author: z.object({ user_id: z.number(), username: z.string() }),
  submitted_at: outInstant,
  /** It waits now; else others decide before. */
  is_turn: z.boolean(),
  /** Nobody decides on the own documents. */
  refusal: z.enum(['AUTHOR']).nullable(),
})

export const getHanging = repairs({
  id: 'get',
  method: 'GET',
  path: '/{target}',
  summary:
    'What hangs there, and with user_id what becomes of it with that person in the place; the 200 oldest documents are shown',
  params,
  query: z.object({ user_id: id.optional() }),
  response: z.object({ ...hanging.shape, saved_lines: z.array(hangingLine), turns: z.array(turn) }),
  errors: ['NOT_FOUND'],
})

export const repair = repairs({
  id: 'repair',
  method: 'POST',
  path: '/{target}',
  summary:
    'Put somebody at work in the place: in saved lines, and on open documents, whose people are told; what cannot be stays and is counted',
  params,
  body: z.object({
    user_id: id,
    /** These lines; all when absent. */
    line_ids: z.array(id).max(1000).optional(),
    /** These documents; all when absent. */
    drf_ids: z.array(id).max(1000).optional(),
  }),
  success: [200],
  response: z.object({
    lines: z.number(),
    kept_lines: z.number(),
    documents: z.number(),
    kept_documents: z.number(),
  }),
  errors: ['NOT_FOUND', 'LINE_TAKER_AWAY'],
  touches: [...touchedByActs, 'roles.permission_matrix'],
})
