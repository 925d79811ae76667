import { USUAL_END } from '#rules/work-time/confirm-period.ts'
import type { createConfirmInfo, updateConfirmInfo } from '#contract/time/closing/closing-settings.ts'
import type { EndpointInput } from '#contract/endpoint.ts'
import { standsSo } from '../../../http/audit-trail.ts'
import type { CommandContext } from '../../../http/context.ts'
import { fail, found } from '../../../http/fail.ts'
import { addPeriods } from '../periods/add-periods.ts'
import { endDay } from '../periods/end-day.ts'
import { keepEra } from '../periods/eras.store.ts'
import {
  changeSettings,
  type ClosingSettings,
  insertSettings,
  lockSettings,
  removeSettings,
  type SettingsRow,
  UNSAID,
} from './settings.store.ts'

type Given = EndpointInput<typeof createConfirmInfo>['body']
type Changed = EndpointInput<typeof updateConfirmInfo>['body']

/** @throws Failure CONFIRM_INFO_EXISTS, START_DATE_ERROR and END_DATE_ERROR of periods that come along */
export async function createSettings(ctx: CommandContext, given: Given): Promise<SettingsRow> {
  const row = await insertSettings(ctx, mergedWith(ctx, UNSAID, given))
  await keepEra(ctx, UNSAID, row)
  await addPeriods(ctx, given.data)
  const { id, ...after } = row
  ctx.audit({ action: 'closing_settings.create', target: ['closing_settings', id], after })
  return row
}

/** Changes what is said; days that are closed stay as they are. @throws Failure NOT_FOUND, and as {@link createSettings} */
export async function updateSettings(
  ctx: CommandContext,
  id: number,
  changed: Changed,
): Promise<SettingsRow> {
  const before = found(await lockSettings(ctx))
  if (before.id !== id) fail('NOT_FOUND')
  const row = { id, ...mergedWith(ctx, before, changed) }
  if (!standsSo(before, row)) {
    await keepEra(ctx, before, row)
    await changeSettings(ctx, row)
    ctx.audit({ action: 'closing_settings.update', target: ['closing_settings', id], before, after: row })
  }
  await addPeriods(ctx, changed.data)
  return row
}

/** @throws Failure NOT_FOUND */
export async function deleteSettings(ctx: CommandContext, id: number): Promise<void> {
  const before = found(await removeSettings(ctx, id))
  await keepEra(ctx, before, UNSAID)
  ctx.audit({ action: 'closing_settings.delete', target: ['closing_settings', id], before })
}

function mergedWith(ctx: CommandContext, before: ClosingSettings, given: Partial<Given>): ClosingSettings {
  const period = given.confirm_period ?? before.period
  // A day of the month says nothing about a week.
  const kept = period === before.period ? before.ends_on_day : USUAL_END[period]
  const endsOn = given.confirm_day ?? kept
  const isAutomatic = given.use_auto_confirm ?? before.is_automatic
  return {
    period,
    ends_on_day: endDay(ctx, period, endsOn),
    deadline_days: given.confirm_deadline ?? before.deadline_days,
    is_automatic: isAutomatic,
    is_partial: given.use_middle_confirm ?? before.is_partial,
    automatic_since: isAutomatic ? (before.automatic_since ?? ctx.today.toString()) : null,
  }
}
