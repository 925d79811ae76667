import { sql } from 'kysely'
import { hashPassword } from '#server/auth/index.ts'
import { type TestApp, withOwner } from '../app.ts'

let made = 0

export interface TestAccount {
  accountId: number
  email: string
  password: string
}

export interface AccountFields {
  email?: string
  password?: string
  confirmed?: boolean
}

/** An account that signs in with its password and belongs to no company. */
export async function makeAccount(test: TestApp, fields: AccountFields = {}): Promise<TestAccount> {
  made += 1
  const email = fields.email ?? `account${made}@gyeol.test`
  const password = fields.password ?? 'maple-harbor-42'
  const passwordHash = await hashPassword(password)
  return withOwner(test, async (tx) => {
    const row = await tx
      .insertInto('accounts')
      .values({
        email,
        password_hash: passwordHash,
        ...(fields.confirmed !== false && { confirmed_at: sql<string>`now()` }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { accountId: row.id, email, password }
  })
}
