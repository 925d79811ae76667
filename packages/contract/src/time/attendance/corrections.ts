import { z } from 'zod'
import { DAY_RULES } from '#rules/work-day/explain-day.ts'
import { documentStatus } from '../../approvals/documents/approvals.ts'
import { workDay } from './attendance.ts'
import { workExcept } from './work-except.ts'
import { work } from './areas.ts'
import { correctionKind } from './correction-kind.ts'
import { day, id, instant, line, outDay, outInstant, outTime, upload, workTimeOfDay } from '../../fields.ts'

/** What was recorded of a day at some time. */
const recorded = z.object({
  wk_start_time: outTime.nullable(),
  wk_end_time: outTime.nullable(),
  wk_start_by: workDay.shape.wk_start_by,
  wk_end_by: workDay.shape.wk_end_by,
  work_except: z.array(workExcept),
})

export const getWorkDay = work({
  id: 'get_work_day',
  method: 'GET',
  path: '/work_time/day_record/',
  summary:
    'One day of a person: how its minutes came about, each press with what it rests on, and what was changed',
  query: z.object({ date: day, user_id: id.optional() }),
  response: z.object({
    user_id: z.number(),
    username: z.string(),
    date: outDay,
    day: workDay.omit({ work_except: true }),
    /** When the day was closed; null while it is open. */
    confirmed_datetime: outInstant.nullable(),
    work_except: z.array(workExcept),
    /** How the minutes came about, step by step; articles in the language of the reader. */
    trace: z.array(
      z.object({ rule: z.enum(DAY_RULES), article: z.string(), input: z.string(), effect: z.string() }),
    ),
    /** The day from its first minute to its last; BEYOND exceeds eight hours. */
    segments: z.array(
      z.object({
        kind: z.enum(['WORK', 'BEYOND', 'REST', 'EXCLUDED']),
        start_time: outTime,
        end_time: outTime,
      }),
    ),
    /** Less rest was taken than the law asks for. */
    short_break: z.boolean(),
    records: z.array(
      z.object({
        loc_check_type: z.enum(['IN', 'OUT', 'AWAY']),
        /** By the clock of the server: this one counts. */
        loc_time: outInstant,
        reason: z.string(),
        rec_source: z.enum(['WEB']),
        /** By what it was recognised; ELSEWHERE is work outside, null where nothing was asked for. */
        accepted_by: z.enum(['GATE', 'NETWORK', 'PLACE', 'ELSEWHERE']).nullable(),
        /** The network or place, as it was called then. */
        accepted_name: z.string().nullable(),
        /** The server saw it itself; else a device said so. */
        is_verified: z.boolean(),
        distance_metres: z.number().nullable(),
        com_gate: z.string().nullable(),
        /** The address that the server saw. */
        ip: z.string().nullable(),
        /** Only said by the device: its network and its position, which is forgotten after half a year. */
        wifi_address: z.string().nullable(),
        loc_lat: z.number().nullable(),
        loc_lon: z.number().nullable(),
        loc_accuracy: z.number().nullable(),
        /** When it was pressed by the clock of the device, and by the device's own correction of that clock. */
        device_time: outInstant.nullable(),
        pressed_time: outInstant.nullable(),
        /** Somebody came although leave was approved for the whole day. */
        on_leave: z.boolean(),
        /** Leave was planned for the day in a promotion; the person had been told before. */
        on_planned_leave: z.boolean(),
      }),
    ),
    /** Corrections that wait for a decision, for the person and for who may correct them: null is a time that was not asked for. */
    waiting: z.array(
      z.object({ drf_id: z.number(), wk_start_time: outTime.nullable(), wk_end_time: outTime.nullable() }),
    ),
    corrections: z.array(
      z.object({
        corrected_datetime: outInstant,
        /** null for somebody who was removed. */
        corrected_by: z.string().nullable(),
        corrected_by_id: z.number().nullable(),
        reason: z.string(),
        /** The approval was taken back, and the day was as before again. */
        is_undo: z.boolean(),
        before: recorded,
        after: recorded,
      }),
    ),
    /** edit: enter the times; ask: ask the own leader to correct them. */
    abilities: z.object({ edit: z.boolean(), ask: z.boolean() }),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const correctWorkTime = work({
  id: 'correct_work_time',
  method: 'POST',
  path: '/work_time/',
  summary:
    'A leader or admin enters the times of a day and what of it was no work, with a reason; what was there stays readable. A time before the day change, and an end before the start, lies on the next day',
  body: z.object({
    wk_date: day,
    user_id: id.optional(),
    /** null for a day on which nobody was there. */
    wk_start_time: workTimeOfDay.nullable(),
    wk_end_time: workTimeOfDay.nullable(),
    /** What was there stays without it. */
    work_except: z
      .array(
        z.object({
          wk_except_start_time: workTimeOfDay,
          wk_except_end_time: workTimeOfDay,
          wk_except_title: line(0, 50).default(''),
        }),
      )
      .max(20)
      .optional(),
    reason: line(1, 300),
  }),
  response: workDay,
  errors: [
    'FORBIDDEN',
    'NO_PERMISSION',
    'NO_TARGET_USER',
    'INVALID_RANGE',
    'BEFORE_JOIN',
    'NOT_FOUND',
    'ALREADY_CONFIRMED',
  ],
  touches: ['work', 'confirm', 'home', 'members.list', 'analytics', 'vacation'],
})

const askedTimes = z.object({ wk_start_time: outTime.nullable(), wk_end_time: outTime.nullable() })

/** Minutes of a day, as the rule counts them. */
const dayTotals = z.object({
  work_minutes: z.number(),
  rest_minutes: z.number(),
  /** Beyond eight hours, or of a holiday. */
  overtime_minutes: z.number(),
  late_minutes: z.number(),
})

export const previewCorrection = work({
  id: 'preview_correction',
  method: 'GET',
  path: '/work_web/checkinout_apv/preview/',
  summary:
    'What other times would make of the minutes of a day, beside what they are now; what is left out stays as it is',
  query: z.object({
    wk_date: day,
    user_id: id.optional(),
    wk_start_time: workTimeOfDay.optional(),
    wk_end_time: workTimeOfDay.optional(),
  }),
  response: z.object({
    before: dayTotals,
    /** null for times that make no day. */
    after: dayTotals.nullable(),
  }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** What a document of corrected times carries in drf_values. */
export const correctionValues = z.object({
  wk_date: outDay,
  /** As it was when it was asked for. */
  before: askedTimes,
  after: askedTimes,
  /** The minutes of the day by both, as they were when it was asked for; null of what was asked for before they were kept. */
  minutes: z.object({ before: dayTotals, after: dayTotals }).nullable(),
  reason: z.string(),
  /** The attached file, taken from get_correction_proof. */
  proof: z.object({ file_name: z.string(), file_size: z.number() }).nullable(),
})

/** Of an attached file. */
export const MOST_PROOF_BYTES = 10 * 1024 * 1024

export const requestCorrection = work({
  id: 'request_correction',
  method: 'POST',
  path: '/work_web/checkinout_apv/',
  summary:
    'Asks for a correction of the own times as a document: one check at a moment (loc_check_type, loc_time), or the times of a day (wk_date with wk_start_time, wk_end_time). As a form it takes a file along as proof',
  accepts: 'form',
  files: ['proof'],
  body: z.object({
    loc_check_type: z.enum(['IN', 'OUT', 'AWAY']).optional(),
    /** With its zone or offset. */
    loc_time: instant.optional(),
    wk_date: day.optional(),
    /** What is left out stays as it is. */
    wk_start_time: workTimeOfDay.optional(),
    wk_end_time: workTimeOfDay.optional(),
    reason: line(1, 300),
    proof: upload.optional(),
  }),
  response: z.object({ drf_id: z.number(), drf_status: documentStatus }),
  errors: [
    'INVALID_RANGE',
    'BEFORE_JOIN',
    'NO_APPROVER',
    'NO_PERMISSION',
    'NOT_FOUND',
    'ALREADY_CONFIRMED',
    'FILE_TOO_LARGE',
    'FILE_EMPTY',
    'FILE_TYPE_NOT_ALLOWED',
    'FILE_TYPE_MISMATCH',
    'FILE_NAME_INVALID',
  ],
  touches: ['approval_v1', 'home', ...correctionKind.touches],
})

export const getCorrectionProof = work({
  id: 'get_correction_proof',
  method: 'GET',
  path: '/work_web/checkinout_apv/{id}/proof/',
  summary: 'The file that was attached to a correction, for the people of its document',
  answers: 'binary',
  download: { action: 'document.download_proof', target: { kind: 'document', by: ['id'] } },
  errors: ['FORBIDDEN'],
})
