import { z } from 'zod'
import { area } from '../../area.ts'
import { day, id, line, outInstant, queryInt } from '../../fields.ts'

const audit = area({ area: 'audit', path: '/v1/audit' })

/** What the trail is sorted by for its readers. */
export const auditAreas = [
  'PEOPLE',
  'ACCESS',
  'APPROVALS',
  'TIME',
  'LEAVE',
  'OFFICE',
  'COMPANY',
  'AUDIT',
] as const
export type AuditArea = (typeof auditAreas)[number]

/** Events of one spreadsheet. */
export const MOST_AUDIT_ROWS = 50_000

const filter = {
  /** Who did it. */
  actor_id: id.optional(),
  /** To whom it was done. */
  user_id: id.optional(),
  area: z.enum(auditAreas).optional(),
  /** One of list_actions. */
  action: line(1, 80).optional(),
  start_date: day.optional(),
  end_date: day.optional(),
}

export const listAuditEvents = audit({
  id: 'list_events',
  method: 'GET',
  path: '/events',
  summary:
    'Who did what to whom, when and from where, newest first, in the language of the reader; that it was read is noted as well',
  changesState: true,
  isLook: true,
  query: z.object({ ...filter, before: id.optional(), limit: queryInt(1, 100).default(50) }),
  response: z.object({
    results: z.array(
      z.object({
        event_id: z.number(),
        happened_at: outInstant,
        action: z.string(),
        /** The action in words. */
        action_text: z.string(),
        /** null when the product itself acted. */
        actor: z.object({ user_id: z.number(), username: z.string() }).nullable(),
        /** Of whom or what; name is null where nothing of it is kept. */
        target: z.object({ kind: z.string(), id: z.number(), name: z.string().nullable() }).nullable(),
        ip: z.string().nullable(),
        /** What became another: named in words, null where there was nothing. */
        changes: z.array(
          z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
        ),
      }),
    ),
    /** The event after which the next page begins; null on the last one. */
    next_before: z.number().nullable(),
  }),
  errors: ['FORBIDDEN', 'INVALID_RANGE'],
  touches: [],
})

export const downloadAuditEvents = audit({
  id: 'download_events',
  method: 'GET',
  path: '/events/download',
  summary: 'The same as a spreadsheet; get_own_file_work tells how far it is',
  answers: 'binary',
  download: { action: 'audit.export' },
  waitsForTurn: true,
  changesState: true,
  query: z.object(filter),
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'INVALID_RANGE',
    'TOO_MANY_AUDIT_ROWS',
    'TOO_MANY_FILES',
    'FILE_TAKES_TOO_LONG',
  ],
  touches: [],
})

export const listAuditActions = audit({
  id: 'list_actions',
  method: 'GET',
  path: '/actions',
  summary: 'The actions that can stand in the trail, by area and in words',
  response: z.array(
    z.object({
      area: z.enum(auditAreas),
      area_name: z.string(),
      actions: z.array(z.object({ action: z.string(), action_text: z.string() })),
    }),
  ),
  errors: ['FORBIDDEN'],
})
