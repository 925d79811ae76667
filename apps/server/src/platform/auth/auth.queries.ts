import { termItems } from '#contract/platform/auth/auth.ts'
import { nameIn } from '#rules/profiles/name-in.ts'
import type { Tx } from '../../db/connection.ts'
import { bindCompany, type CompanyId, companyIdOf } from '../../db/transaction.ts'
import type { Language } from '../../http/context.ts'

/** What the owner of an account agreed to; what nobody asked them is not agreed to. */
export async function termsOfAccount(
  tx: Tx,
  accountId: number,
): Promise<Record<(typeof termItems)[number], boolean>> {
  const query = tx.selectFrom('account_terms').select(['item', 'agreed'])
  const rows = await query.where('account_id', '=', accountId).execute()
  const agreed = new Set(rows.filter((row) => row.agreed).map((row) => row.item))
  const answers = termItems.map((item) => [item, agreed.has(item)])
  return Object.fromEntries(answers) as Record<(typeof termItems)[number], boolean>
}

// The accounts that the generator of the demo company makes.
const demoRoles: Record<string, string> = {
  'admin@demo.gyeol.test': 'FULL_ADMIN',
  'middle@demo.gyeol.test': 'LIMITED_ADMIN',
  'leader@demo.gyeol.test': 'TEAM_LEADER',
  'member@demo.gyeol.test': 'MEMBER',
  'payroll@demo.gyeol.test': 'PAYROLL',
}
const DEMO_PASSWORD = 'gyeol-demo-1!'

interface DemoAccount {
  email: string
  password: string
  role: string
  name: string
}

/** The demo accounts that exist, in the order in which the sign-in page offers them, by the names that readers of a language use. */
export async function listDemoAccounts(tx: Tx, language: Language): Promise<DemoAccount[]> {
  const rows = await tx
    .selectFrom('accounts as a')
    .leftJoin('memberships as s', 's.account_id', 'a.id')
    .select(['a.email', 's.company_id'])
    .where('a.email', 'in', Object.keys(demoRoles))
    .orderBy('s.company_id')
    .execute()
  const existing = new Set(rows.map((row) => row.email))
  const companyId = rows.find((row) => row.company_id !== null)?.company_id
  const names = companyId ? await namesIn(tx, companyIdOf(companyId), language) : new Map<string, string>()
  return Object.entries(demoRoles)
    .filter(([email]) => existing.has(email))
    .map(([email, role]) => ({ email, password: DEMO_PASSWORD, role, name: names.get(email) ?? '' }))
}

/** The names of the demo accounts in the company that was made with them. */
async function namesIn(tx: Tx, companyId: CompanyId, language: Language): Promise<Map<string, string>> {
  await bindCompany(tx, companyId)
  const rows = await tx
    .selectFrom('members')
    .select(['email', 'name', 'local_name', 'english_name'])
    .where('email', 'in', Object.keys(demoRoles))
    .execute()
  return new Map(
    rows.map(({ email, name, local_name: local, english_name: english }) => [
      email,
      nameIn(language, { name, local, english }),
    ]),
  )
}
