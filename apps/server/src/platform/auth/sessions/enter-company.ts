import { type CompanyId, companyIdOf } from '#server/db/transaction.ts'
import { found } from '#server/http/fail.ts'
import type { OwnAccountContext } from '../auth-context.ts'
import { setSessionCompany } from './sessions.store.ts'

/**
 * Moves the session into a company that the account belongs to.
 * @throws Failure NOT_FOUND for any other company
 */
export async function enterCompany(ctx: OwnAccountContext, companyId: number): Promise<CompanyId> {
  const membership = await ctx.tx
    .selectFrom('memberships')
    .select('company_id')
    .where('account_id', '=', ctx.accountId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  const proven = companyIdOf(found(membership).company_id)
  await setSessionCompany(ctx.tx, ctx.sessionId, ctx.accountId, proven)
  return proven
}
