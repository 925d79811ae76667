import { useTranslation } from 'react-i18next'
import { type LeaveDraft, missingIn } from './leave-draft.ts'

/** By which names the form calls what the server refuses. */
export const REQUEST_FIELDS = {
  wk_event: 'unit',
  evt_start_time: 'start',
  evt_end_time: 'end',
  wk_comment: 'reason',
  wk_location: 'location',
  wk_occasion_date: 'occasion',
  alter_start_date: 'alterDay',
  alter_end_date: 'alterDay',
  alter_wk_event: 'alterDay',
}

export const MISSING_TEXTS = {
  day: 'leave.preview.missingDay',
  start: 'leave.preview.missingStart',
  end: 'leave.preview.missingEnd',
  occasion: 'leave.preview.missingOccasion',
} as const

/** What must still be chosen, at its input. */
export function useMissingFields(): (draft: LeaveDraft) => Record<string, string> {
  const { t } = useTranslation()
  return (draft) => {
    const what = missingIn(draft)
    if (!what) return {}
    const sentence = t(MISSING_TEXTS[what])
    return what === 'day' ? { wk_start_date: sentence } : { [what]: sentence }
  }
}
