import { termItems } from '#contract/platform/auth/auth.ts'
import type { Tx } from '#server/db/connection.ts'

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

/** The demo accounts that exist, in the order in which the sign-in page offers them. */
export async function listDemoAccounts(tx: Tx): Promise<{ email: string; password: string; role: string }[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('email')
    .where('email', 'in', Object.keys(demoRoles))
    .execute()
  const existing = new Set(rows.map((row) => row.email))
  return Object.entries(demoRoles)
    .filter(([email]) => existing.has(email))
    .map(([email, role]) => ({ email, password: DEMO_PASSWORD, role }))
}
