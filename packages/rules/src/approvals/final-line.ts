import { chooseLine, DEFAULT_LINE, type LineType } from './choose-line.ts'
import { type LineFacts, lineForFacts, type SavedLine } from './line-conditions.ts'
import { dropDuplicates, type DuplicatePriority } from './drop-duplicates.ts'
import { isDecider } from './receiver.ts'
import { leaderClimbing, type LineOrganization, type ResolvedReceiver, resolveLine } from './resolve-line.ts'
import { LINE_MAXIMUM, orderLine, parseLine } from './role-line.ts'
import { type DroppedTarget, droppedTargets, type LineDirectory } from './why-dropped.ts'

/** Who decides after all when the line leaves no decider: the next leader up, a full admin, or nobody (decision D-04). */
export type StandIn = 'LEADER' | 'ADMIN'

export type FinalLine = {
  /** the line string that applies, and whose it is */
  line: string
  type: LineType
  receivers: ResolvedReceiver[]
  dropped: DroppedTarget[]
  standIn: StandIn | null
  /** nobody stands above the drafter: the document is approved as it is submitted */
  approvedAtOnce: boolean
}

export type LineSources = {
  user?: SavedLine | null | undefined
  /** lines of the drafter's team and the teams above it */
  byTeam: ReadonlyMap<number, SavedLine>
  company?: SavedLine | null | undefined
}

export type Drafter = {
  userId: number
  /** the own team and those above it, nearest first; empty for somebody in no team */
  teamChain: readonly number[]
  /** full admins at work, of longest standing first */
  admins: readonly number[]
}

/** Which saved line applies to a document of a person: the person's, of the nearest team, the company's, or the default. */
export function chosenLine(
  sources: LineSources,
  teamChain: readonly number[],
  facts: LineFacts,
): { line: string; type: LineType } {
  const of = (saved: SavedLine | null | undefined) => (saved ? lineForFacts(saved, facts) : null)
  return chooseLine({
    user: of(sources.user),
    teamChain,
    byTeam: new Map([...sources.byTeam].map(([team, saved]) => [team, lineForFacts(saved, facts)])),
    company: of(sources.company),
  })
}

/**
 * The receivers of a document of a person along a line. It is total: where the line leaves no decider (all have left, or are the
 * drafter), the next leader up decides, else a full admin, and for whom nobody stands above it is approved at once. Readers
 * of the line stay. The line of a form that asks for no decider has none.
 */
export function walkLine(
  chosen: { line: string; type: LineType },
  directory: LineDirectory,
  drafter: Drafter,
  priority: DuplicatePriority,
): FinalLine {
  const team = drafter.teamChain[0]
  // Somebody in no team has no leader: a team that nobody leads stands for it.
  const seat = { userId: drafter.userId, teamId: team ?? 0 }
  const tokens = parseLine(chosen.line) ?? parseLine(DEFAULT_LINE)!
  const resolved = resolveLine(tokens, directory, seat)
  const receivers = dropDuplicates(resolved.receivers, priority)
  const dropped = droppedTargets(tokens, directory, seat)
  const found = { ...chosen, receivers, dropped, standIn: null, approvedAtOnce: false }
  // A form that names readers alone informs them.
  const informs = chosen.type === 'TEMPLATE' && !tokens.some(isDecider)
  return informs || receivers.some(isDecider)
    ? found
    : { ...found, ...withStandIn(receivers, directory, drafter) }
}

function withStandIn(
  readers: readonly ResolvedReceiver[],
  org: LineOrganization,
  { userId, teamChain, admins }: Drafter,
): Pick<FinalLine, 'receivers' | 'standIn' | 'approvedAtOnce'> {
  const before = (decider: number): ResolvedReceiver[] => [
    { userId: decider, type: 'APPROVER', order: 1 },
    ...readers.filter((one) => one.userId !== decider),
  ]
  const team = teamChain[0]
  const leader = team === undefined ? null : leaderClimbing(org, team, userId)
  if (leader) return { receivers: before(leader.userId), standIn: 'LEADER', approvedAtOnce: false }
  const leads = teamChain.some((one) => org.leaderOf(one) === userId)
  if (leads || admins.includes(userId))
    return { receivers: [...readers], standIn: null, approvedAtOnce: true }
  const admin = admins[0]
  if (admin === undefined) return { receivers: [...readers], standIn: null, approvedAtOnce: false }
  return { receivers: before(admin), standIn: 'ADMIN', approvedAtOnce: false }
}

/**
 * A person's own line with all who decide by the line that would apply without it: one's own line adds people and puts them in
 * front, and leaves nobody out who has to decide. Where both together are too long, the other line applies alone.
 */
export function withDecidersOf(
  base: string,
  own: string,
  directory: LineDirectory,
  drafter: Drafter,
): string {
  const seat = { userId: drafter.userId, teamId: drafter.teamChain[0] ?? 0 }
  const decidersOf = (line: string) =>
    resolveLine(parseLine(line) ?? [], directory, seat)
      .receivers.filter(isDecider)
      .map(({ userId }) => userId)
  const { standIn, receivers } = walkLine({ line: base, type: 'DEFAULT' }, directory, drafter, '')
  const needed =
    standIn === null
      ? (parseLine(base) ?? []).filter(isDecider).map(({ text }) => text)
      : receivers.filter(isDecider).map(({ userId }) => `U${userId}`)
  const there = new Set(decidersOf(own))
  const missing = needed.filter((token) => decidersOf(token).some((userId) => !there.has(userId)))
  const whole = orderLine([own, ...missing].join('/'))
  return whole.length > LINE_MAXIMUM ? base : whole
}
