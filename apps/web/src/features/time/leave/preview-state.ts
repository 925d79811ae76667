import { missingIn, type LeaveDraft, type MissingPart } from './leave-draft.ts'
import type { Preview } from './leave-queries.ts'
import { roundDays } from './readable-step.ts'

export type PreviewState =
  /** Something must still be chosen. */
  | { kind: 'missing'; what: MissingPart }
  /** Being counted; the answer to an earlier choice may stay in sight. */
  | { kind: 'counting' }
  /** The server could not count it: the sentence stands in the error. */
  | { kind: 'refused'; error: unknown }
  /** Counted, but it would be refused. */
  | {
      kind: 'blocked'
      why: 'none' | 'closed' | 'conflict' | 'short' | 'coverage' | 'alternative'
      preview: Preview
    }
  | { kind: 'ready'; preview: Preview }

interface Counted {
  preview: Preview | undefined
  /** The answer is the one to an earlier choice. */
  isOld: boolean
  error: unknown
}

/** What the dialog may say about a draft now. */
export function previewState(draft: LeaveDraft, { preview, isOld, error }: Counted): PreviewState {
  const what = missingIn(draft)
  if (what) return { kind: 'missing', what }
  if (error && !preview) return { kind: 'refused', error }
  if (!preview || isOld) return error ? { kind: 'refused', error } : { kind: 'counting' }
  if (preview.counted_days.length === 0) return { kind: 'blocked', why: 'none', preview }
  if (preview.closed_date) return { kind: 'blocked', why: 'closed', preview }
  if (preview.conflict_date) return { kind: 'blocked', why: 'conflict', preview }
  if (!preview.is_enough) return { kind: 'blocked', why: 'short', preview }
  if (preview.coverage?.refuses && preview.coverage.short_days.length > 0)
    return { kind: 'blocked', why: 'coverage', preview }
  if (preview.alter_error !== null) return { kind: 'blocked', why: 'alternative', preview }
  return { kind: 'ready', preview }
}

/** What of a request comes from leave that arises by then, and so lessens nothing of what there is today. */
export function comingDays({ applied_days, v_days_before, v_days_after, is_enough }: Preview): number {
  if (!is_enough || v_days_before === null || v_days_after === null) return 0
  const coming = applied_days - (v_days_before - v_days_after)
  // Thousandths are left over by rounding.
  return coming < 0.01 ? 0 : roundDays(coming)
}

export type AwayDay = Preview['team_away'][number]

/** Who else is away: of each person the days in order. */
export function awayByPerson(away: readonly AwayDay[]): AwayDay[][] {
  return [...Map.groupBy(away, (one) => one.user_id).values()]
}
