import { sql } from '../../../db/sql/sql.ts'
import { atMost } from '../../../db/page-of.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { joinTeamOn } from '../../../people/roles/index.ts'
import type { DayRange } from '../../work-plans/index.ts'

export interface ReplayedPerson {
  id: number
  name: string
  team_name: string | null
}

const workedIn = ({ from }: DayRange) =>
  sql`m.status <> 'INVITED' and (m.status <> 'RETIRED' or coalesce(m.retired_on, ${from}::date) >= ${from})`

/** People who worked for the company in a range of days, after one of them, and how many there are in all. */
export async function listPeopleAfter(
  { tx }: Pick<MemberContext, 'tx'>,
  range: DayRange,
  { after, limit }: { after: number; limit: number },
): Promise<{ people: ReplayedPerson[]; total: number }> {
  const { rows } = await sql<{ total: number; people: ReplayedPerson[] }>`
    with piece as (
      select m.id, m.name, t.name as team_name from members m ${joinTeamOn(range.to)}
      where m.company_id = ${thisCompany} and ${workedIn(range)} and m.id > ${after} order by m.id ${atMost(limit)}
    )
    select (select count(*)::int from members m where m.company_id = ${thisCompany} and ${workedIn(range)}) as total,
      (select coalesce(json_agg(p order by p.id), '[]') from piece p) as people`.execute(tx)
  return rows[0]!
}

export async function findPerson(
  { tx }: Pick<MemberContext, 'tx'>,
  memberId: number,
): Promise<{ id: number } | undefined> {
  return tx.selectFrom('members').select('id').where('id', '=', memberId).executeTakeFirst()
}
