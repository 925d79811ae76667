import { sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { Matter } from '../../../people/employment/index.ts'
import { cancelEventsAfter } from './cancel-events-after.ts'
import { fitToHours } from './fit-to-hours.ts'
import { reachesPast } from './reaches-past.ts'

/** Requests for days after the last one. LEAVE is what stored plans call them: leave was the first that could be asked for. */
export const eventsMatter: Matter = {
  key: 'LEAVE',
  handingOver: {
    title: {
      ko: '퇴사 후의 휴가·근태 신청 {n}건: {names}',
      ja: '退職後の休暇・勤怠申請{n}件：{names}',
      en: 'Requests after the last working day ({n}): {names}',
    },
    choices: {
      END: { ko: '신청 취소', ja: '申請の取消', en: 'Cancel requests' },
    },
    hanging: (_reader, { memberId, lastDay }) => sql`
      select null, greatest(r.starts_on, ${lastDay}::date + 1)::text, r.starts_on::text from work_events r
      where r.company_id = ${thisCompany} and r.member_id = ${memberId} and ${reachesPast(lastDay)}`,
    // Nobody is free of work that is not theirs any more: they end with the employment, whatever was chosen.
    handOver: () => Promise.resolve(true),
  },
  ended: cancelEventsAfter,
  moved: fitToHours,
  keptRecords: (memberId) => sql<boolean>`
    exists (select 1 from work_events where company_id = ${thisCompany} and member_id = ${memberId})`,
}
