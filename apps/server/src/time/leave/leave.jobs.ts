import { sql } from 'kysely'
import type pg from 'pg'
import { z } from 'zod'
import { companyIdOf, inCompany, inGlobal } from '../../db/transaction.ts'
import { defineJob, handleJob, type JobHandler } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { grantAnnualLeave } from './grant-annual-leave.ts'

/** Ten past midnight in Korea: what arises on a day can be used from its morning on. */
export const grantLeaveEverywhere = defineJob({
  name: 'grant-leave-everywhere',
  data: z.object({}),
  scope: 'server',
  schedule: { cron: '10 0 * * *', timeZone: 'Asia/Seoul' },
})

export const grantLeaveOfCompany = defineJob({
  name: 'grant-leave-of-company',
  data: z.object({}),
  once: true,
})

export function leaveJobs({ pool, clock }: { pool: pg.Pool; clock: () => Temporal.Instant }): JobHandler[] {
  return [
    handleJob(grantLeaveEverywhere, async () => {
      await inGlobal(pool, 'write', async (tx) => {
        const { rows } = await sql<{
          company_id: number
        }>`select company_id from company_directory order by 1`.execute(tx)
        for (const { company_id } of rows) {
          await enqueue(tx, grantLeaveOfCompany, {}, { companyId: companyIdOf(company_id), key: 'grants' })
        }
      })
    }),
    handleJob(grantLeaveOfCompany, async ({ companyId }) => {
      const people = await inCompany(pool, companyId, 'write', async (tx) => {
        const { rows } = await sql<{ timezone: string }>`select timezone from companies`.execute(tx)
        const today = clock()
          .toZonedDateTimeISO(rows[0]?.timezone ?? 'Asia/Seoul')
          .toPlainDate()
        return grantAnnualLeave({ tx, companyId, today })
      })
      return { people }
    }),
  ]
}
