import { z } from 'zod'
import { viewAsDecider } from '../../../approvals/documents/index.ts'
import type { MemberContext } from '../../../http/context.ts'
import { fail } from '../../../http/fail.ts'
import { type Coverage, coverageOf } from '../coverage/coverage-of.ts'
import { isEventDocument } from '../event-sorts.ts'
import { type AwayRow, seesWholeTeam, teamAway } from './team-away.queries.ts'

/** Every request tells the days that it takes. */
const heldDays = z.object({
  code: z.string(),
  /** Leave always does. */
  freesWork: z.boolean().default(true),
  days: z.array(z.object({ on: z.iso.date(), start: z.int(), end: z.int() })),
})

export interface TeamAway {
  away: AwayRow[]
  /** Somebody of the team is not told about: the decider may not see them. */
  isWhole: boolean
  coverage: Coverage | null
  code: string
}

/**
 * Who else of the author's team is away on the days of a request, for those who decide on it: of the people whom they may see,
 * only that they are away, not why.
 * @throws Failure NOT_FOUND, also for a document of another kind, FORBIDDEN for everybody else
 */
export async function teamAwayOf(
  ctx: Pick<MemberContext, 'tx' | 'actor' | 'today' | 'language'>,
  documentId: number,
): Promise<TeamAway> {
  const { kind, authorId, content } = await viewAsDecider(ctx, documentId)
  if (!isEventDocument(kind)) fail('NOT_FOUND')
  const held = heldDays.safeParse(content).data
  const days = held?.days ?? []
  const dates = days.map(({ on }) => on)
  const [away, isWhole, coverage] = await Promise.all([
    teamAway(ctx, authorId, dates, { visibleOnly: true }),
    seesWholeTeam(ctx, authorId),
    coverageOf(ctx, authorId, held?.freesWork ? days : []),
  ])
  return { away, isWhole, coverage, code: held?.code ?? '' }
}
