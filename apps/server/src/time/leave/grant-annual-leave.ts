import type { Tx } from '../../db/connection.ts'
import type { CompanyId } from '../../db/transaction.ts'
import { accrueGrants, missingGrants } from './accrue-grants.ts'
import { insertGrants, listAccruing } from './account.store.ts'

interface Asked {
  tx: Tx
  companyId: CompanyId
  today: Temporal.PlainDate
}

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
    const people = await listAccruing(tx, after, memberId, PEOPLE_AT_ONCE)
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
