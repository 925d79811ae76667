import { sql } from '../../../db/sql/sql.ts'
import type { NotificationKind } from '#contract/platform/notifications/notice-kinds.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { notify } from '../../../platform/notifications/index.ts'
import { fullAdminIds } from '../../roles/index.ts'

/** Tells the full admins something about a member. @param also others whom it concerns, such as who planned it */
export async function tellAdmins(
  ctx: Pick<CommandContext, 'tx' | 'companyId' | 'now'>,
  memberId: number,
  kind: NotificationKind,
  also: readonly number[] = [],
): Promise<void> {
  const found = await sql<{ name: string }>`
    select name from members where company_id = ${thisCompany} and id = ${memberId}`.execute(ctx.tx)
  const person = found.rows[0]?.name ?? ''
  const data = { person, personId: memberId, targetId: memberId }
  const memberIds = [...new Set([...(await fullAdminIds(ctx.tx)), ...also])]
  await notify(ctx, { memberIds, kind, data, link: `/main/members/${memberId}` })
}
