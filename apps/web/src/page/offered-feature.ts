import type { FeatureSwitch } from '#contract/platform/companies/features.ts'

/** The parts that the product has: those of the contract that are said in words. */
export type OfferedFeature = Extract<keyof WebTexts['features']['item'], FeatureSwitch>
