import { sql } from 'kysely'
import { bindCompany, type CompanyId, companyIdOf } from '../../../db/transaction.ts'
import type { PublicContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { hashToken } from '../../../http/secrets.ts'
import { confirmedAccount, letIn } from '../../../platform/auth/index.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { fullAdminIds } from '../../roles/index.ts'
import { changeEmployment, holdMember, lockMember, mayReturn } from '../../members/index.ts'
import { lastEmployment } from './past-employments.store.ts'
import { recordJoining } from './record-joining.ts'
import { mirrorTerms } from '../settling/settle-day.store.ts'
import { dropInvitationCodes } from './invitation-codes.store.ts'

interface Accepted {
  companyId: CompanyId
  accountId: number
  companyName: string
}

/**
 * Makes the confirmed account of the invited address a working member. The code alone proves nothing without the
 * account, and the account nothing without the code.
 * @throws Failure INVITE_NOT_VALID, INVITE_NEEDS_ACCOUNT, ALREADY_MEMBER
 */
export async function acceptInvitation(
  ctx: PublicContext,
  { code, email }: { code: string; email: string },
): Promise<Accepted> {
  const { companyId, memberId } = await openInvitation(ctx, code, email)
  const account = await confirmedAccount(ctx.tx, email)
  if (!account) fail('INVITE_NEEDS_ACCOUNT')
  await bindCompany(ctx.tx, companyId)
  // Taken back or mailed anew meanwhile: what counts is the code as it is once nobody else touches the member.
  if (!(await holdMember(ctx.tx, memberId))) fail('INVITE_NOT_VALID')
  await openInvitation(ctx, code, email)
  const company = await ctx.tx.selectFrom('companies').select(['name', 'timezone']).executeTakeFirstOrThrow()
  const today = ctx.now.toZonedDateTimeISO(company.timezone).toPlainDate()
  const member = await lockMember(ctx.tx, memberId, today)
  const isBack = mayReturn(member.status, member.account_id !== null)
  if (member.status !== 'INVITED' && !isBack) fail('INVITE_NOT_VALID')
  const past = await lastEmployment(ctx.tx, memberId)
  const joinedOn = member.joined_on ?? firstDay(today, past?.retired_on)
  const change = {
    account_id: account.id,
    status: isBack ? member.status : 'WORKING',
    joined_on: joinedOn,
    retired_on: null,
    ...(!isBack && !past && { language: account.language }),
  }
  await changeEmployment(ctx.tx, memberId, change)
  // Somebody who returns begins with what they were on leaving.
  await mirrorTerms({ tx: ctx.tx, today }, memberId)
  await letIn(ctx.tx, companyId, account.id, memberId)
  await dropInvitationCodes(ctx.tx, companyId, memberId)
  const earlierEnd = past ? Temporal.PlainDate.from(past.retired_on) : null
  const who = { companyId, memberId, accountId: account.id, earlierEnd: isBack ? undefined : earlierEnd }
  await recordJoining(ctx, who, { action: 'member.confirm_invite', target: ['member', memberId] })
  await tellAdmins(ctx, { memberId, name: member.name })
  return { companyId, accountId: account.id, companyName: company.name }
}

/** Today, or the day after the last one of the employment before. */
function firstDay(today: Temporal.PlainDate, lastDay: string | undefined): string {
  if (lastDay === undefined || lastDay < today.toString()) return today.toString()
  return Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString()
}

async function openInvitation(ctx: PublicContext, code: string, email: string) {
  const row = await ctx.tx
    .selectFrom('invitation_codes')
    .select(['company_id', 'member_id'])
    .where('code_hash', '=', hashToken(code))
    .where('email', '=', email)
    .where('expires_at', '>', sql<string>`${ctx.now}::timestamptz`)
    .executeTakeFirst()
  if (!row) fail('INVITE_NOT_VALID')
  return { companyId: companyIdOf(row.company_id), memberId: row.member_id }
}

async function tellAdmins(ctx: PublicContext, { memberId, name }: { memberId: number; name: string }) {
  const memberIds = await fullAdminIds(ctx.tx)
  const data = { person: name, targetId: memberId }
  await notify(ctx, { memberIds, kind: 'MEMBER_JOINED', data, link: '/main/members' })
}
