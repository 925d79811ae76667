import { handleJob, type JobHandler } from '../../../jobs/define-job.ts'
import { type ActingContext, inCompanyAs } from '../../../jobs/in-company-as.ts'
import { handleRound, inOneStep, type RoundParts } from '../../../jobs/rounds.ts'
import type { CompanyId } from '../../../db/transaction.ts'
import type { Mailer } from '../../../outside/mail/mail.ts'
import { pushNotices, type PushParts } from '../push/push-notices.ts'
import { giveBack } from './claim-notices.ts'
import { deliverDue, type WorkDays } from './deliver-due.ts'
import { deliverJob, forgetRound, mailJob, pushJob, wakeRound } from './delivery-jobs.ts'
import { forgetOccasions } from './forget-occasions.ts'
import { type WritingParts, writeNoticeMail } from './write-notice-mail.ts'

export interface NotificationJobParts extends PushParts, RoundParts, WritingParts {
  mail: Mailer
  /** The company's calendar lies above. */
  workDays: WorkDays
}

export function notificationJobs(parts: NotificationJobParts): JobHandler[] {
  const deliver = async (companyId: CompanyId, signal: AbortSignal) => {
    const work = (ctx: ActingContext) => deliverDue(ctx, parts.workDays)
    while (!signal.aborted && (await inCompanyAs(parts, companyId, 'system', work, deliverJob.name)));
  }
  return [
    handleJob(deliverJob, ({ companyId, signal }) => deliver(companyId, signal)),
    ...handleRound(parts, wakeRound, (_, companyId, { signal }) => deliver(companyId, signal)),
    ...handleRound(parts, forgetRound, inOneStep(forgetOccasions)),
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
