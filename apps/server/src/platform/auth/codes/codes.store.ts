import type { Tx } from '#server/db/connection.ts'

export type CodePurpose = 'CONFIRM' | 'SECOND_FACTOR' | 'RECOVER' | 'VERIFY'

export interface NewCode {
  /** null: nobody can use it. Made all the same, so that unknown addresses look like known ones. */
  accountId: number | null
  /** For CONFIRM in place of an account: the sign-up that waits. */
  signUpId?: number | null | undefined
  email: string
  purpose: CodePurpose
  handle: string
  codeHash: Buffer
  isTemporary: boolean
  now: Temporal.Instant
}

const CODE_MINUTES = 10

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx
    .insertInto('account_codes')
    .values({
      account_id: code.accountId,
      sign_up_id: code.signUpId ?? null,
      email: code.email,
      purpose: code.purpose,
      handle: code.handle,
      code_hash: code.codeHash,
      is_temporary: code.isTemporary,
      created_at: code.now.toString(),
      expires_at: code.now.add({ minutes: CODE_MINUTES }).toString(),
    })
    .execute()
}

/** The code of a handle while it can be used; held until the commit, so that five tries are five. */
export async function lockLiveCode(tx: Tx, handle: string, purpose: CodePurpose, now: Temporal.Instant) {
  return tx
    .selectFrom('account_codes')
    .select(['id', 'account_id', 'sign_up_id', 'email', 'handle', 'code_hash', 'tries', 'is_temporary'])
    .where('handle', '=', handle)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toString())
    .forUpdate()
    .executeTakeFirst()
}

/** The same without holding it, to spare slow work for a handle that leads nowhere. */
export async function hasLiveCode(
  tx: Tx,
  handle: string,
  purpose: CodePurpose,
  now: Temporal.Instant,
): Promise<boolean> {
  const row = await tx
    .selectFrom('account_codes')
    .select('id')
    .where('handle', '=', handle)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toString())
    .executeTakeFirst()
  return row !== undefined
}

export type CodeRow = NonNullable<Awaited<ReturnType<typeof lockLiveCode>>>

/** Makes every code of an account worthless: whoever began something with the old password has to begin anew. */
export async function endCodes(tx: Tx, accountId: number, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('account_codes')
    .set({ used_at: now.toString() })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

export async function saveTry(
  tx: Tx,
  id: number,
  tries: number,
  usedAt: Temporal.Instant | null,
): Promise<void> {
  await tx
    .updateTable('account_codes')
    .set({ tries, used_at: usedAt?.toString() ?? null })
    .where('id', '=', id)
    .execute()
}
