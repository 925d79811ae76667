import { type RawBuilder, sql } from '#server/db/sql/sql.ts'
import type { Tx } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'
import type { Account } from './accounts.store.ts'

/** The language that the owner of an account has chosen; null for the company's. */
export function chosenLanguage(account: Pick<Account, 'language' | 'chose_language'>): Language | null {
  return account.chose_language ? account.language : null
}

export async function chooseForAccount(tx: Tx, accountId: number, language: Language): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ language, chose_language: true })
    .where('id', '=', accountId)
    .execute()
}

/**
 * Mails to those who have not chosen go in the language of their company.
 * @param accounts their ids in brackets, see accountsOf
 */
export async function followCompanyLanguage(
  tx: Tx,
  accounts: RawBuilder<number>,
  language: string,
): Promise<void> {
  // Always in the same order, so that two companies whose people overlap do not wait in a circle.
  await sql`
    update accounts set language = ${language} where id in (
      select id from accounts where id in ${accounts} and not chose_language and language <> ${language}
      order by id for no key update)`.execute(tx)
}
