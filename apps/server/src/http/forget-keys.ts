import { z } from 'zod'
import { inCompany } from '../db/transaction.ts'
import { type CompaniesParts, forEachCompany } from '../jobs/for-each-company.ts'
import { defineJob, handleJob, type JobHandler } from '../jobs/define-job.ts'

const forgetKeys = defineJob({
  name: 'forget-idempotency-keys',
  scope: 'server',
  data: z.object({}),
  schedule: { cron: '40 3 * * *', timeZone: 'Asia/Seoul' },
})

/** A repeated press comes within seconds; after a day its key is forgotten. */
export function forgetKeysHandler(parts: CompaniesParts): JobHandler {
  return handleJob(forgetKeys, async () => {
    const dayAgo = Temporal.Now.instant().subtract({ hours: 24 }).toString()
    await forEachCompany(parts, (companyId) =>
      inCompany(parts.pool, companyId, 'write', (tx) =>
        tx.deleteFrom('idempotent_answers').where('created_at', '<', dayAgo).execute(),
      ),
    )
  })
}
