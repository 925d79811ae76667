// node scripts/with-node.mjs scripts/check-proofs.ts: checks the chains of all documents of every company. Servers may go on.
import { holdNextDocuments } from '#server/approvals/documents/index.ts'
import { checkChains } from '#server/approvals/proofs/index.ts'
import { readSettings } from '#server/config.ts'
import { openTarget } from '#server/db/backup/backup-target.ts'
import { openPool } from '#server/db/connection.ts'
import { type CompanyId, companyIdOf, inCompany, inGlobal } from '#server/db/transaction.ts'

/** Documents of one transaction. */
const BATCH = 500

try {
  const target = await openTarget(readSettings(process.env), true)
  try {
    await checkAll(target.ownerUrl)
  } finally {
    await target.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function checkAll(ownerUrl: string): Promise<void> {
  const pool = openPool(ownerUrl, 1)
  const check = async (company: CompanyId, after: number) =>
    inCompany(pool, company, 'write', async (tx) => {
      const ids = await holdNextDocuments(tx, after, BATCH)
      return { ids, ...(await checkChains({ tx, now: Temporal.Now.instant() }, ids)) }
    })
  try {
    const companies = await inGlobal(pool, 'read', (tx) =>
      tx.selectFrom('company_directory').select('company_id').orderBy('company_id').execute(),
    )
    const sums = { checked: 0, begun: 0, broken: 0 }
    for (const { company_id: id } of companies) {
      let after = 0
      for (;;) {
        const { ids, begun, breaks } = await check(companyIdOf(id), after)
        if (ids.length === 0) break
        after = ids.at(-1)!
        sums.checked += ids.length
        sums.begun += begun
        sums.broken += breaks.length
        for (const one of breaks)
          console.log(
            `Company ${id}, document ${one.id} (${one.serial}): ${one.reason} at entry ${one.number}.`,
          )
      }
    }
    console.log(`Checked ${sums.checked} documents, began ${sums.begun} chains, ${sums.broken} are broken.`)
    if (sums.broken > 0) process.exitCode = 1
  } finally {
    await pool.end()
  }
}
