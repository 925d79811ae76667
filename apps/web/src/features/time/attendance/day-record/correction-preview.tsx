import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import type { EffectPreviewProps } from '../../../approvals/forms/index.ts'
import { CorrectionBlock } from './correction-block.tsx'
import { dayRecordQuery } from './day-record-queries.ts'

const UNSENT = { drf_id: 0 }

/** What a form of the company would make of the times of a day; a time that is not asked for stays as it is. */
export function CorrectionPreview({ asked: { from, start, end, reason } }: EffectPreviewProps) {
  const record = useQuery(dayRecordQuery(from, undefined))
  return (
    <QueryView query={record}>
      {({ day: { wk_start_time, wk_end_time } }) => {
        const before = { wk_start_time, wk_end_time }
        const after = { wk_start_time: start || wk_start_time, wk_end_time: end || wk_end_time }
        return (
          <CorrectionBlock values={{ wk_date: from, before, after, reason, proof: null }} document={UNSENT} />
        )
      }}
    </QueryView>
  )
}
