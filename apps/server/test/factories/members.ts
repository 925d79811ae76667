import { sql } from '#server/db/sql/sql.ts'
import { choseongOf } from '#rules/search/choseong.ts'
import type { Tx } from '#server/db/connection.ts'
import { tally } from '#server/db/tallies.ts'
import { addMemberships } from '#server/people/members/records/memberships.store.ts'
import { type TestApp, withOwner } from '../app.ts'
import { makeCompany, type TestCompany } from './companies.ts'

let made = 0

export interface TestMember {
  companyId: number
  memberId: number
  accountId: number
  email: string
  name: string
}

export interface MemberFields {
  company?: TestCompany
  name?: string
  email?: string
  status?: 'WORKING' | 'ABSENCE' | 'INVITED' | 'RETIRED'
  joinedOn?: string
  roles?: string[]
  teamId?: number
  coverTeamIds?: number[]
}

/** A member who can sign in; makes a company when none is given. No password: tests sign in directly. */
export async function makeMember(test: TestApp, fields: MemberFields = {}): Promise<TestMember> {
  const company = fields.company ?? (await makeCompany(test))
  const { companyId } = company
  const { status = 'WORKING', joinedOn: joined = '2024-03-04' } = fields
  made += 1
  const email = fields.email ?? `person${made}@gyeol.test`
  const name = fields.name ?? `김구성${made}`
  return withOwner(
    test,
    async (tx) => {
      const account = await tx
        .insertInto('accounts')
        .values({ email, password_hash: 'none', confirmed_at: sql`now()` })
        .returning('id')
        .executeTakeFirstOrThrow()
      const member = await tx
        .insertInto('members')
        .values({
          company_id: companyId,
          account_id: account.id,
          email,
          name,
          name_initials: choseongOf(name),
          status,
          joined_on: joined,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tally(tx, [{ counted: `MEMBERS_${status}`, change: 1 }])
      await tx
        .insertInto('memberships')
        .values({ account_id: account.id, company_id: companyId, member_id: member.id })
        .execute()
      if (fields.teamId) {
        const membership = {
          member_id: member.id,
          team_id: fields.teamId,
          starts_on: joined,
          ends_on: null,
        }
        await addMemberships({ tx }, [membership])
      }
      await empower(tx, companyId, member.id, fields)
      return { companyId, memberId: member.id, accountId: account.id, email, name }
    },
    companyId,
  )
}

async function empower(tx: Tx, companyId: number, memberId: number, fields: MemberFields): Promise<void> {
  const holder = { company_id: companyId, member_id: memberId }
  for (const role of fields.roles ?? [])
    await tx
      .insertInto('role_holders')
      .values({ ...holder, role })
      .execute()
  for (const teamId of fields.coverTeamIds ?? [])
    await tx
      .insertInto('cover_teams')
      .values({ ...holder, team_id: teamId })
      .execute()
}

export function makeAdmin(test: TestApp, fields: MemberFields = {}): Promise<TestMember> {
  return makeMember(test, { ...fields, roles: ['FULL_ADMIN', ...(fields.roles ?? [])] })
}
