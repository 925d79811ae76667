import { type RawBuilder, sql } from 'kysely'
import { receivedBucketOf, sentBucketOf } from '#server/approvals/documents/box-conditions.ts'
import { tallied, talliesOf } from '#server/db/tallies.ts'
import { thisCompany } from '#server/db/this-company.ts'
import { peopleByTeam } from '#server/people/organization/tree.queries.ts'
import type { TestApp } from '#test/app.ts'
import { makeCompany, type TestCompany } from '#test/factories/companies.ts'
import { makeMember, type TestMember } from '#test/factories/members.ts'
import { makeTeam } from '#test/factories/teams.ts'

export const STATES = ['INVITED', 'WORKING', 'ABSENCE', 'RETIRED'] as const
export const DAYS = ['2026-01-01', '2026-05-01', '2026-09-01', '2027-01-01', '2027-05-01'] as const

export interface Cast {
  company: TestCompany
  members: TestMember[]
  teams: number[]
}

export async function castOf(at: TestApp): Promise<Cast> {
  const company = await makeCompany(at)
  const members: TestMember[] = []
  for (const status of [...STATES, 'WORKING'] as const)
    members.push(await makeMember(at, { company, status }))
  return { company, members, teams: [await makeTeam(at, company), await makeTeam(at, company)] }
}

/** What is counted ahead of a company, and the same counted anew. */
export async function numbersOf(at: TestApp, { companyId }: TestCompany) {
  return at.inCompany(companyId, async (tx) => {
    const rows = async (query: RawBuilder<unknown>) => (await query.execute(tx)).rows
    const one = async (query: RawBuilder<number>) =>
      (await sql<{ n: number }>`select ${query} as n`.execute(tx)).rows[0]!.n
    const kept: Record<string, unknown> = {}
    const counted: Record<string, unknown> = {}
    for (const state of STATES) {
      kept[state] = await one(tallied([`MEMBERS_${state}`]))
      counted[state] = await one(sql<number>`(select count(*)::int from members
        where company_id = ${thisCompany} and status = ${state})`)
    }
    kept.turns = await rows(sql`
      select of_id, sum(amount)::int as documents from (${talliesOf('TURNS')}) t group by 1 having sum(amount) <> 0 order by 1`)
    counted.turns = await rows(sql`
      select member_id as of_id, count(distinct document_id)::int as documents from document_receivers
      where company_id = ${thisCompany} and is_shown and not is_processed and receiver_type in ('APPROVER', 'AGREEER', 'FAGREEER')
      group by 1 order by 1`)
    kept.boxes = await rows(sql`
      select counted, of_id, sum(amount)::int as documents from tallies
      where company_id = ${thisCompany} and (counted like 'RECEIVED!_%' escape '!' or counted like 'SENT!_%' escape '!')
      group by 1, 2 having sum(amount) <> 0 order by 1, 2`)
    counted.boxes = await rows(sql`
      select counted, of_id, count(*)::int as documents from (
        select 'RECEIVED_' || ${receivedBucketOf} as counted, r.member_id as of_id
        from document_receivers r join documents d on d.company_id = r.company_id and d.id = r.document_id
        where r.company_id = ${thisCompany} and d.status <> 'ERASED' group by r.member_id, r.document_id, d.status
        union all
        select 'SENT_' || ${sentBucketOf}, d.author_id from documents d where d.company_id = ${thisCompany} and d.status <> 'ERASED') b
      group by 1, 2 order by 1, 2`)
    for (const day of DAYS) {
      const today = Temporal.PlainDate.from(day)
      const found = await sql<{ team_id: number; people: number }>`
        select team_id, people from (${peopleByTeam({ today }, {})}) p
        where people <> 0 order by team_id`.execute(tx)
      kept[day] = found.rows
      const direct = await sql<{ team_id: number; people: number }>`
        select coalesce(tm.team_id, 0) as team_id, count(*)::int as people
        from members m left join team_memberships tm on tm.company_id = m.company_id and tm.member_id = m.id
          and tm.starts_on <= ${day} and (tm.ends_on is null or tm.ends_on > ${day})
        where m.company_id = ${thisCompany} and m.status in ('WORKING', 'ABSENCE') group by 1 order by 1`.execute(
        tx,
      )
      counted[day] = direct.rows
    }
    return { kept, counted }
  })
}
