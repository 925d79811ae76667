import { type AbsenceKind, absenceKinds } from '#contract/people/members/members.ts'
import { fail } from '../../http/fail.ts'
import type { DocumentKind } from '../documents/index.ts'
import type { FormEffectKind } from '../forms/index.ts'
import { absenceDocument } from './absence-document.ts'
import { rewriteRequest } from './employment-requests.store.ts'
import { judgeAskedAbsence } from './request-absence.ts'
import { judgeAskedRetirement } from './request-retirement.ts'
import { retirementDocument } from './retirement-document.ts'

const MOST_ABSENCE_REASON = 200
const MOST_RETIREMENT_REASON = 500

const cut = (reason: unknown, most: number): string =>
  typeof reason === 'string' ? [...reason].slice(0, most).join('') : ''
const isKind = (code: string): code is AbsenceKind => (absenceKinds as readonly string[]).includes(code)

/** A leave of absence of the drafter, asked for by a document of a form. */
export const absenceOfForm: FormEffectKind = {
  key: 'ABSENCE',
  names: { days: 'start_date', reason: 'reason' },
  async check(_ctx, codes) {
    if (!codes.every(isKind)) fail('EVENT_NOT_USABLE')
  },
  async judge(ctx, { code, answers: { days, reason } }, changed) {
    if (code === undefined || !isKind(code)) fail('EVENT_NOT_USABLE')
    const { from, to } = days as { from: string; to: string }
    const content = await judgeAskedAbsence(ctx, {
      memberId: ctx.actor.memberId,
      kind: code,
      from: Temporal.PlainDate.from(from),
      until: Temporal.PlainDate.from(to),
      reason: cut(reason, MOST_ABSENCE_REASON),
    })
    if (changed !== undefined)
      await rewriteRequest(ctx.tx, {
        document_id: changed,
        starts_on: content.from,
        until_on: content.until,
      })
    return { kind: absenceDocument as unknown as DocumentKind, content }
  },
}

/** The drafter leaves, asked for by a document of a form. */
export const retirementOfForm: FormEffectKind = {
  key: 'RETIREMENT',
  names: { day: 'retire_date', reason: 'reason' },
  check: async () => undefined,
  async judge(ctx, { answers: { day, reason } }, changed) {
    const content = await judgeAskedRetirement(ctx, {
      memberId: ctx.actor.memberId,
      lastDay: Temporal.PlainDate.from(day as string),
      reason: cut(reason, MOST_RETIREMENT_REASON),
    })
    if (changed !== undefined)
      await rewriteRequest(ctx.tx, { document_id: changed, starts_on: content.lastDay, until_on: null })
    return { kind: retirementDocument as unknown as DocumentKind, content }
  },
}
