import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { heldOn, lastsOn } from '../../../db/dated-rows.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { putTerms, showsOtherTerms } from '../../members/index.ts'

/** Puts the terms of today into the records of those who work here, or of one of them. @returns how many changed */
export async function mirrorTerms(
  { tx, today, audit }: Pick<CommandContext, 'tx' | 'today'> & Partial<Pick<CommandContext, 'audit'>>,
  memberId: number | null = null,
): Promise<number> {
  const terms = sql`(select t.* from employment_terms t
    where t.company_id = ${thisCompany} and ${heldOn('t', today)} and (${memberId}::bigint is null or t.member_id = ${memberId}))`
  const rows = await putTerms(tx, terms)
  for (const { id, after } of rows) audit?.({ action: 'member.terms_begin', target: ['member', id], after })
  return rows.length
}

export interface Due {
  retiring: number[]
  absent: number[]
  returning: number[]
}

/** Whose last day is over, whose absence has begun or should have, and whose is over. */
export async function listDue(tx: Tx, today: Temporal.PlainDate): Promise<Due> {
  const result = await sql<Due>`
    select
      (select coalesce(json_agg(p.member_id order by p.last_day, p.member_id), '[]') from planned_retirements p
        join members m on m.company_id = p.company_id and m.id = p.member_id
        where p.company_id = ${thisCompany} and p.last_day < ${today} and m.status in ('WORKING', 'ABSENCE')) as retiring,
      (select coalesce(json_agg(a.member_id order by a.starts_on, a.member_id), '[]') from absences a
        join members m on m.company_id = a.company_id and m.id = a.member_id
        where a.company_id = ${thisCompany} and ${lastsOn('a', today)} and m.status = 'WORKING') as absent,
      (select coalesce(json_agg(m.id order by m.id), '[]') from members m
        where m.company_id = ${thisCompany} and m.status = 'ABSENCE'
          and exists (select 1 from absences a where a.company_id = ${thisCompany} and a.member_id = m.id and a.until_on < ${today})
          and not exists (select 1 from absences a where a.company_id = ${thisCompany} and a.member_id = m.id
            and ${lastsOn('a', today)})) as returning`.execute(tx)
  return result.rows[0]!
}

/** Whether anything was arranged for today or before that does not hold yet. */
export async function isAnythingDue(tx: Tx, today: Temporal.PlainDate): Promise<boolean> {
  const result = await sql<{ due: boolean }>`
    select exists (
        select 1 from employment_terms e join members m on m.company_id = e.company_id and m.id = e.member_id
        where e.company_id = ${thisCompany} and ${heldOn('e', today)} and m.status in ('WORKING', 'ABSENCE')
          and ${showsOtherTerms})
      or exists (select 1 from planned_retirements where company_id = ${thisCompany} and last_day < ${today} and held_at is null)
      or exists (
        select 1 from absences a join members m on m.company_id = a.company_id and m.id = a.member_id
        where a.company_id = ${thisCompany} and a.held_at is null and ((m.status = 'WORKING' and ${lastsOn('a', today)})
          or (m.status = 'ABSENCE' and a.until_on < ${today} and not exists (
            select 1 from absences b where b.company_id = ${thisCompany} and b.member_id = a.member_id
              and ${lastsOn('b', today)})))) as due`.execute(tx)
  return result.rows[0]?.due ?? false
}
