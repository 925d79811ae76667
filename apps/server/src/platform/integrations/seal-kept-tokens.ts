import type pg from 'pg'
import { SealError, type SecretBox } from '../auth/index.ts'
import { inCompany } from '../../db/transaction.ts'
import { forEachCompany } from '../../jobs/for-each-company.ts'
import { listCompanies } from '../companies/index.ts'
import { listSealedTokens, replaceSealedTokens, type SealedTokens } from './connections.store.ts'
import { openTokens, sealTokens } from './provider-tokens.ts'

/**
 * Seals the tokens of every company anew that an older key has sealed; done at a start, so that the older key can be
 * taken away after it. Tokens that no key opens are left: their company connects again.
 * @returns how many were sealed anew
 */
export async function sealKeptTokens(pool: pg.Pool, box: SecretBox): Promise<number> {
  // With one key there is nothing to do, and no company has to be looked at.
  if (!box.hasOlderKeys) return 0
  let sealed = 0
  await forEachCompany({ pool, listCompanies }, async (companyId) => {
    sealed += await inCompany(pool, companyId, 'write', async (tx) => {
      const kept = await listSealedTokens(tx, box.currentMark)
      const anew = kept.flatMap((row) => sealAnew(box, companyId, row))
      for (const row of anew) await replaceSealedTokens(tx, row)
      return anew.length
    })
  })
  return sealed
}

function sealAnew(box: SecretBox, companyId: number, { provider, sealed }: SealedTokens): SealedTokens[] {
  const owner = { companyId, provider }
  try {
    return [{ provider, sealed: sealTokens(box, openTokens(box, sealed, owner), owner) }]
  } catch (error) {
    if (error instanceof SealError) return []
    throw error
  }
}
