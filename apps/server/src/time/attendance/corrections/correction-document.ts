import { z } from 'zod'
import { correctionKind } from '#contract/time/attendance/correction-kind.ts'
import type { correctionValues } from '#contract/time/attendance/corrections.ts'
import type { Input } from '#contract/endpoint.ts'
import type { DocumentKind } from '../../../approvals/documents/index.ts'
import { NEAR_MINUTES } from '#rules/work-time/comes-for-next-day.ts'
import { dayText } from '../../../day-text.ts'
import { fail } from '../../../http/fail.ts'
import {
  closedAt,
  closedFailure,
  correctDay,
  judgeUndo,
  undoCorrection,
  type WantedDay,
} from '../../work-days/index.ts'
import { clockOrNull } from '../attendance.wire.ts'
import { dayTotals, totalsToWire } from './day-totals.ts'

const minute = z.int().min(-NEAR_MINUTES).max(2879).nullable()

/** What a correction says: the times that the day had when it was asked for, and those that it should have. */
export const correctionContent = z.object({
  day: z.iso.date(),
  before: z.object({ in: minute, out: minute }),
  after: z.object({ in: minute, out: minute }),
  minutes: z.object({ before: dayTotals, after: dayTotals }).nullable().default(null),
  reason: z.string().max(300),
  proof: z.object({ file: z.int(), name: z.string(), bytes: z.int() }).nullable().default(null),
})

export type CorrectionContent = z.output<typeof correctionContent>

const NAMES = { ko: '출퇴근 정정', ja: '打刻修正', en: 'Time correction' }

/** A correction of one's own times: approved it changes the day and stays in its history. */
export const correctionDocument: DocumentKind<CorrectionContent> = {
  ...correctionKind,
  feature: 'ATTENDANCE',
  content: correctionContent,
  textField: 'reason',
  line: { roles: ['COMMUTE'], facts: [], caseOf: () => ({ role: 'COMMUTE', facts: {} }) },
  headline: ({ day }, language, today) =>
    `${NAMES[language]} · ${dayText(Temporal.PlainDate.from(day), language, today.year)}`,
  toWire: contentToWire,
  mayOpen: (ctx, authorId) => authorId === ctx.actor.memberId,
  async approved(ctx, { authorId, content }) {
    await correctDay(ctx, wantedBy(authorId, content))
  },
  async reopened(ctx, { authorId, content }) {
    await undoCorrection(ctx, wantedBy(authorId, content))
  },
  async canceled(ctx, { authorId, content, isApproved }) {
    if (isApproved) await undoCorrection(ctx, wantedBy(authorId, content))
  },
  // Alone nobody changes what the line has agreed to of their times; of a closed day the line does not either.
  async refusesCancel(ctx, { authorId, content }) {
    const isClosed = content && (await closedAt(ctx, authorId, Temporal.PlainDate.from(content.day)))
    return isClosed ? closedFailure(content.day) : 'CORRECTION_APPLIED'
  },
  isCanceledByDocument: true,
  async refusesAgreedCancel(ctx, { authorId, content }) {
    await judgeUndo(ctx, wantedBy(authorId, content))
    return null
  },
}

function wantedBy(memberId: number, content: CorrectionContent | null): WantedDay {
  if (!content) fail('INVALID_RANGE')
  const { day, before, after, reason } = content
  return {
    memberId,
    day: Temporal.PlainDate.from(day),
    isPlaced: true,
    // What was not asked for stays as it is by now.
    start: after.in === before.in ? undefined : after.in,
    end: after.out === before.out ? undefined : after.out,
    reason,
  }
}

function contentToWire({
  day,
  before,
  after,
  minutes,
  reason,
  proof,
}: CorrectionContent): Input<typeof correctionValues> {
  const times = (one: CorrectionContent['before']) => ({
    wk_start_time: clockOrNull(one.in),
    wk_end_time: clockOrNull(one.out),
  })
  return {
    wk_date: day,
    before: times(before),
    after: times(after),
    minutes: minutes && { before: totalsToWire(minutes.before), after: totalsToWire(minutes.after) },
    reason,
    proof: proof && { file_name: proof.name, file_size: proof.bytes },
  }
}
