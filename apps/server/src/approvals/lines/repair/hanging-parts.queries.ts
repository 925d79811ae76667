import { sql } from '../../../db/sql/sql.ts'
import { dutyCodes, duties } from '#contract/people/roles/duties.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { MemberContext } from '../../../http/context.ts'
import { dutyHolders } from '../../../people/roles/index.ts'

type Reader = Pick<MemberContext, 'tx' | 'today'>

/** A part of a saved line that reaches nobody who is at work. */
export interface HangingPart {
  line_id: number
  target: string
}

/**
 * Parts of saved lines that name somebody who left or is absent, a seat that nobody holds, or what is no more. Own lines of
 * people who left matter to nobody.
 */
export async function hangingParts({ tx, today }: Reader): Promise<HangingPart[]> {
  const numbers = dutyCodes.map((code) => duties[code].lineNumber)
  const openTeam = sql`t.company_id = ${thisCompany} and t.id = n.id and (t.closed_on is null or t.closed_on > ${today})`
  const { rows } = await sql<HangingPart>`
    with named as (
      select distinct l.id as line_id, part[1] as sort, part[2]::bigint as id
      from approval_lines l
      left join members o on o.company_id = l.company_id and o.id = l.member_id
      cross join lateral regexp_matches(l.line || ' ' || l.variants::text,
        '(?<![A-Z0-9_])(U|T|M|IC)([0-9]{1,10})(?![0-9])', 'g') as part
      where l.company_id = ${thisCompany} and (l.member_id is null or o.status in ('WORKING', 'ABSENCE'))
    )
    select n.line_id, n.sort || n.id as target from named n
    where case n.sort
      when 'U' then not exists (
        select 1 from members m where m.company_id = ${thisCompany} and m.id = n.id and m.status = 'WORKING')
      when 'M' then not exists (select 1 from teams t where ${openTeam})
      when 'T' then not exists (
        select 1 from teams t join members m on m.company_id = t.company_id and m.id = t.leader_id
        where ${openTeam} and m.status in ('WORKING', 'ABSENCE'))
      else not exists (
        select 1 from ${dutyHolders} h
        join unnest(${[...dutyCodes]}::text[], ${numbers}::bigint[]) as d (duty, number) on d.duty = h.duty
        join members m on m.company_id = ${thisCompany} and m.id = h.member_id and m.status in ('WORKING', 'ABSENCE')
        where d.number = n.id)
      end
    order by n.line_id, target`.execute(tx)
  return rows
}
