import { sql } from '../../../db/sql/sql.ts'
import type { NoticeChoice, NoticeTopicKey } from '#contract/platform/notifications/notice-topics.ts'
import { thisCompany } from '../../../db/this-company.ts'
import type { CommandContext, MemberContext } from '../../../http/context.ts'

export type Choices = Partial<Record<NoticeTopicKey, NoticeChoice>>

/** What a person has chosen; null where the company's say counts. */
export interface OwnChoices {
  choices: Choices
  digest_minute: number | null
  quiet_from: number | null
  quiet_to: number | null
  quiet_days_off: boolean
}

export interface CompanyChoices {
  choices: Choices
  digest_minute: number
}

const NOTHING: OwnChoices = {
  choices: {},
  digest_minute: null,
  quiet_from: null,
  quiet_to: null,
  quiet_days_off: false,
}

/** In the morning, before most people begin. */
export const USUAL_DIGEST_MINUTE = 8 * 60 + 30

export async function findOwnChoices(
  { tx }: Pick<MemberContext, 'tx'>,
  memberId: number,
): Promise<OwnChoices> {
  return (await choicesOf({ tx }, [memberId])).get(memberId) ?? NOTHING
}

/** What some people have chosen, as far as they have. */
export async function choicesOf(
  { tx }: Pick<MemberContext, 'tx'>,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, OwnChoices>> {
  const { rows } = await sql<OwnChoices & { member_id: number }>`
    select member_id, choices, digest_minute, quiet_from, quiet_to, quiet_days_off from notice_choices
    where company_id = ${thisCompany} and member_id = any(${[...memberIds]}::bigint[])`.execute(tx)
  return new Map(rows.map((row) => [row.member_id, row]))
}

export async function findCompanyChoices({ tx }: Pick<MemberContext, 'tx'>): Promise<CompanyChoices> {
  const { rows } = await sql<CompanyChoices>`
    select choices, digest_minute from notice_defaults where company_id = ${thisCompany}`.execute(tx)
  return rows[0] ?? { choices: {}, digest_minute: USUAL_DIGEST_MINUTE }
}

export async function keepOwnChoices(ctx: CommandContext, own: OwnChoices): Promise<void> {
  await sql`
    insert into notice_choices (company_id, member_id, choices, digest_minute, quiet_from, quiet_to, quiet_days_off)
    values (${thisCompany}, ${ctx.actor.memberId}, ${JSON.stringify(own.choices)}::jsonb, ${own.digest_minute},
      ${own.quiet_from}, ${own.quiet_to}, ${own.quiet_days_off})
    on conflict (company_id, member_id) do update set choices = excluded.choices, digest_minute = excluded.digest_minute,
      quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, quiet_days_off = excluded.quiet_days_off`.execute(
    ctx.tx,
  )
}

export async function keepCompanyChoices(ctx: CommandContext, said: CompanyChoices): Promise<void> {
  await sql`
    insert into notice_defaults (company_id, choices, digest_minute)
    values (${thisCompany}, ${JSON.stringify(said.choices)}::jsonb, ${said.digest_minute})
    on conflict (company_id) do update set choices = excluded.choices, digest_minute = excluded.digest_minute`.execute(
    ctx.tx,
  )
}

/** Holds what is read until it is written: two tabs that choose different topics both keep theirs. */
export async function holdChoices(ctx: CommandContext): Promise<void> {
  await sql`select id from members where company_id = ${thisCompany} and id = ${ctx.actor.memberId} for no key update`.execute(
    ctx.tx,
  )
}

/** The same for what the company says: two admins who choose different topics both have their way. */
export async function holdCompanyChoices({ tx }: Pick<CommandContext, 'tx'>): Promise<void> {
  await sql`select company_id from companies where company_id = ${thisCompany} for no key update`.execute(tx)
}
