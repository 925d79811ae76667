import { z } from 'zod'
import { area } from '../../area.ts'
import { day, id, line, outDay, text, upload } from '../../fields.ts'
import { touchedPeople } from '../../people/members/areas.ts'
import { absenceKinds } from '../../people/members/members.ts'
import { documentStatus } from '../documents/approvals.ts'

const requests = area({
  area: 'approval_v1',
  ids: 'employment',
  path: '/v1/approvals/employment',
  touches: touchedPeople,
})

/** Of an attached file. */
export const MOST_ABSENCE_PROOF_BYTES = 10 * 1024 * 1024

const sent = z.object({ drf_id: z.number(), drf_status: documentStatus })

/** What can stand against a request besides what it says. */
const refused = [
  'FORBIDDEN',
  'NO_PERMISSION',
  'NO_APPROVER',
  'NOT_FOUND',
  'DAY_IS_OVER',
  'EMPLOYMENT_ALREADY_REQUESTED',
  'WRONG_MEMBER_STATE',
  'LAST_ADMIN',
  'ALREADY_CONFIRMED',
] as const

export const requestAbsence = requests({
  id: 'request_absence',
  method: 'POST',
  path: '/absences',
  summary:
    'Asks for a leave of absence, or proposes one for somebody (user_id); it is arranged once its document is approved. As a form it takes a file along as proof',
  accepts: 'form',
  files: ['proof'],
  body: z.object({
    user_id: id.optional(),
    absence_kind: z.enum(absenceKinds).default('AGREED'),
    start_date: day,
    /** The last day; open when left out. */
    end_date: day.optional(),
    reason: line(1, 200),
    proof: upload.optional(),
  }),
  response: sent,
  errors: [
    ...refused,
    'INVALID_RANGE',
    'ABSENCE_OVERLAPS',
    'CHANGE_BEFORE_JOINED',
    'CHANGE_AFTER_RETIRED',
    'FILE_TOO_LARGE',
    'FILE_EMPTY',
    'FILE_TYPE_NOT_ALLOWED',
    'FILE_TYPE_MISMATCH',
    'FILE_NAME_INVALID',
  ],
})

export const requestRetirement = requests({
  id: 'request_retirement',
  method: 'POST',
  path: '/retirements',
  summary:
    'Asks to leave the company, or proposes it for somebody (user_id); the last day is planned once the document is approved',
  body: z.object({ user_id: id.optional(), retire_date: day, reason: text(1, 500) }),
  response: sent,
  errors: [...refused, 'RETIRED_BEFORE_JOINED'],
})

export const getAbsenceProof = requests({
  id: 'absence_proof',
  method: 'GET',
  path: '/absences/{id}/proof',
  summary: 'The file that was attached to a request of absence, for the people of its document',
  answers: 'binary',
  download: { action: 'document.download_proof', target: { kind: 'document', by: ['id'] } },
  errors: ['FORBIDDEN', 'FEATURE_OFF'],
})

const person = z.object({ user_id: z.number(), username: z.string() })

/** What a document of an absence carries in drf_values. */
export const absenceValues = z.object({
  /** Who is absent, where somebody else proposes it; null is the drafter. */
  person: person.nullable(),
  absence_kind: z.enum(absenceKinds),
  start_date: outDay,
  end_date: outDay.nullable(),
  reason: z.string(),
  proof: z.object({ file_name: z.string(), file_size: z.number() }).nullable(),
})

/** What a document of leaving carries in drf_values. */
export const retirementValues = z.object({
  person: person.nullable(),
  retire_date: outDay,
  reason: z.string(),
})
