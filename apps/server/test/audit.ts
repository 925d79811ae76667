import type { TestApp } from './app.ts'

/** The actions of a company's audit trail, oldest first. */
export async function auditActions(at: Pick<TestApp, 'owner'>, companyId: number): Promise<string[]> {
  const result = await at.owner.query<{ action: string }>(
    'select action from audit_events where company_id = $1 order by id',
    [companyId],
  )
  return result.rows.map((row) => row.action)
}
