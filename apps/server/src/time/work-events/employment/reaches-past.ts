import { type RawBuilder, sql } from 'kysely'
import { thisCompany } from '../../../db/this-company.ts'
import { EVENT_HOLDER } from '../events.store.ts'

/**
 * Whether something of a request `r` that waits or was approved is held after a last day; days off do not count, though it was asked
 * for over them. Work that was agreed on for days before and after does not end.
 */
export function reachesPast(lastDay: Temporal.PlainDate): RawBuilder<boolean> {
  const held = (
    condition: RawBuilder<unknown>,
  ) => sql`exists (select 1 from day_parts p where p.company_id = ${thisCompany}
    and p.holder_kind = ${EVENT_HOLDER} and p.holder_id = r.id and ${condition})`
  return sql<boolean>`(r.status in ('REQUESTED', 'APPROVED') and r.ends_on > ${lastDay}
    and (r.starts_on > ${lastDay} or ${held(sql`p.work_on > ${lastDay}`)})
    and not (r.status = 'APPROVED' and (r.event_code = 'WORK:EXTENDED' or r.event_code like 'WORK:WEEKEND:%')
      and ${held(sql`p.work_on <= ${lastDay}`)}))`
}
