/** The 22 parts of the product that a company switches on and off (specification 002, section 5). */
export const features = [
  'API',
  'ATTENDANCE',
  'CERTIFICATES',
  'CUSTOM_BOARD',
  'DATACARD',
  'DOCUMENT_APPROVAL',
  'EXPENSE',
  'GATE',
  'GOOGLE_CALENDAR',
  'MEETING_ROOM',
  'MOOD',
  'NAVER_WORKS',
  'OUTLOOK_CALENDAR',
  'PAYROLL',
  'PERSONAL_DOCS',
  'SIGNATURE',
  'SLACK',
  'SURVEY',
  'TEAMS',
  'VACATION_PROMOTION',
  'WEB_CHECK',
  'WELFARE',
] as const
export type Feature = (typeof features)[number]

/** A switch of the company: the 22 of the specification, and the analytics menu, which has a flag but no part. */
export type FeatureSwitch = Feature | 'ANALYTICS_MENU'

export type FeatureStates = Record<FeatureSwitch, boolean>

// Checking in on the web is a way to record attendance: off with it.
const inside: Partial<Record<Feature, Feature>> = { WEB_CHECK: 'ATTENDANCE' }

/** The part that another one lives inside. */
export const partAround = (feature: Feature): Feature | undefined => inside[feature]

/** The parts whose calls are refused: those switched off, and those inside a part that is. */
export function partsOff(states: FeatureStates): Feature[] {
  return features.filter((feature) => !states[feature] || !states[inside[feature] ?? feature])
}

/**
 * What is on: everything that the company has not switched off. Parts that wait for an outside service do nothing until
 * they are connected. @param chosen by feature, as company_features holds it
 */
export function featureStates(chosen: Readonly<Record<string, boolean>>): FeatureStates {
  const all: FeatureSwitch[] = [...features, 'ANALYTICS_MENU']
  const pairs = all.map((feature) => [feature, chosen[feature] ?? true])
  return Object.fromEntries(pairs) as FeatureStates
}
