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

/** Mails to those who have not chosen go in the language of their company. */
export async function followCompanyLanguage(
  tx: Tx,
  accountIds: readonly number[],
  language: string,
): Promise<void> {
  if (accountIds.length === 0) return
  await tx
    .updateTable('accounts')
    .set({ language })
    .where('id', 'in', accountIds)
    .where('chose_language', '=', false)
    .execute()
}
