import {
  attemptKey,
  chosenLanguage,
  enterCompany,
  lockAccount,
  refuseBeyond,
} from '#server/platform/auth/index.ts'
import { bindCompany, type CompanyId } from '#server/db/transaction.ts'
import type { AccountContext } from '#server/http/context.ts'
import { fail } from '#server/http/fail.ts'
import { recordJoining } from '#server/people/employment/index.ts'
import { createMember } from '#server/people/members/index.ts'
import { hasCompanyNamed, insertCompany, insertDirectoryEntry, newJoinCode } from './companies.store.ts'

/** New companies start in Korean time; the setting can be changed at once. */
const HOME_ZONE = 'Asia/Seoul'

/** Nobody founds more in earnest, and every company may send invitations. */
const MOST_A_DAY = 5

export interface FoundedCompany {
  companyId: CompanyId
  name: string
  joinCode: string
}

/**
 * Founds a company: the founder is its first member and full admin, and the session moves into it.
 * @throws Failure NAME_TAKEN when the same person belongs to a company of that name, as after a double click;
 * TOO_MANY_REQUESTS
 */
export async function foundCompany(
  ctx: AccountContext,
  input: { company_name: string; username: string },
): Promise<FoundedCompany> {
  const account = await lockAccount(ctx.tx, ctx.accountId)
  await refuseBeyond(ctx, attemptKey('found', String(account.id)), { most: MOST_A_DAY, hours: 24 })
  const name = input.company_name
  if (await hasCompanyNamed(ctx.tx, account.id, name)) fail('NAME_TAKEN')
  const joinCode = newJoinCode()
  const companyId = await insertDirectoryEntry(ctx.tx, name, joinCode)
  await bindCompany(ctx.tx, companyId)
  const today = ctx.now.toZonedDateTimeISO(HOME_ZONE).toPlainDate()
  await insertCompany(ctx.tx, companyId, {
    name,
    language: ctx.language,
    foundedBy: account.id,
    on: today,
  })
  const memberId = await createMember(ctx.tx, companyId, {
    accountId: account.id,
    email: account.email,
    name: input.username,
    status: 'WORKING',
    language: chosenLanguage(account),
    joinedOn: today,
    role: 'FULL_ADMIN',
  })
  await enterCompany(ctx, companyId)
  const entry = { action: 'company.found', target: ['company', companyId] as const, after: { name } }
  await recordJoining(ctx, { companyId, memberId, accountId: account.id, earlierEnd: null }, entry)
  return { companyId, name, joinCode }
}
