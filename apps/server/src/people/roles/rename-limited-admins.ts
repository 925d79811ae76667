import { sql } from '../../db/sql/sql.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { limitedAdminName, LIMITED_ADMIN } from './role-names.store.ts'
import { lockAdmins } from './keep-an-admin.ts'

/** Calls all limited admins otherwise whose team has no name of its own; null is the name of the product. */
export async function renameLimitedAdmins(ctx: CommandContext, wanted: string | null): Promise<void> {
  // An appointment under way takes the name from here: one after the other.
  await lockAdmins(ctx)
  const { name: before, isOwn } = await limitedAdminName(ctx)
  const name = wanted ?? LIMITED_ADMIN
  if (name === before && isOwn === (wanted !== null)) return
  if (wanted === null) await sql`delete from role_names where company_id = ${thisCompany}`.execute(ctx.tx)
  else
    await sql`insert into role_names (company_id, limited_admin, changed_at)
      values (${thisCompany}, ${name}, ${ctx.now}::timestamptz)
      on conflict (company_id) do update set limited_admin = excluded.limited_admin, changed_at = excluded.changed_at`.execute(
      ctx.tx,
    )
  await sql`update cover_teams set role_name = ${name} where company_id = ${thisCompany} and not has_own_name`.execute(
    ctx.tx,
  )
  ctx.audit({ action: 'role_name.update', before: { limitedAdmin: before }, after: { limitedAdmin: name } })
}
