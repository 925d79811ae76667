import { featureStates, type FeatureStates } from '#contract/platform/companies/features.ts'
import type { Tx } from '#server/db/connection.ts'
import type { MemberContext } from '#server/http/context.ts'
import { toWire } from './companies.wire.ts'

/** The companies of an account, with the one its session is in. */
export async function listMyCompanies(tx: Tx, accountId: number, activeCompanyId: number | null) {
  const rows = await tx
    .selectFrom('memberships as m')
    .innerJoin('company_directory as d', 'd.company_id', 'm.company_id')
    .select(['d.company_id', 'd.name'])
    .where('m.account_id', '=', accountId)
    .orderBy('d.name')
    .orderBy('d.company_id')
    .execute()
  return rows.map((row) => ({
    company_id: row.company_id,
    company_name: row.name,
    is_active: row.company_id === activeCompanyId,
  }))
}

/** The member's own company as everybody in it sees it; the join code only for those who may hand it out. */
export async function getCompany(ctx: Pick<MemberContext, 'tx' | 'companyId' | 'actor'>) {
  const { tx, companyId, actor } = ctx
  const mayUpdate = actor.isFullAdmin
  const [row, states, directory] = await Promise.all([
    tx.selectFrom('companies').selectAll().where('company_id', '=', companyId).executeTakeFirstOrThrow(),
    featuresOf(tx, companyId),
    tx
      .selectFrom('company_directory')
      .select('join_code')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow(),
  ])
  return toWire(row, states, mayUpdate ? directory.join_code : null, mayUpdate)
}

/** Which parts of the product are on. */
export async function featuresOf(tx: Tx, companyId: number): Promise<FeatureStates> {
  const rows = await tx
    .selectFrom('company_features')
    .select(['feature', 'enabled'])
    .where('company_id', '=', companyId)
    .execute()
  return featureStates(Object.fromEntries(rows.map((row) => [row.feature, row.enabled])))
}

/** The files of the company's pictures; null for one that it has not. */
export async function picturesOf({ tx, companyId }: Pick<MemberContext, 'tx' | 'companyId'>) {
  return tx
    .selectFrom('companies')
    .select(['logo_file_id', 'background_file_id'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
}
