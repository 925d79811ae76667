import { sql } from '../../db/sql/sql.ts'
import { FORM_FACTS, type FormFact, type FormField } from '#rules/forms/form-field.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import { fail, found } from '../../http/fail.ts'
import { joinTeamOn } from '../../people/roles/index.ts'
import { attachmentsOf } from '../documents/index.ts'

type Reader = Pick<MemberContext, 'tx' | 'actor' | 'today'>
type Values = Record<string, unknown>

/** What is known of the actor, as a form shows it. */
export async function factsOf({ tx, actor, today }: Reader): Promise<Record<FormFact, string>> {
  const { rows } = await sql<Record<Exclude<FormFact, 'TODAY'>, string>>`
    select m.name as "NAME", coalesce(t.name, '') as "TEAM", m.position as "POSITION",
      coalesce(m.joined_on::text, '') as "JOINED_ON", m.email as "EMAIL", m.phone as "PHONE"
    from members m ${joinTeamOn(today)}
    where m.company_id = ${thisCompany} and m.id = ${actor.memberId}`.execute(tx)
  return { ...found(rows[0]), TODAY: today.toString() }
}

/** The answers that nobody need give, by their keys. */
export function knownValues(fields: readonly FormField[], facts: Record<FormFact, string>): Values {
  const asked = fields.filter((field) => field.fact)
  return Object.fromEntries(asked.map((field) => [field.key, facts[field.fact!]]))
}

/**
 * Answers as they are submitted: what is known is taken from the records, whatever was sent, people and teams get their
 * names of today, and files are those that were attached to the question.
 * @param id of the draft or document; undefined where nothing can have been attached yet
 * @throws Failure BAD_REQUEST naming each answer that is nobody, or no team, of the company
 */
export async function fillForm(
  ctx: Reader & Pick<MemberContext, 'language'>,
  fields: readonly FormField[],
  given: Values,
  id: number | undefined,
): Promise<Values> {
  const chosen = fields.filter(({ kind }) => kind === 'PERSON' || kind === 'TEAM')
  const idOf = (field: FormField) => Number((given[field.key] as { id?: unknown } | null | undefined)?.id)
  const idsOf = (kind: string) =>
    chosen.filter((field) => field.kind === kind && Number.isSafeInteger(idOf(field))).map(idOf)
  const [people, teams] = await Promise.all([
    namesOf(ctx, 'members', idsOf('PERSON')),
    namesOf(ctx, 'teams', idsOf('TEAM')),
  ])
  const nameOf = (field: FormField) => (field.kind === 'PERSON' ? people : teams).get(idOf(field))
  const asked = chosen.filter(({ key }) => given[key] != null && given[key] !== '')
  const unknown = asked.filter((field) => nameOf(field) === undefined)
  if (unknown.length > 0)
    fail(
      'BAD_REQUEST',
      {},
      Object.fromEntries(unknown.map(({ key, kind }) => [`drf_values.${key}`, saidOf(kind, ctx.language)])),
    )
  const named = asked.map((field) => [field.key, { id: idOf(field), name: nameOf(field) }] as const)
  const isFact = fields.some((field) => field.fact)
  return {
    ...given,
    ...Object.fromEntries(named),
    ...(await filesOf(ctx, fields, id)),
    ...(isFact && knownValues(fields, await factsOf(ctx))),
  }
}

const UNKNOWN: Record<'PERSON' | 'TEAM', Record<Language, string>> = {
  PERSON: {
    ko: '회사에 없는 구성원입니다. 다시 선택해 주십시오.',
    ja: '会社にいないメンバーです。選択し直してください。',
    en: 'There is no such person in the company. Choose again.',
  },
  TEAM: {
    ko: '회사에 없는 팀입니다. 다시 선택해 주십시오.',
    ja: '会社にないチームです。選択し直してください。',
    en: 'There is no such team in the company. Choose again.',
  },
}
const saidOf = (kind: FormField['kind'], language: Language) =>
  UNKNOWN[kind === 'PERSON' ? 'PERSON' : 'TEAM'][language]

async function filesOf(ctx: Reader, fields: readonly FormField[], id: number | undefined): Promise<Values> {
  const asked = fields.filter(({ kind }) => kind === 'FILE')
  if (asked.length === 0) return {}
  const rows = id === undefined ? [] : await attachmentsOf(ctx, id)
  const attachedTo = (key: string) => rows.filter(({ field_key }) => field_key === key)
  return Object.fromEntries(
    asked.map(({ key }) => [
      key,
      attachedTo(key).map(({ id: file, name, size_bytes: bytes }) => ({ id: file, name, bytes })),
    ]),
  )
}

async function namesOf(
  { tx }: Reader,
  table: 'members' | 'teams',
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select x.id, x.name from ${sql.table(table)} x where x.company_id = ${thisCompany}
      and x.id = any(${[...ids]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const allFacts = (facts: Record<FormFact, string>) =>
  FORM_FACTS.map((fact) => ({ fact, value: facts[fact] }))
