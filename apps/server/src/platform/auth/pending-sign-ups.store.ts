import { sql } from '#server/db/sql/sql.ts'
import type { Tx } from '#server/db/connection.ts'
import type { Language } from '#server/http/context.ts'

export interface NewSignUp {
  email: string
  passwordHash: string
  birthOn: Temporal.PlainDate
  language: Language
  terms: Record<string, boolean>
  ip: string
  now: Temporal.Instant
}

export async function insertSignUp(tx: Tx, signUp: NewSignUp): Promise<number> {
  const row = await tx
    .insertInto('pending_sign_ups')
    .values({
      email: signUp.email,
      password_hash: signUp.passwordHash,
      birth_on: signUp.birthOn.toString(),
      language: signUp.language,
      terms: JSON.stringify(signUp.terms),
      ip: signUp.ip,
      created_at: signUp.now.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * The sign-up that a password typed here is compared with. Comparing costs time on purpose, so it is one only: the
 * newest from this place, else the newest. Strangers who sign up with the address elsewhere cannot hide it.
 */
export async function likelySignUp(tx: Tx, email: string, ip: string) {
  return tx
    .selectFrom('pending_sign_ups')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .orderBy(sql`(ip = ${ip})`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The sign-up for which the code of this handle was made, while it waits. */
export async function signUpOfHandle(tx: Tx, handle: string, email: string): Promise<number | null> {
  const row = await tx
    .selectFrom('account_codes')
    .select('sign_up_id')
    .where('handle', '=', handle)
    .where('email', '=', email)
    .where('purpose', '=', 'CONFIRM')
    .executeTakeFirst()
  return row?.sign_up_id ?? null
}

/** The account that the sign-up asked for; null when the address has got one meanwhile. */
export async function accountFromSignUp(
  tx: Tx,
  signUpId: number,
  now: Temporal.Instant,
): Promise<number | null> {
  const made = await sql<{ id: number }>`
    insert into accounts (email, password_hash, birth_on, language, confirmed_at, created_at)
    select email, password_hash, birth_on, language, ${now.toString()}::timestamptz, created_at
    from pending_sign_ups where id = ${signUpId}
    on conflict (email) do nothing returning id`.execute(tx)
  const accountId = made.rows[0]?.id ?? null
  if (accountId === null) return null
  await sql`
    insert into account_terms (account_id, item, agreed, agreed_at)
    select ${accountId}::bigint, t.key, t.value::boolean, p.created_at
    from pending_sign_ups p, jsonb_each_text(p.terms) t where p.id = ${signUpId}`.execute(tx)
  await tx.deleteFrom('pending_sign_ups').where('id', '=', signUpId).execute()
  return accountId
}
