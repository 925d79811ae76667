import { type FeatureSwitch, partsOff } from '#contract/platform/companies/features.ts'
import { partOfSetting } from '#contract/platform/companies/setting-table.ts'
import type { MemberContext } from '#server/http/context.ts'
import { fail } from '#server/http/fail.ts'
import type { FileStore } from '#server/outside/files/file-store.ts'
import { changedColumns, changedSwitches, type CompanyChange } from './change.wire.ts'
import { type Pictures, removeOldPictures, storePictures } from './change-pictures.ts'
import { accountsOf, followCompanyLanguage } from '../auth/index.ts'
import { featuresOf, saveFeatures } from '../features/index.ts'
import { joinCodeOf, lockCompany, newJoinCode, updateCompanyRow, updateDirectory } from './companies.store.ts'
import type { CompanyRow } from './companies.wire.ts'
import { tellHours } from './follow-hours.ts'
import { tellSettings } from './follow-settings.ts'
import { refuseWrongLimits, refuseWrongPauses } from './refuse-wrong-pauses.ts'

/**
 * Changes settings of the company. Absent keeps, null clears; clearing the join code makes a new one. Only what really
 * becomes different is written and told in the trail.
 * @returns whether what is remembered of the company's people has changed: time zone, day change, what is told of profiles or what
 * is switched on
 * @throws Failure FEATURE_OFF for a setting of a part that is off, INVALID_RANGE for a lunch that ends before it begins, or a least
 * that is more than the most, LUNCH_OUTSIDE_HOURS, DINNER_IN_HOURS, and what those who follow a setting refuse
 */
export async function updateCompany(
  ctx: MemberContext,
  change: CompanyChange,
  pictures: { store: FileStore; drawn: Pictures },
): Promise<boolean> {
  const { tx, companyId } = ctx
  const before = await lockCompany(tx)
  const changed = changedColumns(change, before)
  const after = { ...before, ...changed } as CompanyRow
  const states = await featuresOf(tx)
  const switches = changedSwitches(change, states)
  // First of all: what is refused later leaves the bytes of its pictures behind.
  const isOff = new Set(partsOff(states))
  // What the same call switches on may be set by it, what it switches off for the last time.
  const stillOff = partsOff({ ...states, ...switches }).filter((part) => isOff.has(part))
  refuseSwitchedOff(change, before, stillOff)
  refuseWrongLimits(ctx, after)
  // Hours from before the rule stay as they are until somebody changes them.
  if (hourColumns.some((column) => column in changed)) refuseWrongPauses(ctx, hoursOf(after))
  const stored = await storePictures(ctx, pictures.store, before, pictures.drawn)
  const columns = { ...changed, ...stored }
  const history = leaveHistory(changed, before, ctx.today)
  if (Object.keys(columns).length > 0) await updateCompanyRow(tx, { ...columns, ...history })
  if (columns.language !== undefined) await followCompanyLanguage(tx, accountsOf(companyId), after.language)
  await saveFeatures(tx, companyId, switches, ctx.now)
  await tellHours(ctx, columns, change.count_days_from)
  await tellSettings(ctx, before, { ...columns, ...switches })
  await removeOldPictures(ctx, pictures.store, before, stored)
  const directory = {
    ...(columns.name !== undefined && { name: after.name }),
    ...(await joinCodeChange(ctx, change.company_joincode)),
  }
  if (Object.keys(directory).length > 0) await updateDirectory(tx, companyId, directory)
  const told = { ...columns, ...switches, ...('join_code' in directory && { join_code: 'changed' }) }
  if (Object.keys(told).length > 0)
    ctx.audit({
      action: 'company.update',
      target: ['company', companyId],
      before: { ...pick(before, columns), ...pick(states, switches) },
      after: { ...told, ...(change.count_days_from && { count_days_from: change.count_days_from }) },
    })
  const isNewDay = after.timezone !== before.timezone || after.day_change_minute !== before.day_change_minute
  return isNewDay || 'profile_fields' in columns || Object.keys(switches).length > 0
}

/** By what leave arose until a day stays known when it changes: what arose then stays. */
function leaveHistory(changed: object, before: CompanyRow, today: Temporal.PlainDate) {
  if (!('leave_basis' in changed) && !('fiscal_start_month' in changed)) return {}
  const earlier = before.earlier_leave_bases as { until: string; basis: string; month: number }[]
  const ended = { until: today.toString(), basis: before.leave_basis, month: before.fiscal_start_month }
  // Changed again on the same day, it never held.
  const kept = earlier.at(-1)?.until === ended.until ? earlier : [...earlier, ended]
  return { earlier_leave_bases: JSON.stringify(kept) }
}

/** A setting of a part that is off stands still; one that is sent as it stands changes nothing. */
function refuseSwitchedOff(change: CompanyChange, before: CompanyRow, off: readonly FeatureSwitch[]): void {
  const named = Object.entries(change).filter(([name]) => off.includes(partOfSetting(name) as FeatureSwitch))
  if (Object.keys(changedColumns(Object.fromEntries(named), before)).length > 0) fail('FEATURE_OFF')
}

const hourColumns = [
  'work_start_minute',
  'work_end_minute',
  'lunch_start_minute',
  'lunch_end_minute',
  'dinner_start_minute',
  'dinner_end_minute',
]

const hoursOf = (row: CompanyRow) => ({
  workStartMinute: row.work_start_minute,
  workEndMinute: row.work_end_minute,
  lunchStartMinute: row.lunch_start_minute,
  lunchEndMinute: row.lunch_end_minute,
  dinnerStartMinute: row.dinner_start_minute,
  dinnerEndMinute: row.dinner_end_minute,
})

// A form may send back the code that it was shown.
async function joinCodeChange({ tx, companyId }: MemberContext, typed: string | null | undefined) {
  if (typed === undefined || (typed !== null && typed === (await joinCodeOf(tx, companyId)))) return {}
  return { join_code: newJoinCode(typed ?? '') }
}

function pick(from: object, names: object): Record<string, unknown> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, from[name as keyof typeof from]]))
}
