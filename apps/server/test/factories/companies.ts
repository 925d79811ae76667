import { type TestApp, withOwner } from '../app.ts'

let made = 0

export interface TestCompany {
  companyId: number
  name: string
  joinCode: string
}

/** A company with the product's defaults and nobody in it. */
export function makeCompany(test: TestApp, fields: { name?: string } = {}): Promise<TestCompany> {
  made += 1
  const name = fields.name ?? `회사 ${made}`
  const joinCode = `JOIN${made}${process.pid}`
  return withOwner(test, async (tx) => {
    const row = await tx
      .insertInto('company_directory')
      .values({ join_code: joinCode, name })
      .returning('company_id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('companies').values({ company_id: row.company_id, name }).execute()
    return { companyId: row.company_id, name, joinCode }
  })
}
