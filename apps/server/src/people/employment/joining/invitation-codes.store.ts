import { sql } from '../../../db/sql/sql.ts'
import type { Tx } from '../../../db/connection.ts'
import { companyIdOf } from '../../../db/transaction.ts'
import type { PublicContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { hashToken } from '../../../http/secrets.ts'

/** What the link in the mail holds. */
export interface InvitationLink {
  code: string
  email: string
}

/** Whom a link invites, and where to. Looking uses nothing up. @throws Failure INVITE_NOT_VALID */
export async function openInvitation(
  { tx, now }: Pick<PublicContext, 'tx' | 'now'>,
  { code, email }: InvitationLink,
) {
  const row = await tx
    .selectFrom('invitation_codes')
    .select(['company_id', 'member_id', 'inviter_id', 'expires_at'])
    .where('code_hash', '=', hashToken(code))
    .where('email', '=', email)
    .where('expires_at', '>', sql<string>`${now}::timestamptz`)
    .executeTakeFirst()
  if (!row) fail('INVITE_NOT_VALID')
  return {
    companyId: companyIdOf(row.company_id),
    memberId: row.member_id,
    inviterId: row.inviter_id,
    expiresAt: Temporal.Instant.from(row.expires_at),
  }
}

/** Makes every code that was mailed to the member worthless. */
export async function dropInvitationCodes(tx: Tx, companyId: number, memberId: number): Promise<void> {
  const codes = tx.deleteFrom('invitation_codes').where('company_id', '=', companyId)
  await codes.where('member_id', '=', memberId).execute()
}
