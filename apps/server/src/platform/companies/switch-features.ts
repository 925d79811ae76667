import type { Feature, FeatureStates } from '#contract/platform/companies/features.ts'
import type { MemberContext } from '#server/http/context.ts'
import { featuresOf, saveFeatures } from '../features/index.ts'
import { lockCompany } from './companies.store.ts'
import { tellSettings } from './follow-settings.ts'

/** Switches parts of the product on and off; those that are not named stay as they are. @throws Failure what those who follow a setting refuse */
export async function switchFeatures(
  ctx: MemberContext,
  wanted: Partial<Record<Feature, 'ON' | 'OFF' | undefined>>,
): Promise<FeatureStates> {
  const company = await lockCompany(ctx.tx)
  const before = await featuresOf(ctx.tx)
  const named = Object.entries(wanted).filter(([, state]) => state !== undefined)
  const isNew = ([feature, on]: readonly [string, boolean]) => before[feature as Feature] !== on
  const states = Object.fromEntries(
    named.map(([feature, state]) => [feature, state === 'ON'] as const).filter(isNew),
  )
  if (Object.keys(states).length === 0) return before
  await saveFeatures(ctx.tx, ctx.companyId, states, ctx.now)
  await tellSettings(ctx, company, states)
  ctx.audit({
    action: 'company.switch_features',
    target: ['company', ctx.companyId],
    before: Object.fromEntries(Object.keys(states).map((feature) => [feature, before[feature as Feature]])),
    after: states,
  })
  return { ...before, ...states }
}
