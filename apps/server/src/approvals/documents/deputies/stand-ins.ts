import { sql } from '../../../db/sql/sql.ts'
import { isDecider, type ReceiverType } from '#rules/approvals/receiver.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { delegatedTo } from './deputies.ts'

/** Of somebody who would decide: whether they are absent, and who may decide for them today. */
export interface StandIns {
  is_absent: boolean
  deputies: { user_id: number; username: string }[]
}

const NOBODY: StandIns = { is_absent: false, deputies: [] }

/**
 * Of each place of a line that is no document yet, by whom it would be decided as well; readers have nobody. As deputedPlaces judges
 * it, nobody decides for another on an own document, nor on a line on which they decide themselves.
 * @param kinds of which the document may be
 */
export async function standInsOf(
  { tx, today }: Pick<MemberContext, 'tx' | 'today'>,
  drafterId: number,
  line: readonly { memberId: number; type: ReceiverType }[],
  kinds: readonly string[],
): Promise<(place: { memberId: number; type: ReceiverType }) => StandIns> {
  const deciders = line.filter(isDecider).map(({ memberId }) => memberId)
  if (deciders.length === 0) return () => NOBODY
  const { rows } = await sql<StandIns & { member_id: number }>`
    select m.id as member_id, m.status = 'ABSENCE' as is_absent, (
      select coalesce(json_agg(json_build_object('user_id', t.id, 'username', t.name) order by t.name, t.id), '[]')
      from members t where t.company_id = ${thisCompany} and t.id <> all(${[drafterId, ...deciders]}::bigint[])
        and t.id in (${delegatedTo(today, sql`m.id`, kinds)})) as deputies
    from members m where m.company_id = ${thisCompany} and m.id = any(${deciders}::bigint[])`.execute(tx)
  const known = new Map(rows.map(({ member_id, ...one }) => [member_id, one]))
  return (place) => (isDecider(place) && known.get(place.memberId)) || NOBODY
}
