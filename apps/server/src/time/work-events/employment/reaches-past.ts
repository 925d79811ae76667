import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { edgeOfHolder } from '../../work-days/index.ts'
import { EVENT_HOLDER } from '../events.store.ts'

/**
 * Whether something of a request `r` that waits or was approved is held after a last day, also where it was asked for on its evening;
 * days off do not count, though it was asked for over them. Work that was agreed on for days before and after does not end.
 */
export function reachesPast(lastDay: Temporal.PlainDate): RawBuilder<boolean> {
  const [first, last] = [edgeOfHolder('first', EVENT_HOLDER, 'r'), edgeOfHolder('last', EVENT_HOLDER, 'r')]
  return sql<boolean>`(r.status in ('REQUESTED', 'APPROVED') and r.ends_on >= ${lastDay}
    and coalesce(${last}, r.starts_on) > ${lastDay}
    and not (r.status = 'APPROVED' and (r.event_code = 'WORK:EXTENDED' or r.event_code like 'WORK:WEEKEND:%')
      and coalesce(${first} <= ${lastDay}, false)))`
}
