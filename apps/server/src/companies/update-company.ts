import type { Updateable } from 'kysely'
import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateCompany as contract } from '#contract/companies.ts'
import type { Companies } from '#server/db/rows.gen.ts'
import type { MemberContext } from '#server/http/context.ts'
import { fail } from '#server/http/fail.ts'
import { announceForget } from '#server/http/session-gate.ts'
import {
  joinCodeOf,
  lockCompany,
  newJoinCode,
  saveFeatures,
  updateCompanyRow,
  updateDirectory,
} from './companies.store.ts'
import { flagSwitches } from './companies.wire.ts'
import type { FeatureSwitch } from './feature-defaults.ts'

export type CompanyChange = EndpointInput<typeof contract>['body']

/**
 * Changes settings of the company. Absent keeps, null clears; clearing the join code makes a new one.
 * @throws Failure INVALID_RANGE for a lunch that ends before it begins
 */
export async function updateCompany(ctx: MemberContext, change: CompanyChange): Promise<void> {
  const { tx, companyId } = ctx
  const before = await lockCompany(tx, companyId)
  const columns = columnsOf(change)
  const after = { ...before, ...columns }
  if (after.lunch_end_minute <= after.lunch_start_minute) fail('INVALID_RANGE')
  if (Object.keys(columns).length > 0) await updateCompanyRow(tx, companyId, columns)
  const directory = {
    ...(change.company_name !== undefined && { name: change.company_name }),
    ...(await joinCodeChange(ctx, change.company_joincode)),
  }
  if (Object.keys(directory).length > 0) await updateDirectory(tx, companyId, directory)
  const switches = switchesOf(change)
  await saveFeatures(tx, companyId, switches, ctx.now)
  // The time zone is part of every remembered actor.
  if (after.timezone !== before.timezone) await announceForget(tx, { companyId })
  const changed = Object.keys(columns) as (keyof Companies)[]
  ctx.audit({
    action: 'company.update',
    target: ['company', companyId],
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    after: { ...columns, ...switches, ...('join_code' in directory && { join_code: 'changed' }) },
  })
}

// A form may send back the code that it was shown.
async function joinCodeChange({ tx, companyId }: MemberContext, typed: string | null | undefined) {
  if (typed === undefined || (typed !== null && typed === (await joinCodeOf(tx, companyId)))) return {}
  return { join_code: newJoinCode(typed ?? '') }
}

function columnsOf(change: CompanyChange): Updateable<Companies> {
  const lunch = change.lunch_time_default
  return present({
    name: change.company_name,
    address: cleared(change.address),
    phone: cleared(change.phone),
    fax: cleared(change.fax),
    motto: cleared(change.motto),
    language: change.language,
    timezone: change.timezone,
    work_start_minute: change.start_work_time,
    work_end_minute: change.end_work_time,
    lunch_start_minute: change.start_lunch_time ?? lunch?.s_l_t,
    lunch_end_minute: change.end_lunch_time ?? lunch?.e_l_t,
    check_in_adjustment: change.enter_adjust,
    check_out_adjustment: change.exit_adjust,
    overtime_calculation: change.overtime_calc,
    holiday_calculation: change.holiday_calc,
    gate_in_option: change.gate_in_opt,
    gate_out_option: change.gate_out_opt,
    enterprise_option: change.enterprise_option,
    duplicate_receiver_priority: cleared(change.drf_dplc_rcv_prrt),
    document_serial_format: change.drf_serial_format,
    documents_delegatable: change.drf_delegatable,
    documents_substitutable: change.drf_substitutable,
    documents_done_cancelable: change.drf_done_cancelable,
  })
}

function switchesOf(change: CompanyChange): Partial<Record<FeatureSwitch, boolean>> {
  const flags = Object.keys(flagSwitches) as (keyof typeof flagSwitches)[]
  return present(Object.fromEntries(flags.map((flag) => [flagSwitches[flag], change[flag]])))
}

const cleared = <T extends string>(value: T | null | undefined): T | '' | undefined =>
  value === null ? '' : value

function present<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
