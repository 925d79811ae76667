import type { Tx } from '#server/db/connection.ts'
import { companyIdOf } from '#server/db/transaction.ts'
import type { MemberContext } from '#server/http/context.ts'
import type { ListCompanies } from '#server/jobs/for-each-company.ts'
import { companiesOf } from '../auth/index.ts'
import { featuresOf } from '../features/index.ts'
import { toWire } from './companies.wire.ts'

/** The companies of an account, with the one its session is in. */
export async function listMyCompanies(tx: Tx, accountId: number, activeCompanyId: number | null) {
  const rows = await tx
    .selectFrom('company_directory')
    .select(['company_id', 'name'])
    .where('company_id', 'in', companiesOf(accountId))
    .orderBy('name')
    .orderBy('company_id')
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
    tx.selectFrom('companies').selectAll().executeTakeFirstOrThrow(),
    featuresOf(tx),
    tx
      .selectFrom('company_directory')
      .select('join_code')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow(),
  ])
  return toWire(row, states, mayUpdate ? directory.join_code : null, mayUpdate)
}

/** Every company there is, for what is done in each of them. */
export const listCompanies: ListCompanies = async (tx) => {
  const rows = await tx.selectFrom('company_directory').select('company_id').orderBy('company_id').execute()
  return rows.map((row) => companyIdOf(row.company_id))
}

/** The files of the company's pictures; null for one that it has not. */
export async function picturesOf({ tx }: Pick<MemberContext, 'tx'>) {
  return tx.selectFrom('companies').select(['logo_file_id', 'background_file_id']).executeTakeFirstOrThrow()
}
