import { type LineFinding, lintLine } from '#rules/approvals/lint-line.ts'
import { parseLine } from '#rules/approvals/role-line.ts'
import type { MemberContext } from '../../http/context.ts'
import { directoryOf, isNothing, wantedBy } from './directory.ts'
import { loadWanted } from './directory.queries.ts'
import { namesIn } from './lines.wire.ts'

/** A line that stands elsewhere, as that of a form. */
export interface DescribedText {
  /** What its parts are called. */
  targets: { target: string; name: string }[]
  /** What is wrong with it as the company stands. Readers alone may be meant. */
  findings: LineFinding[]
}

type Reader = Pick<MemberContext, 'tx' | 'today' | 'language'>

/** A line that stands elsewhere, with its variants. */
export async function describeLine(ctx: Reader, lines: readonly string[]): Promise<DescribedText> {
  return (await describeTexts(ctx, [lines]))[0]!
}

/** Each with its variants; all that the lines name is read in one statement. */
export async function describeTexts(
  ctx: Reader,
  texts: readonly (readonly string[])[],
): Promise<DescribedText[]> {
  const tokens = texts.flat().flatMap((line) => parseLine(line) ?? [])
  const wanted = wantedBy(tokens.flatMap((token) => token.targets))
  const directory = directoryOf(isNothing(wanted) ? [] : [await loadWanted(ctx, wanted)])
  return texts.map((lines) => {
    const written = lines.filter((line) => line !== '')
    const findings = written.flatMap((line) => lintLine(line, { directory, priority: '' }))
    return {
      targets: namesIn(lines, directory, ctx.language),
      findings: once(findings.filter(({ code }) => code !== 'NO_DECIDER')),
    }
  })
}

const once = (findings: readonly LineFinding[]): LineFinding[] =>
  findings.filter(
    ({ code, target }, at) => findings.findIndex((one) => one.code === code && one.target === target) === at,
  )
