import { sql } from 'kysely'
import { choseongOf } from '#rules/search/choseong.ts'
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
  made += 1
  const email = fields.email ?? `person${made}@gyeol.test`
  const name = fields.name ?? `김구성${made}`
  return withOwner(test, async (tx) => {
    const account = await tx
      .insertInto('accounts')
      .values({ email, password_hash: 'none', confirmed_at: sql`now()` })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { companyId } = company
    const joined = fields.joinedOn ?? '2024-03-04'
    const member = await tx
      .insertInto('members')
      .values({
        company_id: companyId,
        account_id: account.id,
        email,
        name,
        name_initials: choseongOf(name),
        status: fields.status ?? 'WORKING',
        joined_on: joined,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('memberships')
      .values({ account_id: account.id, company_id: companyId, member_id: member.id })
      .execute()
    for (const role of fields.roles ?? []) {
      await tx
        .insertInto('role_holders')
        .values({ company_id: companyId, member_id: member.id, role })
        .execute()
    }
    if (fields.teamId) {
      const membership = {
        company_id: companyId,
        member_id: member.id,
        team_id: fields.teamId,
        starts_on: joined,
      }
      await tx.insertInto('team_memberships').values(membership).execute()
    }
    for (const teamId of fields.coverTeamIds ?? []) {
      await tx
        .insertInto('cover_teams')
        .values({ company_id: companyId, member_id: member.id, team_id: teamId })
        .execute()
    }
    return { companyId, memberId: member.id, accountId: account.id, email, name }
  })
}

export function makeAdmin(test: TestApp, fields: MemberFields = {}): Promise<TestMember> {
  return makeMember(test, { ...fields, roles: ['FULL_ADMIN', ...(fields.roles ?? [])] })
}
