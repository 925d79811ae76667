import { type RawBuilder, sql } from '../../../db/sql/sql.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext } from '../../../http/context.ts'
import { onConstraint } from '../../../http/fail.ts'
import { type ConfirmPeriod, USUAL_END } from '#rules/work-time/confirm-period.ts'

type Asking = Pick<CommandContext, 'tx'>

export interface ClosingSettings {
  period: ConfirmPeriod
  /** The day on which a period ends, see periodAround. */
  ends_on_day: number
  deadline_days: number
  is_automatic: boolean
  is_partial: boolean
  /** Deadlines before this day close nothing by themselves. */
  automatic_since: string | null
}

export interface SettingsRow extends ClosingSettings {
  id: number
}

/** Of a company that has said nothing: calendar months, which people confirm when they are over. */
export const UNSAID: ClosingSettings = {
  period: 'MONTHLY',
  ends_on_day: USUAL_END.MONTHLY,
  deadline_days: 3,
  is_automatic: false,
  is_partial: false,
  automatic_since: null,
}

export async function findSettings(
  { tx }: Asking,
  locking: RawBuilder<unknown> = sql``,
): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`
    select id, period, ends_on_day, deadline_days, is_automatic, is_partial, automatic_since
    from closing_settings where company_id = ${thisCompany} ${locking}`.execute(tx)
  return rows[0]
}

/** The same for whoever changes some of them: what is changed beside at the same time stays. */
export function lockSettings(ctx: Asking): Promise<SettingsRow | undefined> {
  return findSettings(ctx, sql`for no key update`)
}

/** @throws Failure CONFIRM_INFO_EXISTS for a company that has said so before */
export async function insertSettings({ tx }: Asking, settings: ClosingSettings): Promise<SettingsRow> {
  return onConstraint({ closing_settings_once: 'CONFIRM_INFO_EXISTS' }, async () => {
    const { rows } = await sql<SettingsRow>`
      insert into closing_settings (company_id, period, ends_on_day, deadline_days, is_automatic, is_partial, automatic_since)
      values (${thisCompany}, ${settings.period}, ${settings.ends_on_day}, ${settings.deadline_days},
        ${settings.is_automatic}, ${settings.is_partial}, ${settings.automatic_since})
      returning *`.execute(tx)
    return rows[0]!
  })
}

export async function changeSettings({ tx }: Asking, { id, ...settings }: SettingsRow): Promise<void> {
  await tx.updateTable('closing_settings').set(settings).where('id', '=', id).execute()
}

/** @returns what they were */
export async function removeSettings({ tx }: Asking, id: number): Promise<ClosingSettings | undefined> {
  const { rows } = await sql<ClosingSettings>`
    delete from closing_settings where company_id = ${thisCompany} and id = ${id}
    returning period, ends_on_day, deadline_days, is_automatic, is_partial, automatic_since`.execute(tx)
  return rows[0]
}

/** Notes that people were reminded today. @returns false when somebody has done so before */
export async function noteReminding({ tx, today }: Pick<CommandContext, 'tx' | 'today'>): Promise<boolean> {
  const { rows } = await sql`
    update closing_settings set reminded_on = ${today}
    where company_id = ${thisCompany} and (reminded_on is null or reminded_on < ${today}) returning id`.execute(
    tx,
  )
  return rows.length > 0
}
