import { useQuery } from '@tanstack/react-query'
import { useProfile } from '../../../../page/profile.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import type { EffectPreviewProps } from '../../../approvals/forms/index.ts'
import { minutesOf } from '../work-clock.ts'
import { CorrectionBlock } from './correction-block.tsx'
import { dayRecordQuery, previewCorrectionQuery } from './day-record-queries.ts'
import { timesAfter } from './times-after.ts'

const UNSENT = { drf_id: 0 }

/** What a form of the company would make of the times of a day; nothing until it says a time. */
export function CorrectionPreview({ asked: { from, start, end, reason } }: EffectPreviewProps) {
  const { id, company } = useProfile()
  const changeMinute = minutesOf(company.change_day_time)
  const record = useQuery(dayRecordQuery(from, undefined))
  const { data: totals } = useQuery(
    previewCorrectionQuery({ date: from, user_id: id }, { start: start || null, end: end || null }),
  )
  return (
    <QueryView query={record}>
      {({ day: { wk_start_time, wk_end_time, sch_start_time } }) => {
        const before = { wk_start_time, wk_end_time }
        const after = timesAfter(before, { start, end }, changeMinute, sch_start_time)
        const minutes = totals?.after ? { before: totals.before, after: totals.after } : null
        return (
          after && (
            <CorrectionBlock
              values={{ wk_date: from, before, after, minutes, reason, proof: null }}
              document={UNSENT}
            />
          )
        )
      }}
    </QueryView>
  )
}
