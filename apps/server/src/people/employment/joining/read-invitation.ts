import { sql } from '../../../db/sql/sql.ts'
import { nameIn, type Names } from '#rules/profiles/name-in.ts'
import { bindCompany } from '../../../db/transaction.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { Language, PublicContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { confirmedAccount } from '../../../platform/auth/index.ts'
import { mayReturn, type MemberStatus, openNames } from '../../members/index.ts'
import { joinTeamOn } from '../../roles/index.ts'
import { type InvitationLink, openInvitation } from './invitation-codes.store.ts'

/** What the holder of the link is told before deciding. Whether the address has an account is its owner's to know. */
export interface ReadInvitation {
  companyName: string
  inviterName: string | null
  teamName: string | null
  name: string
  language: Language
  /** In the company's time zone. */
  lastDay: Temporal.PlainDate
  hasAccount: boolean
}

interface Row {
  status: MemberStatus
  has_account: boolean
  name: string
  inviter: Names | null
  team_name: string | null
}

/**
 * Shows an invitation; as often as somebody, or a mail program that follows links by itself, asks.
 * @throws Failure INVITE_NOT_VALID, also for somebody who was taken away, with the company or without
 */
export async function readInvitation(ctx: PublicContext, link: InvitationLink): Promise<ReadInvitation> {
  const { companyId, memberId, inviterId, expiresAt } = await openInvitation(ctx, link)
  const account = await confirmedAccount(ctx.tx, link.email)
  await bindCompany(ctx.tx, companyId)
  const company = await ctx.tx
    .selectFrom('companies')
    .select(['name', 'language', 'timezone'])
    .executeTakeFirst()
  if (!company) fail('INVITE_NOT_VALID')
  const today = ctx.now.toZonedDateTimeISO(company.timezone).toPlainDate()
  const { rows } = await sql<Row>`
    select m.status, m.account_id is not null as has_account, m.name, t.name as team_name,
      ${openNames(inviterId)} as inviter
    from members m ${joinTeamOn(today)}
    where m.company_id = ${thisCompany} and m.id = ${memberId}`.execute(ctx.tx)
  const invited = rows[0]
  const isOpen = invited && (invited.status === 'INVITED' || mayReturn(invited.status, invited.has_account))
  if (!isOpen) fail('INVITE_NOT_VALID')
  return {
    companyName: company.name,
    inviterName: invited.inviter && nameIn(ctx.language, invited.inviter),
    teamName: invited.team_name,
    name: invited.name,
    language: company.language as Language,
    lastDay: expiresAt.toZonedDateTimeISO(company.timezone).toPlainDate().subtract({ days: 1 }),
    hasAccount: account !== undefined,
  }
}
