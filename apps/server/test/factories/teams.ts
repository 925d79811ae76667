import { type TestApp, withOwner } from '../app.ts'
import type { TestCompany } from './companies.ts'

let made = 0

/** A team, opened in 2024 unless `openedOn` says otherwise; `leaderId` is a member's id. */
export function makeTeam(
  test: TestApp,
  company: TestCompany,
  fields: { name?: string; parentId?: number; leaderId?: number; openedOn?: string } = {},
): Promise<number> {
  made += 1
  return withOwner(test, async (tx) => {
    const row = await tx
      .insertInto('teams')
      .values({
        company_id: company.companyId,
        name: fields.name ?? `팀 ${made}`,
        parent_id: fields.parentId ?? null,
        leader_id: fields.leaderId ?? null,
        opened_on: fields.openedOn ?? '2024-01-02',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })
}
