import { features } from '#contract/platform/companies/features.ts'
import type { OfferedFeature } from '../../../page/offered-feature.ts'

/**
 * The switches of the parts that the product has, in the groups in which people look for them. The server keeps all of the
 * contract; one whose part does not exist would switch nothing: it is told of without one.
 */
export const featureGroups = {
  work: ['ATTENDANCE', 'WEB_CHECK', 'GATE'],
  documents: ['DOCUMENT_APPROVAL'],
  office: ['MEETING_ROOM'],
  connect: ['GOOGLE_CALENDAR', 'OUTLOOK_CALENDAR', 'SLACK', 'TEAMS'],
} as const satisfies Record<string, readonly OfferedFeature[]>

export type FeatureGroup = keyof typeof featureGroups

export const shownFeatures: readonly OfferedFeature[] = Object.values(featureGroups).flat()

/** The parts of the contract that are still to come. */
export const comingFeatures = features.filter(
  (feature): feature is keyof WebTexts['features']['coming']['item'] =>
    !shownFeatures.some((shown) => shown === feature),
)
