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

/** A switch of the company: the 22 of the specification, and the analyses, which have a flag of the company instead (R-COMPANY-015). */
export type FeatureSwitch = Feature | 'ANALYTICS_MENU'

export type FeatureStates = Record<FeatureSwitch, boolean>

export const featureSwitches: readonly FeatureSwitch[] = [...features, 'ANALYTICS_MENU']

// Checking in on the web is a way to record attendance, and what is analysed was recorded by it: off with it.
const inside: Partial<Record<FeatureSwitch, Feature>> = {
  WEB_CHECK: 'ATTENDANCE',
  ANALYTICS_MENU: 'ATTENDANCE',
}

/** The part that another one lives inside. */
export const partAround = (feature: FeatureSwitch): Feature | undefined => inside[feature]

/** The parts whose calls are refused: those switched off, and those inside a part that is. */
export function partsOff(states: FeatureStates): FeatureSwitch[] {
  return featureSwitches.filter((feature) => !states[feature] || !states[inside[feature] ?? feature])
}

/**
 * What is on: everything that the company has not switched off. Parts that wait for an outside service do nothing until
 * they are connected. @param chosen by feature, as company_features holds it
 */
export function featureStates(chosen: Readonly<Record<string, boolean>>): FeatureStates {
  const pairs = featureSwitches.map((feature) => [feature, chosen[feature] ?? true])
  return Object.fromEntries(pairs) as FeatureStates
}
