import type { Feature } from '#contract/companies.ts'

/** The 22 switches, in the groups in which people look for them. */
export const featureGroups = {
  work: ['ATTENDANCE', 'WEB_CHECK', 'GATE', 'VACATION_PROMOTION'],
  documents: ['DOCUMENT_APPROVAL', 'SIGNATURE', 'CERTIFICATES', 'PERSONAL_DOCS'],
  people: ['DATACARD', 'PAYROLL', 'WELFARE', 'SURVEY', 'MOOD'],
  office: ['MEETING_ROOM', 'EXPENSE', 'CUSTOM_BOARD'],
  connect: ['API', 'GOOGLE_CALENDAR', 'OUTLOOK_CALENDAR', 'SLACK', 'TEAMS', 'NAVER_WORKS'],
} as const satisfies Record<string, readonly Feature[]>

export type FeatureGroup = keyof typeof featureGroups
