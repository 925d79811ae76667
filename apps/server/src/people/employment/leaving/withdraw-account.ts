import {
  acceptOwnPassword,
  deleteAccount,
  membershipsOf,
  type JudgedOwnPassword,
  type OwnAccountContext,
} from '../../../platform/auth/index.ts'
import { bindCompany, companyIdOf } from '../../../db/transaction.ts'
import { writeAudit } from '../../../http/audit-trail.ts'
import type { PublicContext } from '../../../http/context.ts'
import { announceForget } from '../../../http/session-gate.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { fullAdminIds, loadActor, refuseLastAdmin, stripRoles } from '../../roles/index.ts'
import { takeAccount } from '../../members/index.ts'

type WithdrawalContext = OwnAccountContext & Pick<PublicContext, 'requestId'>

/**
 * Takes an account away: nobody signs in with it any more, in no company. The companies keep their records of the
 * person, which the law wants kept (Labour Standards Act, article 42), and decide themselves about the employment;
 * roles end, and the full admins are told.
 * @throws Failure CURRENT_PASSWORD_WRONG; LAST_ADMIN when a company would have no full admin left: then nothing is done
 */
export async function withdrawAccount(ctx: WithdrawalContext, judged: JudgedOwnPassword): Promise<void> {
  const account = await acceptOwnPassword(ctx, judged)
  for (const { company_id, member_id } of await membershipsOf(ctx.tx, account.id)) {
    await leaveCompany(ctx, company_id, member_id)
  }
  await deleteAccount(ctx.tx, account.id)
  await announceForget(ctx.tx, { accountId: account.id })
}

async function leaveCompany(ctx: WithdrawalContext, company: number, memberId: number): Promise<void> {
  const { tx, accountId } = ctx
  const companyId = companyIdOf(company)
  await bindCompany(tx, companyId)
  const actor = await loadActor(tx, companyId, memberId, accountId)
  // Somebody who has just been retired there has nothing to leave.
  if (!actor) return
  await refuseLastAdmin({ tx, actor }, memberId)
  await stripRoles(tx, memberId, ctx.now.toZonedDateTimeISO(actor.timezone).toPlainDate())
  const name = await takeAccount(tx, memberId)
  await writeAudit({ ...ctx, companyId, actor }, [
    { action: 'member.withdraw', target: ['member', memberId] },
  ])
  await notify(
    { ...ctx, companyId },
    {
      memberIds: await fullAdminIds(tx),
      kind: 'MEMBER_WITHDREW',
      data: { person: name, personId: memberId, targetId: memberId },
      link: `/main/members/${memberId}`,
    },
  )
}
