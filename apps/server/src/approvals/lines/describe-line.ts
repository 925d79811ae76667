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

export async function describeLine(
  ctx: Pick<MemberContext, 'tx' | 'today' | 'language'>,
  line: string,
): Promise<DescribedText> {
  const wanted = wantedBy((parseLine(line) ?? []).flatMap((token) => token.targets))
  const directory = directoryOf(isNothing(wanted) ? [] : [await loadWanted(ctx, wanted)])
  const findings = line === '' ? [] : lintLine(line, { directory, priority: '' })
  return {
    targets: namesIn([line], directory, ctx.language),
    findings: findings.filter(({ code }) => code !== 'NO_DECIDER'),
  }
}
