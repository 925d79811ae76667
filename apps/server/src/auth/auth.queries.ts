import type { Tx } from '#server/db/connection.ts'

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
