import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { MemberContext } from '../../http/context.ts'
import { nameOrder } from '../../http/reader/name-order.ts'
import { candidates, isTold, type PersonRow } from './find-people.queries.ts'

type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor' | 'language'>

/** Fewer digits are part of too many numbers. */
const FEWEST_DIGITS = 4

/** The digits that somebody typed of a phone number; null for what is none. */
export function phoneEnd(search: string): string | null {
  const digits = search.replace(/[\s()+.-]/g, '')
  return digits.length >= FEWEST_DIGITS && digits.length <= 15 && /^\d+$/.test(digits) ? digits : null
}

/** People who work here and whose number ends so, as far as the reader is told their numbers. Behind all digits comes the colon. */
export async function findByPhone(ctx: Reader, digits: string, limit: number): Promise<PersonRow[]> {
  const reversed = [...digits].toReversed().join('')
  return candidates(ctx, {
    // Few numbers end alike: they are found first, and only then put in order.
    from: sql`from (select m.* from members m
      where m.company_id = ${thisCompany} and m.status in ('WORKING', 'ABSENCE')
        and m.phone_reversed >= ${reversed} and m.phone_reversed < ${`${reversed}:`} offset 0) m where ${isTold(ctx, 'phone')}`,
    order: sql`${nameOrder(ctx)}, m.id`,
    limit,
  })
}
