import { parseClockTime } from '#rules/work-time/clock-time.ts'
import type { AskedEffect, FormEffectKind } from '../../../approvals/forms/index.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { codesOfCompany } from '../../event-codes/index.ts'
import { holdCalendarFor } from '../../work-plans/index.ts'
import { refuseUncovered } from '../coverage/coverage-of.ts'
import { type AskedEvent, sortOf } from '../event-sorts.ts'
import { findEventOfDocument, looseEvent, rewriteEvent } from '../events.store.ts'

const MOST_REASON = 500

/** Leave, work beyond the plan, home and outside work, asked for by a document of a form. */
export const eventOfForm: FormEffectKind = {
  key: 'EVENT',
  names: { days: 'wk_start_date', start_time: 'evt_start_time', end_time: 'evt_end_time' },
  async check(ctx, codes) {
    const known = new Set((await codesOfCompany(ctx)).flatMap((kind) => kind.codes))
    if (!codes.every((code) => known.has(code))) fail('EVENT_NOT_USABLE')
  },
  async judge(ctx, asked, changed) {
    if (asked.code === undefined) fail('EVENT_NOT_USABLE')
    const wanted = eventOf(asked, asked.code)
    const before = changed === undefined ? undefined : await giveBack(ctx, changed)
    const judged = await sortOf(wanted.code).judge(ctx, { ...wanted, insteadOf: before })
    await refuseUncovered(ctx, judged)
    const { content, freesWork, document, person } = judged
    if (before !== undefined)
      await rewriteEvent(ctx, before, { memberId: person.id, documentId: changed!, freesWork, content })
    return { kind: document, content }
  },
}

/** What the request of a document holds is free for the one that it becomes. */
async function giveBack(ctx: CommandContext, documentId: number): Promise<number> {
  // Before its days: who corrects the calendar takes them in this order.
  await holdCalendarFor(ctx, ctx.actor.memberId)
  const { id } = found(await findEventOfDocument(ctx.tx, documentId))
  await looseEvent(ctx, id)
  return id
}

function eventOf({ answers }: AskedEffect, code: string): AskedEvent {
  const { days } = answers
  const range = typeof days === 'string' ? { from: days, to: days } : (days as { from: string; to: string })
  const start = minuteOf(answers.start_time)
  const end = minuteOf(answers.end_time)
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    code,
    from: Temporal.PlainDate.from(range.from),
    to: Temporal.PlainDate.from(range.to),
    start,
    // Until after midnight: of the same working day.
    end: start !== undefined && end !== undefined && end <= start ? end + 1440 : end,
    reason: [...text(answers.reason)].slice(0, MOST_REASON).join(''),
    location: [...text(answers.location)].slice(0, 200).join(''),
  }
}

const minuteOf = (time: unknown) => (typeof time === 'string' ? parseClockTime(time) : undefined)
