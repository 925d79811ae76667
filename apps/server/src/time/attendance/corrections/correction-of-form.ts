import { parseClockTime } from '#rules/work-time/clock-time.ts'
import type { FormEffectKind } from '../../../approvals/forms/index.ts'
import { fail } from '../../../http/fail.ts'
import type { DocumentKind } from '../../../approvals/documents/index.ts'
import { correctionDocument } from './correction-document.ts'
import { judgeAsked } from './request-correction.ts'

const MOST_REASON = 300

/** A correction of one's own times, asked for by a document of a form. */
export const correctionOfForm: FormEffectKind = {
  key: 'CORRECTION',
  names: { day: 'wk_date', in_time: 'wk_start_time', out_time: 'wk_end_time', reason: 'reason' },
  check: async () => undefined,
  async judge(ctx, { answers }) {
    const { day, in_time, out_time, reason } = answers
    const start = minuteOf(in_time)
    const end = minuteOf(out_time)
    if (start === undefined && end === undefined) fail('INVALID_RANGE')
    const content = await judgeAsked(ctx, {
      day: Temporal.PlainDate.from(day as string),
      start,
      end,
      reason: [...(typeof reason === 'string' ? reason : '')].slice(0, MOST_REASON).join(''),
    })
    return { kind: correctionDocument as unknown as DocumentKind, content }
  },
}

const minuteOf = (time: unknown) => (typeof time === 'string' ? parseClockTime(time) : undefined)
