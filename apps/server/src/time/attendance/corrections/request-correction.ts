import {
  MOST_PROOF_BYTES,
  type requestCorrection as endpoint,
} from '#contract/time/attendance/corrections.ts'
import type { EndpointInput, Input } from '#contract/endpoint.ts'
import { NEAR_MINUTES } from '#rules/work-time/comes-for-next-day.ts'
import { workingDayOf } from '#rules/work-time/working-day.ts'
import { submitDocument } from '../../../approvals/documents/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import type { FileStore } from '../../../outside/files/file-store.ts'
import { storeFile } from '../../../platform/files/index.ts'
import { judgeCorrection, refuseTimes } from '../../work-days/index.ts'
import { loadSettings } from '../load-settings.ts'
import { type CorrectionContent, correctionDocument } from './correction-document.ts'
import { totalsOf } from './day-totals.ts'
import { requireEmployed } from './edit-day.ts'
import { isWaitingFor } from './waiting-corrections.ts'

type Asked = EndpointInput<typeof endpoint>['body']

interface AskedDay {
  day: Temporal.PlainDate
  /** Said as a moment, which lies where it lies. */
  isPlaced?: boolean
  start: number | undefined
  end: number | undefined
}

/**
 * Asks the own leader to correct the times of a day: judged as if it were approved now, so that nobody waits for what cannot be.
 * @throws Failure INVALID_RANGE, BEFORE_JOIN, NO_APPROVER, FILE_* with its reason
 */
export async function requestCorrection(
  ctx: CommandContext,
  asked: Asked,
  store: FileStore,
): Promise<Input<(typeof endpoint)['response']>> {
  const content = await judgeAsked(ctx, {
    ...askedDay(ctx, asked),
    reason: asked.reason,
  })
  const proof = asked.proof ? await storeFile(ctx, store, asked.proof, MOST_PROOF_BYTES) : null
  const attached = proof && {
    file: proof.id,
    name: proof.name,
    bytes: proof.bytes,
  }
  const sent = await submitDocument(ctx, correctionDocument, {
    content: { ...content, proof: attached },
  })
  return { drf_id: sent.id, drf_status: sent.status }
}

/** What a correction would say, judged as if it were approved now. @throws Failure INVALID_RANGE, BEFORE_JOIN, and what a day refuses */
export async function judgeAsked(
  ctx: CommandContext,
  { day, isPlaced, start, end, reason }: AskedDay & { reason: string },
): Promise<CorrectionContent> {
  const memberId = ctx.actor.memberId
  const { person } = await loadSettings(ctx, { from: day, to: day })
  await requireEmployed(ctx, person, day)
  const { before, after, plan, parts } = await judgeCorrection(ctx, {
    memberId,
    day,
    isPlaced,
    start,
    end,
  })
  const content = {
    day: day.toString(),
    before: { in: before.in_minute, out: before.out_minute },
    after: { in: after.in_minute, out: after.out_minute },
    minutes: { before: totalsOf(plan, before, parts), after: totalsOf(plan, after, parts) },
    reason,
    proof: null,
  }
  const isSame = content.before.in === content.after.in && content.before.out === content.after.out
  if (isSame) refuseTimes('NOTHING_CHANGED', ctx)
  if (await isWaitingFor(ctx, content)) refuseTimes('ALREADY_ASKED', ctx)
  return content
}

/** Which times of which day: said outright, or as one check at a moment, which belongs to the working day that it lies in. */
function askedDay({ actor }: CommandContext, asked: Asked): AskedDay {
  const { loc_time: check, loc_check_type: kind } = asked
  if (!check || !kind) {
    if (!asked.wk_date) fail('INVALID_RANGE')
    return {
      day: asked.wk_date,
      start: asked.wk_start_time,
      end: asked.wk_end_time,
    }
  }
  const local = check.toZonedDateTimeISO(actor.timezone).toPlainDateTime()
  const day = asked.wk_date ?? workingDayOf(local, actor.dayChangeMinute)
  const minute = Math.floor(day.toPlainDateTime().until(local).total('minutes'))
  if (minute < -NEAR_MINUTES || minute >= 2880) fail('INVALID_RANGE')
  const [start, end] = kind === 'OUT' ? [undefined, minute] : [minute, undefined]
  return { day, isPlaced: true, start, end }
}
