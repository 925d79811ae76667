import type { Feature } from '#contract/platform/companies/features.ts'
import type { texts } from '../text/ko.ts'

/** The parts that the product has: those of the contract that are said in words. */
export type OfferedFeature = Extract<keyof (typeof texts)['settings']['features']['item'], Feature>
