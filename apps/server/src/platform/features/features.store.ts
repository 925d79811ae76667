import { type RawBuilder, sql } from '#server/db/sql/sql.ts'
import {
  featureStates,
  type FeatureStates,
  type FeatureSwitch,
} from '#contract/platform/companies/features.ts'
import type { Tx } from '#server/db/connection.ts'
import type { CompanyId } from '#server/db/transaction.ts'
import { thisCompany } from '#server/db/this-company.ts'

/** What the company has said of each part of the product, for featureStates; a column of a wider statement. */
export const chosenFeatures: RawBuilder<Record<string, boolean>> = sql`
  (select coalesce(json_object_agg(f.feature, f.enabled), '{}') from company_features f where f.company_id = ${thisCompany})`

/** Which parts of the product are on. */
export async function featuresOf(tx: Tx): Promise<FeatureStates> {
  const rows = await tx.selectFrom('company_features').select(['feature', 'enabled']).execute()
  return featureStates(Object.fromEntries(rows.map((row) => [row.feature, row.enabled])))
}

export async function saveFeatures(
  tx: Tx,
  companyId: CompanyId,
  states: Partial<Record<FeatureSwitch, boolean>>,
  now: Temporal.Instant,
): Promise<void> {
  const rows = Object.entries(states).map(([feature, enabled]) => ({
    company_id: companyId,
    feature,
    enabled,
    changed_at: now.toString(),
  }))
  if (rows.length === 0) return
  await tx
    .insertInto('company_features')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'feature']).doUpdateSet((row) => ({
        enabled: row.ref('excluded.enabled'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute()
}
