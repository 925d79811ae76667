import type { InsertObject } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Database } from '../../db/rows.gen.ts'
import type { CompanyId } from '../../db/transaction.ts'
import { onConstraint } from '../../http/fail.ts'
import { grantRole } from '../roles/index.ts'
import { memberDefaults } from './member-defaults.ts'
import { initialsOf } from './name-search.ts'

export interface NewMember {
  /** null while the person has only been invited. */
  accountId: number | null
  email: string
  name: string
  status: 'INVITED' | 'WORKING'
  joinedOn: Temporal.PlainDate | null
  birthOn?: string | null
  language?: 'ko' | 'ja' | 'en'
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
    ...memberDefaults,
    company_id: companyId,
    account_id: member.accountId,
    email: member.email,
    name: member.name,
    name_initials: initialsOf(member.name),
    status: member.status,
    joined_on: member.joinedOn?.toString() ?? null,
    birth_on: member.birthOn ?? null,
    language: member.language ?? 'ko',
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
  if (member.accountId !== null) await letIn(tx, companyId, member.accountId, id)
  if (member.role) await grantRole(tx, companyId, id, member.role)
  return id
}

/** Lets an account into the company; a session that is in no company yet enters it. */
export async function letIn(
  tx: Tx,
  companyId: CompanyId,
  accountId: number,
  memberId: number,
): Promise<void> {
  await tx
    .insertInto('memberships')
    .values({ account_id: accountId, company_id: companyId, member_id: memberId })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'company_id']).doUpdateSet({ member_id: memberId }),
    )
    .execute()
  const waiting = tx
    .updateTable('sessions')
    .set({ company_id: companyId })
    .where('account_id', '=', accountId)
  await waiting.where('company_id', 'is', null).where('revoked_at', 'is', null).execute()
}

/** Shuts an account out: its sessions are in this company no longer. */
export async function shutOut(tx: Tx, companyId: CompanyId, accountId: number): Promise<void> {
  await tx
    .deleteFrom('memberships')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute()
  const inside = tx.updateTable('sessions').set({ company_id: null }).where('account_id', '=', accountId)
  await inside.where('company_id', '=', companyId).execute()
}
