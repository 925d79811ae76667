import { sql } from '../../../db/sql/sql.ts'
import { builtInCodeOf } from '#rules/event-codes/event-codes.ts'
import type { Tx } from '../../../db/connection.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { WantedEvent } from '../event-sorts.ts'

/** A request for the same event in somebody's life, such as a birth. */
export interface EarlierRequest {
  starts_on: string
  ends_on: string
  counted_minutes: number
}

/** What a person has asked for the same event already; none for codes that go by none. */
export async function earlierFor(
  { tx }: { tx: Tx },
  memberId: number,
  { code, occasionOn, insteadOf = 0 }: Pick<WantedEvent, 'code' | 'occasionOn' | 'insteadOf'>,
): Promise<readonly EarlierRequest[]> {
  const kind = builtInCodeOf(code)
  if (!kind?.statutory || !occasionOn) return []
  const { rows } = await sql<EarlierRequest>`
    select starts_on, ends_on, counted_minutes from work_events
    where company_id = ${thisCompany} and member_id = ${memberId} and occasion_on = ${occasionOn}
      and event_code like ${`${kind.code}:%`} and status in ('REQUESTED', 'APPROVED') and id <> ${insteadOf}`.execute(
    tx,
  )
  return rows
}
