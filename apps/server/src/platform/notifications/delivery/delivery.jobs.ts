import { type CompaniesParts, queueForEachCompany } from '../../../jobs/for-each-company.ts'
import { handleJob, type JobContext, type JobHandler } from '../../../jobs/define-job.ts'
import { type ActingContext, inCompanyAs } from '../../../jobs/in-company-as.ts'
import type { CompanyId } from '../../../db/transaction.ts'
import type { Mailer } from '../../../outside/mail/mail.ts'
import { pushNotices, type PushParts } from '../push/push-notices.ts'
import { giveBack } from './claim-notices.ts'
import { deliverDue, type WorkDays } from './deliver-due.ts'
import {
  deliverJob,
  forgetEverywhereJob,
  forgetJob,
  mailJob,
  pushJob,
  wakeEverywhereJob,
  wakeJob,
} from './delivery-jobs.ts'
import { forgetOccasions } from './forget-occasions.ts'
import { type WritingParts, writeNoticeMail } from './write-notice-mail.ts'

export interface NotificationJobParts extends PushParts, CompaniesParts, WritingParts {
  mail: Mailer
  /** The company's calendar lies above. */
  workDays: WorkDays
}

export function notificationJobs(parts: NotificationJobParts): JobHandler[] {
  const deliver = async ({
    companyId,
    signal,
  }: Pick<JobContext<never, 'company'>, 'companyId' | 'signal'>) => {
    const work = (ctx: ActingContext) => deliverDue(ctx, parts.workDays)
    while (!signal.aborted && (await inCompanyAs(parts, companyId, 'system', work, deliverJob.name)));
  }
  return [
    handleJob(deliverJob, deliver),
    handleJob(wakeJob, deliver),
    handleJob(wakeEverywhereJob, () => queueForEachCompany(parts, wakeJob, {})),
    handleJob(forgetEverywhereJob, () => queueForEachCompany(parts, forgetJob, {})),
    handleJob(forgetJob, async ({ companyId }) => ({
      forgotten: await inCompanyAs(parts, companyId, 'system', forgetOccasions, forgetJob.name),
    })),
    handleJob(mailJob, ({ companyId, data }) => mailNotices(parts, companyId, data)),
    handleJob(pushJob, ({ companyId, data }) => pushNotices(parts, companyId, data)),
  ]
}

/** Noted first and sent then: whatever breaks off, nobody is mailed twice. What the mail server refused is tried again. */
async function mailNotices(
  parts: NotificationJobParts,
  companyId: CompanyId,
  order: { memberId: number; ids: readonly number[]; isDigest: boolean },
): Promise<void> {
  const write = (ctx: ActingContext) => writeNoticeMail(ctx, order, parts)
  const written = await inCompanyAs(parts, companyId, 'system', write, mailJob.name)
  if (!written) return
  try {
    await parts.mail.sendMail(written.mail)
  } catch (error) {
    const undo = (ctx: ActingContext) => giveBack(ctx, written.ids)
    await inCompanyAs(parts, companyId, 'system', undo, mailJob.name)
    throw error
  }
}
