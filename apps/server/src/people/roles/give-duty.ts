import { sql } from '../../db/sql/sql.ts'
import { type DutyCode, duties } from '#contract/people/roles/duties.ts'
import { errors } from '#contract/errors.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { linesThatUse } from './duty-uses.ts'
import { lockAdmins } from './keep-an-admin.ts'
import { worksHere } from './works-here.ts'

interface Named {
  id: number
  name: string
  status: string
  holds: boolean
}

/**
 * Puts members in charge of a duty, all or none; who is already stays.
 * @throws Failure NOT_FOUND with the unknown ids, DUTY_NOT_WORKING with the names
 */
export async function giveDuty(
  ctx: CommandContext,
  memberIds: readonly number[],
  duty: DutyCode,
): Promise<void> {
  await lockAdmins(ctx)
  const people = await lockPeople(ctx, memberIds, duty)
  refuse(
    'DUTY_NOT_WORKING',
    people.filter((person) => !worksHere(person.status)),
  )
  const fresh = people.filter((person) => !person.holds).map((person) => person.id)
  await sql`insert into role_holders (company_id, member_id, role)
    select ${thisCompany}::bigint, id, ${duty}::text from unnest(${fresh}::bigint[]) as given(id) returning member_id`.execute(
    ctx.tx,
  )
  for (const id of fresh) ctx.audit({ action: 'duty.give', target: ['member', id], after: { duty } })
}

/**
 * Takes a duty from members, all or none. Somebody stays in charge as long as approval lines name the duty: a document
 * would otherwise wait for nobody.
 * @throws Failure NOT_FOUND with the unknown ids, DUTY_NOT_HELD with the names, DUTY_IN_USE with the lines
 */
export async function takeDuty(
  ctx: CommandContext,
  memberIds: readonly number[],
  duty: DutyCode,
): Promise<void> {
  await lockAdmins(ctx)
  const people = await lockPeople(ctx, memberIds, duty)
  refuse(
    'DUTY_NOT_HELD',
    people.filter((person) => !person.holds),
  )
  const taken = people.map((person) => person.id)
  await sql`delete from role_holders
    where company_id = ${thisCompany} and role = ${duty} and member_id = any(${taken}::bigint[])`.execute(
    ctx.tx,
  )
  const left = await sql`
    select 1 from role_holders where company_id = ${thisCompany} and role = ${duty} limit 1`.execute(ctx.tx)
  if (left.rows.length === 0) {
    const lines = await linesThatUse(ctx, duties[duty].lineNumber)
    if (lines.length > 0) fail('DUTY_IN_USE', { lines: lines.join(', ') })
  }
  for (const id of taken) ctx.audit({ action: 'duty.take', target: ['member', id], before: { duty } })
}

/** Held in one order, so that nobody leaves meanwhile and two such calls never wait for each other. */
async function lockPeople(
  ctx: CommandContext,
  memberIds: readonly number[],
  duty: DutyCode,
): Promise<Named[]> {
  const result = await sql<Named>`
    select m.id, m.name, m.status,
      exists (select 1 from role_holders r
        where r.company_id = ${thisCompany} and r.member_id = m.id and r.role = ${duty}) as holds
    from members m where m.company_id = ${thisCompany} and m.id = any(${[...memberIds]}::bigint[]) order by m.id for key share of m`.execute(
    ctx.tx,
  )
  const known = new Set(result.rows.map((row) => row.id))
  const unknown = memberIds.flatMap((id, index) => (known.has(id) ? [] : [index]))
  if (unknown.length > 0) {
    const sentence = errors.NOT_FOUND[ctx.language]
    fail('NOT_FOUND', {}, Object.fromEntries(unknown.map((index) => [`user_ids.${index}`, sentence])))
  }
  return result.rows
}

function refuse(code: 'DUTY_NOT_WORKING' | 'DUTY_NOT_HELD', people: readonly Named[]): void {
  if (people.length > 0) fail(code, { names: people.map((person) => person.name).join(', ') })
}
