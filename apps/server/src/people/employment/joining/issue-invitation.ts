import { sql } from '../../../db/sql/sql.ts'
import { nameIn, type Names } from '#rules/profiles/name-in.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { hashToken, newToken } from '../../../http/secrets.ts'
import { openNames } from '../../members/index.ts'
import { dropInvitationCodes } from './invitation-codes.store.ts'

const VALID_DAYS = 7

export interface IssuedInvitation {
  /** Known here and in the mail only; the database holds its hash. */
  code: string
  email: string
  name: string
  inviterName: string | null
  companyName: string
  language: 'ko' | 'ja' | 'en'
  /** In the company's time zone, as is the last day: the code is good until that is over. */
  issuedOn: Temporal.PlainDate
  lastDay: Temporal.PlainDate
}

/** Gives an invited member a new code in place of the ones before; null when the invitation was taken back meanwhile. */
export async function issueInvitation(
  { tx, companyId, now, audit }: Pick<CommandContext, 'tx' | 'companyId' | 'now' | 'audit'>,
  { memberId, inviterId = null }: { memberId: number; inviterId?: number | null | undefined },
): Promise<IssuedInvitation | null> {
  const result = await sql<{
    email: string
    name: string
    inviter: Names | null
    company_name: string
    language: 'ko' | 'ja' | 'en'
    timezone: string
  }>`
    select m.email, m.name, c.name as company_name, c.language, c.timezone,
      ${openNames(inviterId)} as inviter
    from members m join companies c on c.company_id = m.company_id
    where m.company_id = ${thisCompany} and m.id = ${memberId} and (m.status = 'INVITED' or (m.status in ('WORKING', 'ABSENCE') and m.account_id is null)) for update of m`.execute(
    tx,
  )
  const invited = result.rows[0]
  if (!invited) return null
  const code = newToken()
  const issuedOn = now.toZonedDateTimeISO(invited.timezone).toPlainDate()
  const lastDay = issuedOn.add({ days: VALID_DAYS })
  const expiresAt = lastDay.add({ days: 1 }).toZonedDateTime(invited.timezone).toInstant()
  await dropInvitationCodes(tx, companyId, memberId)
  const row = {
    code_hash: hashToken(code),
    company_id: companyId,
    member_id: memberId,
    email: invited.email,
    inviter_id: inviterId,
  }
  await tx
    .insertInto('invitation_codes')
    .values({ ...row, expires_at: expiresAt.toString() })
    .execute()
  audit({ action: 'member.issue_invitation', target: ['member', memberId], after: { until: lastDay } })
  return {
    code,
    email: invited.email,
    name: invited.name,
    inviterName: invited.inviter && nameIn(invited.language, invited.inviter),
    companyName: invited.company_name,
    language: invited.language,
    issuedOn,
    lastDay,
  }
}
