import { sql } from '#server/db/sql/sql.ts'
import type pg from 'pg'
import { SettingError } from '#server/config.ts'
import { inGlobal } from '#server/db/transaction.ts'
import type { Tx } from '#server/db/connection.ts'
import { atMost } from '../../../db/page-of.ts'
import { isSealed, SealError, type SecretBox } from './secret-box.ts'

const AT_ONCE = 500

/** What the secret of an account's authenticator app is sealed for. */
export function totpPurpose(accountId: number): string {
  return `totp:${accountId}`
}

/**
 * Seals what lies open or under an older key, at every start; so older keys can be taken away after one.
 * @returns how many were sealed anew
 * @throws SettingError when there are secrets that none of the keys opens
 */
export async function sealKeptSecrets(pool: pg.Pool, box: SecretBox): Promise<number> {
  let sealed = 0
  let lost = 0
  for (let after = 0; ;) {
    const rows = await inGlobal(pool, 'write', async (tx) => {
      const batch = await secretsOfOthers(tx, box, after)
      for (const row of batch) {
        if (await sealAnew(tx, box, row)) sealed += 1
        else lost += 1
      }
      return batch
    })
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  if (lost > 0) {
    throw new SettingError(
      `The key does not open the authenticator secrets of ${lost} accounts. Put the key back that sealed them, as SECRET_KEY or in SECRET_KEY_OLD (see docs/operations.md).`,
    )
  }
  return sealed
}

interface KeptSecret {
  id: number
  totp_secret: string
}

async function secretsOfOthers(tx: Tx, box: SecretBox, after: number): Promise<KeptSecret[]> {
  const result = await sql<KeptSecret>`
    select id, totp_secret from accounts
    where totp_secret is not null and not starts_with(totp_secret, ${box.currentMark}) and id > ${after}
    order by id ${atMost(AT_ONCE)}`.execute(tx)
  return result.rows
}

async function sealAnew(tx: Tx, box: SecretBox, { id, totp_secret: kept }: KeptSecret): Promise<boolean> {
  const plain = openKept(box, kept, id)
  if (plain === null) return false
  await tx
    .updateTable('accounts')
    .set({ totp_secret: box.seal(plain, totpPurpose(id)) })
    .where('id', '=', id)
    // Somebody may have set up another app meanwhile.
    .where('totp_secret', '=', kept)
    .execute()
  return true
}

function openKept(box: SecretBox, kept: string, accountId: number): string | null {
  if (!isSealed(kept)) return kept
  try {
    return box.open(kept, totpPurpose(accountId))
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}
