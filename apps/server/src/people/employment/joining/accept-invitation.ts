import { bindCompany, type CompanyId } from '../../../db/transaction.ts'
import type { PublicContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { type Account, chosenLanguage, letIn } from '../../../platform/auth/index.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { fullAdminIds } from '../../roles/index.ts'
import { changeEmployment, holdMember, initialsOf, lockMember, mayReturn } from '../../members/index.ts'
import { lastEmployment } from './past-employments.store.ts'
import { recordJoining } from './record-joining.ts'
import { mirrorTerms } from '../settling/settle-day.store.ts'
import { dropInvitationCodes, type InvitationLink, openInvitation } from './invitation-codes.store.ts'

export interface Accepted {
  companyId: CompanyId
  accountId: number
  companyName: string
}

/**
 * Makes whoever an invitation was sent to a working member. The link alone proves nothing but the address: the account that
 * joins is found, or made, once nobody else can touch the invitation.
 * @param name what the person is called, when they say so themself
 * @throws Failure INVITE_NOT_VALID, ALREADY_MEMBER, and what keeps the account from joining
 */
export async function acceptInvitation(
  ctx: PublicContext,
  { name, ...link }: InvitationLink & { name?: string | undefined },
  accountThatJoins: () => Promise<Pick<Account, 'id' | 'language' | 'chose_language'>>,
): Promise<Accepted> {
  const { companyId, memberId } = await openInvitation(ctx, link)
  await bindCompany(ctx.tx, companyId)
  // Taken back or mailed anew meanwhile: what counts is the code as it is once nobody else touches the member.
  if (!(await holdMember(ctx.tx, memberId))) fail('INVITE_NOT_VALID')
  await openInvitation(ctx, link)
  const company = await ctx.tx.selectFrom('companies').select(['name', 'timezone']).executeTakeFirstOrThrow()
  const today = ctx.now.toZonedDateTimeISO(company.timezone).toPlainDate()
  const member = await lockMember(ctx.tx, memberId, today)
  const isBack = mayReturn(member.status, member.account_id !== null)
  if (member.status !== 'INVITED' && !isBack) fail('INVITE_NOT_VALID')
  const account = await accountThatJoins()
  const past = await lastEmployment(ctx.tx, memberId)
  const joinedOn = member.joined_on ?? firstDay(today, past?.retired_on)
  const change = {
    account_id: account.id,
    status: isBack ? member.status : 'WORKING',
    joined_on: joinedOn,
    retired_on: null,
    language: chosenLanguage(account),
    ...(name !== undefined && { name, name_initials: initialsOf(name) }),
  }
  await changeEmployment(ctx.tx, memberId, change)
  // Somebody who returns begins with what they were on leaving.
  await mirrorTerms({ tx: ctx.tx, today }, memberId)
  await letIn(ctx.tx, companyId, account.id, memberId)
  await dropInvitationCodes(ctx.tx, companyId, memberId)
  const earlierEnd = past ? Temporal.PlainDate.from(past.retired_on) : null
  const who = { companyId, memberId, accountId: account.id, earlierEnd: isBack ? undefined : earlierEnd }
  await recordJoining(ctx, who, {
    action: 'member.confirm_invite',
    target: ['member', memberId],
    ...(name !== undefined && name !== member.name && { before: { name: member.name }, after: { name } }),
  })
  await tellAdmins({ ...ctx, companyId }, { memberId, name: name ?? member.name })
  return { companyId, accountId: account.id, companyName: company.name }
}

/** Today, or the day after the last one of the employment before. */
function firstDay(today: Temporal.PlainDate, lastDay: string | undefined): string {
  if (lastDay === undefined || lastDay < today.toString()) return today.toString()
  return Temporal.PlainDate.from(lastDay).add({ days: 1 }).toString()
}

async function tellAdmins(
  ctx: PublicContext & { companyId: CompanyId },
  { memberId, name }: { memberId: number; name: string },
) {
  const memberIds = await fullAdminIds(ctx.tx)
  const data = { person: name, personId: memberId, targetId: memberId }
  await notify(ctx, { memberIds, kind: 'MEMBER_JOINED', data, link: '/main/members' })
}
