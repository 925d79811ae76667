// npm run db:recount: counts anew what is counted ahead of every company (decision 0018). Servers may go on.
import { recount } from '#db/recount.ts'
import { readSettings } from '#server/config.ts'
import { openTarget } from '#server/db/backup/backup-target.ts'
import { openPool } from '#server/db/connection.ts'
import { companyIdOf, inCompany, inGlobal } from '#server/db/transaction.ts'

try {
  const target = await openTarget(readSettings(process.env), true)
  try {
    await recountAll(target.ownerUrl)
  } finally {
    await target.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function recountAll(ownerUrl: string): Promise<void> {
  const pool = openPool(ownerUrl, 1)
  try {
    const companies = await inGlobal(pool, 'read', (tx) =>
      tx.selectFrom('company_directory').select('company_id').orderBy('company_id').execute(),
    )
    for (const { company_id: id } of companies) {
      const wrong = await inCompany(pool, companyIdOf(id), 'write', recount)
      for (const { counted, of, change } of wrong)
        console.log(`Company ${id}: ${counted} of ${of} was off by ${-change}.`)
    }
    console.log(`Counted ${companies.length} companies.`)
  } finally {
    await pool.end()
  }
}
