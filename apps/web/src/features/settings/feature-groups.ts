import type { Feature } from '#contract/companies.ts'

/**
 * The switches that act, in the groups in which people look for them. Of the 22 of the contract only those stand
 * here whose part of the product exists: a switch that changes nothing would promise too much.
 */
export const featureGroups = {
  work: ['ATTENDANCE', 'WEB_CHECK'],
  documents: ['DOCUMENT_APPROVAL'],
  office: ['MEETING_ROOM'],
} as const satisfies Record<string, readonly Feature[]>

export type FeatureGroup = keyof typeof featureGroups
