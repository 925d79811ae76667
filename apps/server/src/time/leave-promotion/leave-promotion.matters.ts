import { sql } from '../../db/sql/sql.ts'
import { EXPIRATION_REASON } from '#rules/leave/promotion-steps.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Matter } from '../../people/employment/index.ts'
import { prepareSoon } from './preparing/prepare-soon.ts'
import { expireOpen } from './promotions.store.ts'

/** Leave of who comes is made ready; of who is away for long, or has left, nothing is asked; what was written stays. */
export const promotionsMatter: Matter = {
  key: 'LEAVE_PROMOTIONS',
  keptRecords: (memberId) => sql<boolean>`exists (select 1 from leave_promotions
    where company_id = ${thisCompany} and asked_at is not null
      and (member_id = ${memberId} or asked_by = ${memberId} or noticed_by = ${memberId}))
    or exists (select 1 from leave_promotion_days where company_id = ${thisCompany} and ${memberId} in (planned_by, refused_by))`,
  joined: prepareSoon,
  async moved(ctx, moves) {
    if (moves.some(({ before, after }) => before.joinedOn !== after.joinedOn)) await prepareSoon(ctx)
  },
  returned: prepareSoon,
  async absent(ctx, memberId) {
    await expireOpen(ctx, [memberId], EXPIRATION_REASON.MEMBER_GONE)
  },
  async ended(ctx, { memberId }) {
    await expireOpen(ctx, [memberId], EXPIRATION_REASON.MEMBER_GONE)
  },
  async erased({ tx }, memberId) {
    await sql`delete from leave_promotions where company_id = ${thisCompany} and member_id = ${memberId}`.execute(
      tx,
    )
  },
}
