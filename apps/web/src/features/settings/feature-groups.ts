import type { Feature } from '#contract/companies/features.ts'

/** All switches, in the groups in which people look for them. */
export const featureGroups = {
  work: ['ATTENDANCE', 'WEB_CHECK', 'GATE', 'VACATION_PROMOTION', 'MOOD'],
  documents: ['DOCUMENT_APPROVAL', 'SIGNATURE', 'CERTIFICATES', 'PERSONAL_DOCS'],
  people: ['DATACARD', 'PAYROLL', 'WELFARE', 'EXPENSE'],
  office: ['MEETING_ROOM', 'CUSTOM_BOARD', 'SURVEY'],
  connect: ['GOOGLE_CALENDAR', 'OUTLOOK_CALENDAR', 'SLACK', 'TEAMS', 'NAVER_WORKS', 'API'],
} as const satisfies Record<string, readonly Feature[]>

export type FeatureGroup = keyof typeof featureGroups

/** Parts that the product does not have yet: their switches are kept, and say so. */
export const comingFeatures: readonly Feature[] = [
  'VACATION_PROMOTION',
  'MOOD',
  'SIGNATURE',
  'CERTIFICATES',
  'PERSONAL_DOCS',
  'DATACARD',
  'PAYROLL',
  'WELFARE',
  'EXPENSE',
  'CUSTOM_BOARD',
  'SURVEY',
  'NAVER_WORKS',
  'API',
]
