import type { OfferedFeature } from '../../../page/offered-feature.ts'

/**
 * The switches of the parts that the product has, in the groups in which people look for them. The server keeps all of the
 * contract; one whose part does not exist switches nothing and is not shown.
 */
export const featureGroups = {
  work: ['ATTENDANCE', 'WEB_CHECK', 'GATE', 'VACATION_PROMOTION', 'ANALYTICS_MENU'],
  documents: ['DOCUMENT_APPROVAL'],
  office: ['MEETING_ROOM', 'MOOD'],
  connect: ['GOOGLE_CALENDAR', 'OUTLOOK_CALENDAR', 'SLACK', 'TEAMS'],
} as const satisfies Record<string, readonly OfferedFeature[]>

export type FeatureGroup = keyof typeof featureGroups

export const shownFeatures: readonly OfferedFeature[] = Object.values(featureGroups).flat()
