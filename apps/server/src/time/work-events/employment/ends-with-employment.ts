import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import { edgeOfHolder } from '../../work-days/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'

/** Whether a document `d` asks for what counts after a last day alone: it ends with the employment, whatever else is chosen. */
export function endsWithEmployment(lastDay: Temporal.PlainDate): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from work_events r where r.company_id = ${thisCompany}
    and r.document_id = d.id and coalesce(${edgeOfHolder('first', EVENT_HOLDER, 'r')}, r.starts_on) > ${lastDay})`
}
