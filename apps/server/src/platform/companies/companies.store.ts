import { randomInt } from 'node:crypto'
import type { Updateable } from 'kysely'
import { sql } from '#server/db/sql/sql.ts'
import type { Tx } from '#server/db/connection.ts'
import type { Companies } from '#server/db/rows.gen.ts'
import { thisCompany } from '#server/db/this-company.ts'
import { type CompanyId, companyIdOf } from '#server/db/transaction.ts'
import { companiesOf } from '../auth/index.ts'

// Without letters and digits that are mistaken for each other when read out.
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 10
const MOST_CHARACTERS = 100

/**
 * A join code with 49 bits of chance. A company can say how it begins but never all of it: a code that is refused
 * because another company has it would tell how to join that company.
 */
export function newJoinCode(beginning = ''): string {
  const chance = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return beginning
    ? `${beginning.slice(0, MOST_CHARACTERS - CODE_LENGTH - 1).toWellFormed()}-${chance}`
    : chance
}

export async function joinCodeOf(tx: Tx, companyId: CompanyId): Promise<string> {
  const row = await tx
    .selectFrom('company_directory')
    .select('join_code')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return row.join_code
}

/** Enters a new company into the directory of all companies; its id exists from here on. */
export async function insertDirectoryEntry(tx: Tx, name: string, joinCode: string): Promise<CompanyId> {
  const row = await tx
    .insertInto('company_directory')
    .values({ name, join_code: joinCode })
    .returning('company_id')
    .executeTakeFirstOrThrow()
  return companyIdOf(row.company_id)
}

export async function insertCompany(
  tx: Tx,
  companyId: CompanyId,
  founding: { name: string; language: string; foundedBy: number; on: Temporal.PlainDate },
) {
  const { name, language, foundedBy } = founding
  await tx
    .insertInto('companies')
    .values({
      company_id: companyId,
      name,
      language,
      founded_by: foundedBy,
      records_begin: founding.on.toString(),
    })
    .execute()
}

/** Whether the account already belongs to a company of that name: a second press of the button, most likely. */
export async function hasCompanyNamed(tx: Tx, accountId: number, name: string): Promise<boolean> {
  const row = await tx
    .selectFrom('company_directory')
    .select('company_id')
    .where('company_id', 'in', companiesOf(accountId))
    .where('name', '=', name)
    .executeTakeFirst()
  return row !== undefined
}

export async function companyByJoinCode(tx: Tx, joinCode: string) {
  const row = await tx
    .selectFrom('company_directory')
    .select(['company_id', 'name'])
    .where('join_code', '=', joinCode)
    .executeTakeFirst()
  return row && { companyId: companyIdOf(row.company_id), name: row.name }
}

export async function updateDirectory(
  tx: Tx,
  companyId: CompanyId,
  change: { name?: string; join_code?: string },
) {
  await tx.updateTable('company_directory').set(change).where('company_id', '=', companyId).execute()
}

/** The company's row, held until the commit. */
export async function lockCompany(tx: Tx) {
  return tx.selectFrom('companies').selectAll().forUpdate().executeTakeFirstOrThrow()
}

/** For who judges by the company's settings and calendar what will not be judged again: neither changes until the commit. */
export async function holdSettings(tx: Tx): Promise<void> {
  await sql`select 1 from companies where company_id = ${thisCompany} for share`.execute(tx)
}

/** For who changes what is judged so: after those who judge by it, and before those who will. */
export async function awaitJudges(tx: Tx): Promise<void> {
  await sql`select 1 from companies where company_id = ${thisCompany} for no key update`.execute(tx)
}

export async function timezoneOf(tx: Tx): Promise<string> {
  const row = await tx.selectFrom('companies').select('timezone').executeTakeFirstOrThrow()
  return row.timezone
}

export async function updateCompanyRow(tx: Tx, change: Updateable<Companies>): Promise<void> {
  await tx.updateTable('companies').set(change).execute()
}

/** Puts a plan into force. That it is on record, the caller has made sure. */
export async function setPayPlan(tx: Tx, planMain: string): Promise<void> {
  await updateCompanyRow(tx, { pay_plan: planMain })
}

/** What is said of the first steps of the company; null says nothing any more. What others say meanwhile stays. */
export async function keepStartSteps(tx: Tx, said: Record<string, string | null>): Promise<boolean> {
  const then = sql`jsonb_strip_nulls(start_steps || ${JSON.stringify(said)}::jsonb)`
  const { rows } = await sql`
    update companies set start_steps = ${then}
    where company_id = ${thisCompany} and start_steps <> ${then} returning company_id`.execute(tx)
  return rows.length > 0
}
