import { type RawBuilder, sql } from '#server/db/sql/sql.ts'
import type { Tx } from '#server/db/connection.ts'
import { followCompanyLanguage } from '../own-language.store.ts'
import type { CompanyId } from '#server/db/transaction.ts'

/** Which companies an account may enter, and as whom; always in the same order, so that two who lock them do not wait in a circle. */
export async function membershipsOf(tx: Tx, accountId: number) {
  return tx
    .selectFrom('memberships')
    .select(['company_id', 'member_id'])
    .where('account_id', '=', accountId)
    .orderBy('company_id')
    .execute()
}

/** The ids of the companies that an account may enter, to be read from: `d.company_id in ${companiesOf(accountId)}`. */
export function companiesOf(accountId: number): RawBuilder<number> {
  return sql<number>`(select company_id from memberships where account_id = ${accountId})`
}

/** The ids of the accounts that may enter a company, to be read from likewise. */
export function accountsOf(companyId: CompanyId): RawBuilder<number> {
  return sql<number>`(select account_id from memberships where company_id = ${companyId})`
}

/** Whether the account may enter any company. */
export async function hasCompany(tx: Tx, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('memberships')
    .select('company_id')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Which companies an account has left by retirement, and as whom. */
export async function pastMembershipsOf(tx: Tx, accountId: number) {
  return tx
    .selectFrom('past_memberships')
    .select(['company_id', 'member_id'])
    .where('account_id', '=', accountId)
    .orderBy('company_id')
    .execute()
}

/** Remembers whom an account was in a company that it has been shut out of, until it is let in again. */
export async function rememberLeaving(
  tx: Tx,
  companyId: CompanyId,
  accountId: number,
  memberId: number,
): Promise<void> {
  await tx
    .insertInto('past_memberships')
    .values({ account_id: accountId, company_id: companyId, member_id: memberId })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'company_id']).doUpdateSet({ member_id: memberId }),
    )
    .execute()
}

/** Lets an account into the company; a session that is in no company yet enters it. */
export async function letIn(
  tx: Tx,
  companyId: CompanyId,
  accountId: number,
  memberId: number,
): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({ account_id: accountId, company_id: companyId, member_id: memberId })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'company_id']).doUpdateSet({ member_id: memberId }),
    )
    .execute()
  const { language } = await tx.selectFrom('companies').select('language').executeTakeFirstOrThrow()
  await followCompanyLanguage(tx, sql<number>`(${accountId})`, language)
  const past = tx.deleteFrom('past_memberships').where('account_id', '=', accountId)
  await past.where('company_id', '=', companyId).execute()
  const waiting = tx
    .updateTable('sessions')
    .set({ company_id: companyId })
    .where('account_id', '=', accountId)
  await waiting.where('company_id', 'is', null).where('revoked_at', 'is', null).execute()
}

/** Shuts an account out: its sessions are in this company no longer. */
export async function shutOut(tx: Tx, companyId: CompanyId, accountId: number): Promise<void> {
  await tx
    .deleteFrom('memberships')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute()
  const inside = tx.updateTable('sessions').set({ company_id: null }).where('account_id', '=', accountId)
  await inside.where('company_id', '=', companyId).execute()
}
