import { type RawBuilder, sql } from 'kysely'
import type { CheckInAdjustment, CheckOutAdjustment } from '#rules/work-time/adjust-clock.ts'
import type { WorkType } from '#rules/work-time/work-type.ts'
import type { CompanyHours } from './company-hours.ts'

/** How a person's times are counted from a day on until before another, open without one; null is the company's way. */
export interface WorkTerms {
  from: string
  until: string | null
  workType: WorkType | null
  checkIn: CheckInAdjustment | null
  checkOut: CheckOutAdjustment | null
}

/** The terms of `m` (members) that hold in a range of days, as JSON: none for who has only ever had the company's way. */
export function workTermsIn({
  from,
  to,
}: {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}): RawBuilder<WorkTerms[]> {
  return sql<WorkTerms[]>`coalesce(
    (select json_agg(json_build_object('from', e.starts_on, 'until', e.ends_on, 'workType', e.work_type,
        'checkIn', e.check_in_adjustment, 'checkOut', e.check_out_adjustment))
      from employment_terms e where e.company_id = m.company_id and e.member_id = m.id
        and e.starts_on <= ${to} and (e.ends_on is null or e.ends_on > ${from})),
    json_build_array(json_build_object('from', '', 'until', null, 'workType', m.work_type,
      'checkIn', m.check_in_adjustment, 'checkOut', m.check_out_adjustment)))`
}

/** How the company counts the day of a person: with the person's own terms of that day. */
export function hoursOn(
  { hours, person }: { hours: CompanyHours; person: { terms: readonly WorkTerms[] } },
  day: Temporal.PlainDate,
): CompanyHours {
  const key = day.toString()
  const own = person.terms.find(({ from, until }) => from <= key && (until === null || until > key))
  if (!own) return hours
  return {
    ...hours,
    isFlexible: own.workType === 'FLEX_DAY',
    checkInAdjustment: own.checkIn ?? hours.checkInAdjustment,
    checkOutAdjustment: own.checkOut ?? hours.checkOutAdjustment,
  }
}
