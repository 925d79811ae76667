import { sql } from 'kysely'
import {
  allLines,
  type LineCondition,
  type LineRole,
  type SavedLine,
} from '#rules/approvals/line-conditions.ts'
import { type LineFinding, lintLine } from '#rules/approvals/lint-line.ts'
import { parseLine, tidyLine } from '#rules/approvals/role-line.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { directoryOf, isNothing, wantedBy } from './directory.ts'
import { loadWanted } from './directory.queries.ts'
import { factsOf } from './roles-in-use.ts'

type Reader = Pick<CommandContext, 'tx' | 'today'>

/**
 * A line as it is kept: each part once, deciders before readers.
 * @throws Failure LINE_TOKEN_INVALID, LINE_TARGET_GONE, LINE_NO_DECIDER, LINE_CONDITION
 */
export async function checkedLine(ctx: Reader, role: LineRole, given: SavedLine): Promise<SavedLine> {
  const saved: SavedLine = {
    line: tidyLine(given.line),
    variants: given.variants.map(({ when, line }) => ({ when, line: tidyLine(line) })),
  }
  await refuseConditions(ctx, role, saved)
  if (await refuseParts(ctx, allLines(saved))) fail('LINE_NO_DECIDER')
  return saved
}

/**
 * A line of a form as it is kept; readers alone are informed, and need nobody who decides.
 * @throws Failure LINE_TOKEN_INVALID, LINE_TARGET_GONE
 */
export async function checkedFormLine(ctx: Reader, given: string): Promise<string> {
  const line = tidyLine(given)
  if (line !== '') await refuseParts(ctx, [line])
  return line
}

/** @returns whether one of the lines has nobody who decides */
async function refuseParts(ctx: Reader, lines: readonly string[]): Promise<boolean> {
  const wanted = wantedBy(lines.flatMap((line) => (parseLine(line) ?? []).flatMap((token) => token.targets)))
  const directory = directoryOf(isNothing(wanted) ? [] : [await loadWanted(ctx, wanted)])
  const findings = lines.flatMap((line) => lintLine(line, { directory, priority: '' }))
  const refuse = (finding: LineFinding['code'], error: 'LINE_TOKEN_INVALID' | 'LINE_TARGET_GONE') => {
    const parts = new Set(findings.flatMap(({ code, target }) => (code === finding ? [target] : [])))
    // A part between two slashes may be empty, and stands as that.
    if (parts.size > 0) fail(error, { parts: [...parts].map((part) => part || '//').join(', ') })
  }
  refuse('TOKEN_INVALID', 'LINE_TOKEN_INVALID')
  refuse('GONE', 'LINE_TARGET_GONE')
  return findings.some((one) => one.code === 'NO_DECIDER')
}

async function refuseConditions(ctx: Reader, role: LineRole, { variants }: SavedLine): Promise<void> {
  const told = factsOf(role)
  const says = (when: LineCondition) => ('atLeast' in when ? when.atLeast > 0 : when.anyOf.length > 0)
  if (variants.some(({ when }) => !told.includes(when.fact) || !says(when))) fail('LINE_CONDITION')
  const ranks = [...new Set(variants.flatMap(({ when }) => (when.fact === 'RANK' ? when.anyOf : [])))]
  if (ranks.length === 0) return
  const { rows } = await sql`
    select id from ranks where company_id = ${thisCompany} and id = any(${ranks}::bigint[])`.execute(ctx.tx)
  if (rows.length < ranks.length) fail('LINE_CONDITION')
}
