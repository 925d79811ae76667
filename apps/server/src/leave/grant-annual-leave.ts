import { sql } from 'kysely'
import type { Tx } from '../db/connection.ts'
import type { CompanyId } from '../db/transaction.ts'
import { accrueGrants, missingGrants } from './accrue-grants.ts'
import { type GrantRow, insertGrants, type LeavePerson } from './leave.store.ts'

interface Asked {
  tx: Tx
  companyId: CompanyId
  today: Temporal.PlainDate
}

type PersonWithGrants = LeavePerson & { grants: GrantRow[] }

const PEOPLE_AT_ONCE = 500

/**
 * Stores what has arisen until today for everybody of a company who works, or for one member. Repeating it changes
 * nothing: a grant is unique by person, kind and day.
 * @returns how many people were looked at
 */
export async function grantAnnualLeave(
  { tx, companyId, today }: Asked,
  memberId: number | null = null,
): Promise<number> {
  let after = 0
  let seen = 0
  for (;;) {
    const people = await peopleAfter(tx, after, memberId)
    const missing = people.flatMap((person) =>
      missingGrants(person.grants, accrueGrants(person, today).grants).map((grant) => ({
        memberId: person.id,
        grant,
      })),
    )
    await insertGrants(tx, companyId, missing)
    seen += people.length
    if (people.length < PEOPLE_AT_ONCE) return seen
    after = people.at(-1)!.id
  }
}

async function peopleAfter(tx: Tx, after: number, memberId: number | null): Promise<PersonWithGrants[]> {
  const result = await sql<PersonWithGrants>`
    select m.id, m.name, m.status, m.joined_on, m.standard_day_minutes, c.work_start_minute, c.work_end_minute,
      c.lunch_start_minute, c.lunch_end_minute, c.day_change_minute, c.leave_basis, c.fiscal_start_month,
      c.language as company_language,
      (select coalesce(json_agg(json_build_object('kind', g.kind, 'granted_on', g.granted_on)), '[]')
        from leave_grants g where g.company_id = m.company_id and g.member_id = m.id) as grants
    from members m join companies c on c.company_id = m.company_id
    where m.id > ${after} and (${memberId}::bigint is null or m.id = ${memberId}) and m.joined_on is not null
      and m.status in ('WORKING', 'ABSENCE')
    order by m.id limit ${PEOPLE_AT_ONCE}`.execute(tx)
  return result.rows
}
