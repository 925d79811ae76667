import { earlier, later } from '#rules/work-time/confirm-period.ts'
import type { CommandContext } from '../../../http/context.ts'
import { ownDays, readDays } from '../../work-days/index.ts'
import type { readSnapshots } from './closings.store.ts'
import { hashOf, snapshotOf } from './snapshot.ts'

type Kept = Awaited<ReturnType<typeof readSnapshots>>

/**
 * Takes snapshots anew from what is stored of their days.
 * @returns the ids of those whose hash is still the same, and is that of what was kept
 */
export async function checkSnapshots(
  ctx: Pick<CommandContext, 'tx' | 'companyId'>,
  kept: Kept,
): Promise<Set<number>> {
  if (kept.length === 0) return new Set()
  const [first, ...rest] = kept.map(({ content }) => ({
    from: Temporal.PlainDate.from(content.from),
    to: Temporal.PlainDate.from(content.to),
  }))
  const range = rest.reduce(
    (all, one) => ({ from: earlier(all.from, one.from), to: later(all.to, one.to) }),
    first!,
  )
  const ids = [...new Set(kept.map(({ content }) => content.member))]
  const days = await readDays(ctx, ids, range)
  const holding = kept.filter(({ content, sha256 }) => {
    const own = ownDays(days, content.member)
    const { member, from, to, missing, rules, over_limit: over } = content
    const facts = {
      member,
      from,
      to,
      missing,
      rows: [...own.rows.values()],
      parts: [...own.parts.values()].flat(),
    }
    return (
      hashOf(content) === sha256 &&
      hashOf(snapshotOf(facts, { rules, tellsOverLimit: over !== undefined })) === sha256
    )
  })
  return new Set(holding.map(({ id }) => id))
}
