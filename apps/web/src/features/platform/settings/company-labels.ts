import { allSettings, type SettingPage } from '#contract/platform/companies/setting-table.ts'
import { profileFields } from '#rules/profiles/profile-fields.ts'
import { shownFeatures } from './feature-groups.ts'
import type { TextKey } from '../../../text/keys.ts'

type Labelled = keyof WebTexts['settings']['field']

/** The name of a setting, as its label and in the search. */
export function labelOf<F extends Labelled>(field: F) {
  return `settings.field.${field}` as const
}

const named = (...fields: Labelled[]): Readonly<Record<string, TextKey>> =>
  Object.fromEntries(fields.map((field) => [field, labelOf(field)]))
const ofPage = (page: SettingPage) =>
  named(...allSettings.flatMap(([name, setting]) => (setting.page === page ? [name as Labelled] : [])))

/** The single settings of each page of the company. */
export const companyFields = {
  company: { ...ofPage('company'), ...named('company_joincode') },
  branding: named('company_logo', 'company_background'),
  profileFields: Object.fromEntries(
    profileFields.map((field) => [field, `settings.profileField.${field}` as const]),
  ),
  workHours: {
    ...ofPage('workHours'),
    ...named('work_check', 'standard_day_time', 'contract_type', 'dash_available'),
  },
  checking: ofPage('checking'),
  leaveRules: { ...named('leave_basis', 'fiscal_start_month'), ...ofPage('leaveRules') },
  documentRules: ofPage('documentRules'),
} as const

/** The switches, by the name of their part. */
export const featureFields: Readonly<Record<string, TextKey>> = Object.fromEntries(
  shownFeatures.map((feature) => [feature, `features.item.${feature}.title` as const]),
)
