import {
  attemptKey,
  chosenLanguage,
  countFailure,
  enterCompany,
  lockAccount,
  refuseWhileWaiting,
} from '#server/platform/auth/index.ts'
import { bindCompany, type CompanyId } from '#server/db/transaction.ts'
import type { AccountContext } from '#server/http/context.ts'
import { failAndKeep } from '#server/http/fail.ts'
import { recordJoining } from '#server/people/employment/index.ts'
import { createMember } from '#server/people/members/index.ts'
import { notify } from '#server/platform/notifications/index.ts'
import { fullAdminIds } from '#server/people/roles/index.ts'
import { companyByJoinCode, timezoneOf } from './companies.store.ts'

/**
 * Joins a company with its join code. The code is a secret that the company shares with its people: whoever has it
 * becomes a working member at once, without a team and without any role, and the full admins are told. An admin who
 * thinks that it got about makes a new one. Wrong codes make the next try wait.
 * @throws Failure JOIN_CODE_WRONG; ALREADY_MEMBER also for the retired and the invited, who come in by their invitation
 */
export async function joinCompany(
  ctx: AccountContext,
  input: { company_joincode: string; username: string },
): Promise<{ companyId: CompanyId; name: string }> {
  const tries = attemptKey('join', String(ctx.accountId))
  await refuseWhileWaiting(ctx, tries)
  const company = await companyByJoinCode(ctx.tx, input.company_joincode)
  if (!company) {
    await countFailure(ctx, tries)
    failAndKeep('JOIN_CODE_WRONG')
  }
  const account = await lockAccount(ctx.tx, ctx.accountId)
  const { companyId } = company
  await bindCompany(ctx.tx, companyId)
  const timezone = await timezoneOf(ctx.tx)
  const memberId = await createMember(ctx.tx, companyId, {
    accountId: account.id,
    email: account.email,
    name: input.username,
    status: 'WORKING',
    language: chosenLanguage(account),
    joinedOn: ctx.now.toZonedDateTimeISO(timezone).toPlainDate(),
  })
  await notify(
    { ...ctx, companyId },
    {
      memberIds: await fullAdminIds(ctx.tx),
      kind: 'MEMBER_JOINED',
      data: { person: input.username, personId: memberId, targetId: memberId },
      link: '/main/members',
    },
  )
  await enterCompany(ctx, companyId)
  const after = { name: input.username, email: account.email }
  const who = { companyId, memberId, accountId: account.id, earlierEnd: null }
  await recordJoining(ctx, who, { action: 'member.join', target: ['member', memberId], after })
  return company
}
