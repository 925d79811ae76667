import { useQuery } from '@tanstack/react-query'
import { useProfile } from '../../../../page/profile.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import type { EffectPreviewProps } from '../../../approvals/forms/index.ts'
import { minutesOf } from '../work-clock.ts'
import { CorrectionBlock } from './correction-block.tsx'
import { dayRecordQuery } from './day-record-queries.ts'
import { timesAfter } from './times-after.ts'

const UNSENT = { drf_id: 0 }

/** What a form of the company would make of the times of a day; nothing until it says a time. */
export function CorrectionPreview({ asked: { from, start, end, reason } }: EffectPreviewProps) {
  const changeMinute = minutesOf(useProfile().company.change_day_time)
  const record = useQuery(dayRecordQuery(from, undefined))
  return (
    <QueryView query={record}>
      {({ day: { wk_start_time, wk_end_time, sch_start_time } }) => {
        const before = { wk_start_time, wk_end_time }
        const after = timesAfter(before, { start, end }, changeMinute, sch_start_time)
        return (
          after && (
            <CorrectionBlock
              values={{ wk_date: from, before, after, reason, proof: null }}
              document={UNSENT}
            />
          )
        )
      }}
    </QueryView>
  )
}
