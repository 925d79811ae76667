import { bindCompany, companyIdOf } from '../../db/transaction.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { chooseForAccount, membershipsOf } from '../../platform/auth/index.ts'

/** A person reads in one language wherever they work; mails about the account follow. */
export async function chooseLanguage(
  { tx, companyId, actor }: Pick<CommandContext, 'tx' | 'companyId' | 'actor'>,
  language: Language,
): Promise<void> {
  await chooseForAccount(tx, actor.accountId, language)
  for (const { company_id, member_id } of await membershipsOf(tx, actor.accountId)) {
    await bindCompany(tx, companyIdOf(company_id))
    await tx.updateTable('members').set({ language }).where('id', '=', member_id).execute()
  }
  await bindCompany(tx, companyId)
}
