import type { Tx } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'

const columns = [
  'id',
  'email',
  'password_hash',
  'language',
  'chose_language',
  'mfa_kind',
  'totp_secret',
] as const

export interface Account {
  id: number
  email: string
  password_hash: string
  /** Of the mails about the account. */
  language: Language
  /** False: it is only what fits best until the owner says. */
  chose_language: boolean
  mfa_kind: 'MAIL' | 'TOTP' | null
  totp_secret: string | null
}

export async function accountByEmail(tx: Tx, email: string): Promise<Account | undefined> {
  const row = await tx.selectFrom('accounts').select(columns).where('email', '=', email).executeTakeFirst()
  return row as Account | undefined
}

/** The account of an address, once it is proven that the address is theirs. */
export async function confirmedAccount(tx: Tx, email: string): Promise<Account | undefined> {
  const query = tx.selectFrom('accounts').select(columns).where('email', '=', email)
  return (await query.where('confirmed_at', 'is not', null).executeTakeFirst()) as Account | undefined
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

/**
 * Holds the account of a judged password until the transaction ends; false when the password was changed, or the
 * account withdrawn, since it was judged.
 */
export async function holdUnchanged(tx: Tx, { id, password_hash: judged }: Account): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', judged)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function setPassword(tx: Tx, id: number, passwordHash: string): Promise<void> {
  await tx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Takes the account away, with its sessions, codes, browsers and history. */
export async function deleteAccount(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).execute()
}

export async function setSecondFactor(
  tx: Tx,
  id: number,
  kind: 'MAIL' | 'TOTP' | null,
  secret: string | null,
): Promise<void> {
  await tx.updateTable('accounts').set({ mfa_kind: kind, totp_secret: secret }).where('id', '=', id).execute()
}
