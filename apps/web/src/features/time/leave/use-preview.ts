import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { previewEvent } from '#contract/time/work-events/work-events.ts'
import { q } from '../../../api/query.ts'
import { type LeaveDraft, wantedOf } from './leave-draft.ts'
import type { Preview } from './leave-queries.ts'
import { previewState, type PreviewState } from './preview-state.ts'

/** The request that becomes this one, and for whom it is when not for oneself. */
export interface AskedFor {
  insteadOf?: number | undefined
  userId?: number | undefined
}

const WAIT_MS = 250

/** Counts a draft on the server while it is being chosen; the answer to the choice before stays in sight meanwhile. */
export function usePreview(
  draft: LeaveDraft,
  { insteadOf, userId }: AskedFor = {},
): { state: PreviewState; shown: Preview | undefined } {
  const chosen = wantedOf(draft)
  const wanted = chosen && {
    ...chosen,
    ...(insteadOf !== undefined && { wk_event_id: insteadOf }),
    ...(userId !== undefined && { user_id: userId }),
  }
  const key = wanted && JSON.stringify(wanted)
  const [asked] = useDebouncedValue(key, WAIT_MS)
  const query = asked ? (JSON.parse(asked) as NonNullable<typeof wanted>) : null
  const read = q(previewEvent, { query: query ?? { code: 'VACATION:ANNUAL:FULL', wk_start_date: '' } })
  const answer = useQuery({
    ...read,
    ...(query === null && { queryFn: skipToken }),
    // Colleagues ask for leave too: what was counted a while ago is counted again.
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  })
  const isOld = asked !== key || answer.isPlaceholderData
  const preview = wanted ? answer.data : undefined
  return {
    state: previewState(draft, { preview, isOld, error: asked === key ? answer.error : null }),
    shown: preview,
  }
}
