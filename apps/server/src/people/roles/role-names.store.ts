import { sql } from '../../db/sql/sql.ts'
import { roleWords } from '#contract/people/roles/abilities/role-words.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Language, MemberContext } from '../../http/context.ts'

/** Specification 000, section 9. */
export const LIMITED_ADMIN = '중간관리자'

/** The name of the product in the reader's language, as long as nobody has chosen another one. */
export function roleNameIn(language: Language, name: string): string {
  return name === LIMITED_ADMIN ? roleWords.LIMITED_ADMIN[language] : name
}

/** What the company calls its limited admins. */
export async function limitedAdminName({
  tx,
}: Pick<MemberContext, 'tx'>): Promise<{ name: string; isOwn: boolean }> {
  const result = await sql<{ name: string }>`
    select limited_admin as name from role_names where company_id = ${thisCompany}`.execute(tx)
  const name = result.rows[0]?.name
  return { name: name ?? LIMITED_ADMIN, isOwn: name !== undefined }
}
