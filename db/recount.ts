import { sql } from '#server/db/sql/sql.ts'
import { receivedBucketOf, sentBucketOf } from '#server/approvals/documents/box-conditions.ts'
import type { Tx } from '#server/db/connection.ts'
import { tally, type TallyChange } from '#server/db/tallies.ts'
import { thisCompany } from '#server/db/this-company.ts'

/**
 * Sets all that is counted ahead of the company of a transaction to what there is: after rows were written past the program, and
 * as a repair, while people go on working. One look sees the rows and the numbers as they are at one moment, and what they
 * differ by is added; what others write meanwhile is on neither side.
 * @returns what was wrong
 */
export async function recount(tx: Tx): Promise<TallyChange[]> {
  // One at a time: two would each add what is missing.
  await tx.selectFrom('companies').select('company_id').forNoKeyUpdate().execute()
  await letEverybodyStand(tx)
  const wrong = await sql<TallyChange>`
    select counted, of_id as of, sum(amount)::int as change
    from (
      select 'MEMBERS_' || status as counted, 0::bigint as of_id, 1 as amount from members where company_id = ${thisCompany}
      union all
      select 'TEAM', team_id, 1 from team_memberships where company_id = ${thisCompany} and stands and ends_on is null
      union all
      select 'TURNS', member_id, count(distinct document_id)::int from document_receivers
      where company_id = ${thisCompany} and is_shown and not is_processed and receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER')
      group by member_id
      union all
      select 'RECEIVED_' || box, member_id, count(*)::int from (
        select r.member_id, ${receivedBucketOf} as box
        from document_receivers r join documents d on d.company_id = r.company_id and d.id = r.document_id
        where r.company_id = ${thisCompany} and d.status <> 'ERASED' group by r.member_id, r.document_id, d.status) received
      group by box, member_id
      union all
      select 'SENT_' || box, author_id, count(*)::int from (
        select d.author_id, ${sentBucketOf} as box from documents d where d.company_id = ${thisCompany} and d.status <> 'ERASED') sent
      group by box, author_id
      union all
      select counted, of_id, -amount from tallies where company_id = ${thisCompany}
    ) sides
    group by counted, of_id having sum(amount) <> 0`.execute(tx)
  await tally(tx, wrong.rows)
  return wrong.rows
}

/** Held first, so that nobody comes or leaves between the two statements. */
async function letEverybodyStand(tx: Tx): Promise<void> {
  const worksHere = sql`(m.status in ('WORKING', 'ABSENCE'))`
  const held = await sql<{ id: number }>`
    select m.id from members m
    where m.company_id = ${thisCompany} and exists (select 1 from team_memberships tm
      where tm.company_id = ${thisCompany} and tm.member_id = m.id and tm.stands <> ${worksHere})
    order by m.id for share`.execute(tx)
  await sql`
    update team_memberships tm set stands = ${worksHere} from members m
    where tm.company_id = ${thisCompany} and m.company_id = tm.company_id and m.id = tm.member_id
      and m.id = any(${held.rows.map(({ id }) => id)}::bigint[])`.execute(tx)
}
