import { sql } from '../../db/sql/sql.ts'
import {
  allLines,
  asksSomething,
  type LineFact,
  type LineRole,
  type SavedLine,
} from '#rules/approvals/line-conditions.ts'
import { type LineFinding, lintLine } from '#rules/approvals/lint-line.ts'
import { parseLine, tidyLine } from '#rules/approvals/role-line.ts'
import { thisCompany } from '../../db/this-company.ts'
import { sentence } from '../../http/answer-error.ts'
import type { CommandContext, Language } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { directoryOf, isNothing, wantedBy } from './directory.ts'
import { loadWanted } from './directory.queries.ts'
import { factsOf, namesOfKinds } from './roles-in-use.ts'

type Reader = Pick<CommandContext, 'tx' | 'today'>

/**
 * A line as it is kept: each part once, deciders before readers.
 * @throws Failure LINE_TOKEN_INVALID, LINE_TARGET_GONE, LINE_NO_DECIDER, LINE_CONDITION
 */
export async function checkedLine(ctx: Reader, role: LineRole, given: SavedLine): Promise<SavedLine> {
  const saved = tidied(given)
  await refuseConditions(ctx, saved.variants, { role, told: factsOf(role) })
  if (await refuseParts(ctx, allLines(saved))) fail('LINE_NO_DECIDER')
  return saved
}

/**
 * The lines of a form as they are kept; readers alone are informed, and need nobody who decides.
 * @throws Failure LINE_TOKEN_INVALID, LINE_TARGET_GONE, BAD_REQUEST, each naming the input
 */
export async function checkedFormLine(
  ctx: Reader & Pick<CommandContext, 'language'>,
  given: SavedLine,
): Promise<SavedLine> {
  const saved = tidied(given)
  await refuseParts(ctx, allLines(saved), {
    language: ctx.language,
    of: (at) => (at === 0 ? 'apv_role_line' : `apv_role_line_variants.${at - 1}.apv_role_line`),
  })
  const unknown = await unknownRanks(ctx, saved.variants)
  const paths = saved.variants.flatMap(({ when }, at) =>
    when.fact === 'RANK' && when.anyOf.some((id) => unknown.has(id))
      ? [`apv_role_line_variants.${at}.rank_ids`]
      : [],
  )
  if (paths.length > 0)
    fail('BAD_REQUEST', {}, Object.fromEntries(paths.map((path) => [path, RANK_GONE[ctx.language]])))
  return saved
}

const RANK_GONE: Record<Language, string> = {
  ko: '회사에 없는 직급입니다. 다시 선택해 주십시오.',
  ja: '会社にない職級です。選択し直してください。',
  en: 'There is no such rank in the company. Choose again.',
}

const tidied = ({ line, variants }: SavedLine): SavedLine => ({
  line: tidyLine(line),
  variants: variants.map((one) => ({ when: one.when, line: tidyLine(one.line) })),
})

/** By which input each of the lines was sent, and in which language its sender reads what is wrong with it. */
interface Inputs {
  language: Language
  of: (at: number) => string
}

/** @returns whether one of the lines has nobody who decides */
async function refuseParts(ctx: Reader, lines: readonly string[], inputs?: Inputs): Promise<boolean> {
  const wanted = wantedBy(lines.flatMap((line) => (parseLine(line) ?? []).flatMap((token) => token.targets)))
  const directory = directoryOf(isNothing(wanted) ? [] : [await loadWanted(ctx, wanted)])
  const findings = lines.map((line) => (line === '' ? [] : lintLine(line, { directory, priority: '' })))
  const refuse = (code: LineFinding['code'], error: 'LINE_TOKEN_INVALID' | 'LINE_TARGET_GONE') => {
    const wrong = findings.map((found) => found.flatMap((one) => (one.code === code ? [one.target] : [])))
    if (wrong.flat().length === 0) return
    const told = wrong.flatMap((parts, at) =>
      inputs && parts.length > 0 ? [[inputs.of(at), sentence(error, inputs.language, naming(parts))]] : [],
    )
    fail(error, naming(wrong.flat()), Object.fromEntries(told) as Record<string, string>)
  }
  refuse('TOKEN_INVALID', 'LINE_TOKEN_INVALID')
  refuse('GONE', 'LINE_TARGET_GONE')
  return findings.flat().some((one) => one.code === 'NO_DECIDER')
}

/** A part between two slashes may be empty, and stands as that. */
const naming = (parts: readonly string[]) => ({
  parts: [...new Set(parts)].map((part) => part || '//').join(', '),
})

/**
 * What no document of a role could be asked, or what asks nothing.
 * @param told what documents along the line say
 * @throws Failure LINE_CONDITION
 */
export async function refuseConditions(
  ctx: Reader,
  variants: SavedLine['variants'],
  { role, told }: { role: LineRole; told: readonly LineFact[] },
): Promise<void> {
  if (variants.some(({ when }) => !told.includes(when.fact) || !asksSomething(when))) fail('LINE_CONDITION')
  if ((await unknownRanks(ctx, variants)).size > 0) fail('LINE_CONDITION')
  const kinds = variants.flatMap(({ when }) => (when.fact === 'KIND' ? when.anyOf : []))
  if (kinds.length === 0) return
  const known = await namesOfKinds(ctx, role)
  if (kinds.some((kind) => !known.has(kind))) fail('LINE_CONDITION')
}

/** Ranks by which a line goes and which the company does not have. */
async function unknownRanks(
  { tx }: Pick<Reader, 'tx'>,
  variants: SavedLine['variants'],
): Promise<ReadonlySet<number>> {
  const ranks = new Set(variants.flatMap(({ when }) => (when.fact === 'RANK' ? when.anyOf : [])))
  if (ranks.size === 0) return ranks
  const { rows } = await sql<{ id: number }>`
    select id from ranks where company_id = ${thisCompany} and id = any(${[...ranks]}::bigint[])`.execute(tx)
  return ranks.difference(new Set(rows.map(({ id }) => id)))
}
