import type { Insertable } from 'kysely'
import { sql } from '../../db/sql/sql.ts'
import type { Provider } from '#contract/platform/integrations/providers.ts'
import type { Tx } from '../../db/connection.ts'
import type { ProviderConnections } from '../../db/rows.gen.ts'
import { thisCompany } from '../../db/this-company.ts'

export interface ConnectionRow {
  provider: Provider
  account_label: string
  connected_by: string | null
  connected_by_id: number | null
  connected_at: string
}

/** The company's connections, without what is sealed. */
export async function listConnections(tx: Tx): Promise<ConnectionRow[]> {
  const result = await sql<ConnectionRow>`
    select c.provider, c.account_label, m.name as connected_by, m.id as connected_by_id, c.connected_at
    from provider_connections c
    left join members m on m.company_id = c.company_id and m.id = c.connected_by
    where c.company_id = ${thisCompany}`.execute(tx)
  return result.rows
}

/** Keeps a connection, in the place of the one before. */
export async function saveConnection(tx: Tx, row: Insertable<ProviderConnections>): Promise<void> {
  const { company_id: _company, provider: _provider, ...rest } = row
  const query = tx.insertInto('provider_connections').values(row)
  await query.onConflict((same) => same.columns(['company_id', 'provider']).doUpdateSet(rest)).execute()
}

export interface SealedTokens {
  provider: Provider
  sealed: string
}

/** The company's tokens that do not begin with the mark, held until the commit. */
export async function listSealedTokens(tx: Tx, mark: string): Promise<SealedTokens[]> {
  const result = await sql<SealedTokens>`
    select provider, sealed_tokens as sealed from provider_connections
    where company_id = ${thisCompany} and not starts_with(sealed_tokens, ${mark}) for update`.execute(tx)
  return result.rows
}

export async function replaceSealedTokens(tx: Tx, { provider, sealed }: SealedTokens): Promise<void> {
  const query = tx.updateTable('provider_connections').set({ sealed_tokens: sealed })
  await query.where('provider', '=', provider).execute()
}

/** Whether there was something to remove. */
export async function removeConnection(tx: Tx, provider: Provider): Promise<boolean> {
  const query = tx.deleteFrom('provider_connections').where('provider', '=', provider).returning('provider')
  return (await query.executeTakeFirst()) !== undefined
}
