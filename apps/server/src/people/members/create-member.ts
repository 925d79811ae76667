import type { InsertObject } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Database } from '../../db/rows.gen.ts'
import { tally } from '../../db/tallies.ts'
import type { CompanyId } from '../../db/transaction.ts'
import type { Language } from '../../http/context.ts'
import { onConstraint } from '../../http/fail.ts'
import { letIn } from '../../platform/auth/index.ts'
import { grantRole } from '../roles/index.ts'
import { initialsOf } from './name-search.ts'

export interface NewMember {
  /** null while the person has only been invited. */
  accountId: number | null
  email: string
  name: string
  status: 'INVITED' | 'WORKING'
  joinedOn: Temporal.PlainDate | null
  birthOn?: string | null
  /** What the person has chosen; without it the company's. */
  language?: Language | null
  position?: string | undefined
  contractType?: string | undefined
  rankId?: number | null | undefined
  /** Given with it: FULL_ADMIN for a founder. */
  role?: string
}

/**
 * Makes a member in a transaction that is bound to the company, with the entry that lets the account in.
 * @throws Failure ALREADY_MEMBER, also under race; NOT_FOUND for an unknown rank
 */
export async function createMember(tx: Tx, companyId: CompanyId, member: NewMember): Promise<number> {
  const values: InsertObject<Database, 'members'> = {
    ...(await defaultsOf(tx)),
    company_id: companyId,
    account_id: member.accountId,
    email: member.email,
    name: member.name,
    name_initials: initialsOf(member.name),
    status: member.status,
    joined_on: member.joinedOn?.toString() ?? null,
    birth_on: member.birthOn ?? null,
    language: member.language ?? null,
    position: member.position ?? '',
    ...(member.contractType && { contract_type: member.contractType }),
    rank_id: member.rankId ?? null,
  }
  const insert = tx.insertInto('members').values(values).returning('id')
  const codes = {
    members_email_key: 'ALREADY_MEMBER',
    members_account_key: 'ALREADY_MEMBER',
    members_rank: 'NOT_FOUND',
  } as const
  const { id } = await onConstraint(codes, () => insert.executeTakeFirstOrThrow())
  await tally(tx, [{ counted: `MEMBERS_${member.status}`, change: 1 }])
  if (member.accountId !== null) await letIn(tx, companyId, member.accountId, id)
  if (member.role) await grantRole(tx, companyId, id, member.role)
  return id
}

/** What the company lets a new member start with. */
function defaultsOf(tx: Tx) {
  return tx
    .selectFrom('companies')
    .select([
      'default_work_check as work_check',
      'default_day_minutes as standard_day_minutes',
      'default_dashboard as dashboard_available',
      'default_contract_type as contract_type',
    ])
    .executeTakeFirstOrThrow()
}
