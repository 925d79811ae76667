import type { Tx } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'

const columns = [
  'id',
  'email',
  'password_hash',
  'language',
  'confirmed_at',
  'mfa_kind',
  'totp_secret',
] as const

export interface Account {
  id: number
  email: string
  password_hash: string
  language: Language
  confirmed_at: string | null
  mfa_kind: 'MAIL' | 'TOTP' | null
  totp_secret: string | null
}

export async function accountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const row = await tx.selectFrom('accounts').select(columns).where('email', '=', email).executeTakeFirst()
  return row as Account | undefined
}

export async function accountById(tx: Tx, id: number): Promise<Account> {
  const row = await tx.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirstOrThrow()
  return row as Account
}

/** The account, kept from being changed or entered twice until the transaction ends. */
export async function lockAccount(tx: Tx, id: number): Promise<Account> {
  const query = tx.selectFrom('accounts').select(columns).where('id', '=', id).forUpdate()
  return (await query.executeTakeFirstOrThrow()) as Account
}

export interface NewAccount {
  email: string
  passwordHash: string
  birthOn: Temporal.PlainDate
  language: Language
}

/** The id of the new account; null when a confirmed one has the address, and an unconfirmed one is replaced. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<number | null> {
  await tx
    .deleteFrom('accounts')
    .where('email', '=', account.email)
    .where('confirmed_at', 'is', null)
    .execute()
  const row = await tx
    .insertInto('accounts')
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      birth_on: account.birthOn.toString(),
      language: account.language,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertTerms(
  tx: Tx,
  accountId: number,
  terms: readonly { item: string; agreed: boolean }[],
): Promise<void> {
  await tx
    .insertInto('account_terms')
    .values(terms.map(({ item, agreed }) => ({ account_id: accountId, item, agreed })))
    .execute()
}

export async function confirmAccount(tx: Tx, id: number, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ confirmed_at: now.toString() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

export async function setPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export async function setSecondFactor(
  tx: Tx,
  id: number,
  kind: 'MAIL' | 'TOTP' | null,
  secret: string | null,
): Promise<void> {
  await tx.updateTable('accounts').set({ mfa_kind: kind, totp_secret: secret }).where('id', '=', id).execute()
}
