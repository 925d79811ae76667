import type { Tx } from '#server/db/connection.ts'

export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: number,
  hashes: readonly Buffer[],
  now: Temporal.Instant,
): Promise<void> {
  await dropRecoveryCodes(tx, accountId)
  const rows = hashes.map((code_hash) => ({
    account_id: accountId,
    code_hash,
    created_at: now.toString(),
  }))
  await tx.insertInto('recovery_codes').values(rows).execute()
}

export async function dropRecoveryCodes(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
}

/** True for the first of two that use the same code at once. */
export async function markRecoveryCodeUsed(
  tx: Tx,
  accountId: number,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now.toString() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

export async function countRecoveryCodes(tx: Tx, accountId: number): Promise<number> {
  const row = await tx
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.left)
}
