import { type Feature, features } from '#contract/companies.ts'

/** A switch of the company: the 22 of the specification, and the analytics menu, which has a flag but no part. */
export type FeatureSwitch = Feature | 'ANALYTICS_MENU'

// These wait for the keys or the device of an outside service.
const offAtFirst = new Set<FeatureSwitch>([
  'GATE',
  'GOOGLE_CALENDAR',
  'NAVER_WORKS',
  'OUTLOOK_CALENDAR',
  'SLACK',
  'TEAMS',
])

export type FeatureStates = Record<FeatureSwitch, boolean>

/** What is on: the company's own choice, else the product's default. */
export function featureStates(rows: readonly { feature: string; enabled: boolean }[]): FeatureStates {
  const chosen = new Map(rows.map((row) => [row.feature, row.enabled]))
  const all: FeatureSwitch[] = [...features, 'ANALYTICS_MENU']
  const pairs = all.map((feature) => [feature, chosen.get(feature) ?? !offAtFirst.has(feature)])
  return Object.fromEntries(pairs) as FeatureStates
}
