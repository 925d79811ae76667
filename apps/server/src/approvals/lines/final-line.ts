import { DEFAULT_LINE, type LineType } from '#rules/approvals/choose-line.ts'
import {
  chosenLine,
  type FinalLine,
  type LineSources,
  walkLine,
  withDecidersOf,
} from '#rules/approvals/final-line.ts'
import {
  type LineFacts,
  lineForFacts,
  type LineRole,
  type SavedLine,
} from '#rules/approvals/line-conditions.ts'
import { comparePhase, isDecider } from '#rules/approvals/receiver.ts'
import { tidyLine, validTokens } from '#rules/approvals/role-line.ts'
import type { CommandContext } from '../../http/context.ts'
import type { DefaultLine, LineCase, LinePlace } from '../documents/index.ts'
import { type Directory, directoryOf, isNothing, wantedBy } from './directory.ts'
import { loadStanding, loadWanted, type SavedRow, type Standing } from './directory.queries.ts'

type Reader = Pick<CommandContext, 'tx' | 'today'>

/** A line as it would be walked, with the people of the company that it names. */
export interface WalkedLine {
  final: FinalLine
  directory: Directory
}

/** Who decides on a document and who reads it, by the lines that are saved. @throws Failure NOT_FOUND for nobody of the company */
export async function finalLineFor(
  ctx: Reader & Pick<CommandContext, 'actor'>,
  memberId: number,
  asked: LineCase | null,
): Promise<DefaultLine> {
  // Saved lines are part of approvals: while that is off nobody sees them, and nothing goes by them (decision D-18).
  const going = ctx.actor.switchedOff.includes('DOCUMENT_APPROVAL') ? null : asked
  const standing = await loadStanding(ctx, memberId, going ? [going.role] : [])
  const chosen = going ? chosenFor(standing, memberId, going.role, going.facts) : DEFAULT
  const [walked] = await walkAll(ctx, standing, memberId, [chosen])
  return { receivers: placesOf(walked!), approvedAtOnce: walked!.final.approvedAtOnce }
}

/**
 * Who decides on and reads what a person drafts along a line that is written out with its variants, as that of a form;
 * undefined where none of them fits and the line itself names nobody.
 * @throws Failure NOT_FOUND
 */
export async function walkFor(
  ctx: Reader,
  memberId: number,
  saved: SavedLine,
  facts: LineFacts,
): Promise<(DefaultLine & { line: string }) | undefined> {
  if (saved.line === '' && saved.variants.length === 0) return undefined
  const standing = await loadStanding(ctx, memberId, [])
  const line = lineForFacts(saved, { ...facts, rank: standing.rank_id })
  if (line === '') return undefined
  const [walked] = await walkAll(ctx, standing, memberId, [{ line: tidyLine(line), type: 'TEMPLATE' }])
  return { line, receivers: placesOf(walked!), approvedAtOnce: walked!.final.approvedAtOnce }
}

export const DEFAULT: Chosen = { line: DEFAULT_LINE, type: 'DEFAULT' }

export interface Chosen {
  line: string
  type: LineType
  /** Of an own line: the one that would apply without it, whose deciders all stay. */
  base?: string
}

/** The line of a role that applies to a person. */
export function chosenFor(
  standing: Pick<Standing, 'teams' | 'saved' | 'rank_id'>,
  memberId: number,
  role: LineRole,
  facts: LineFacts,
): Chosen {
  const saved = standing.saved.filter((row) => row.role_code === role)
  const known = { ...facts, rank: standing.rank_id }
  const sources = sourcesOf(saved, memberId)
  const chosen = chosenLine(sources, chainOf(standing), known)
  if (chosen.type !== 'USER') return chosen
  return { ...chosen, base: chosenLine({ ...sources, user: null }, chainOf(standing), known).line }
}

function sourcesOf(saved: readonly SavedRow[], memberId: number): LineSources {
  return {
    user: saved.find((row) => row.member_id === memberId),
    byTeam: new Map(saved.flatMap((row) => (row.team_id === null ? [] : [[row.team_id, row] as const]))),
    company: saved.find((row) => row.team_id === null && row.member_id === null),
  }
}

const chainOf = ({ teams }: Pick<Standing, 'teams'>) => teams.map(({ id }) => id)

/** Walks lines for one person; what they name beyond the person's own teams is read in one statement. */
export async function walkAll(
  ctx: Reader,
  standing: Standing,
  memberId: number,
  lines: readonly Chosen[],
): Promise<WalkedLine[]> {
  const targets = lines
    .flatMap(({ line, base = '' }) => [line, base])
    .flatMap((line) => validTokens(line).flatMap((token) => token.targets))
  const wanted = wantedBy(targets)
  const own = { ...standing, holders: [], members: [] }
  const directory = directoryOf(isNothing(wanted) ? [own] : [own, await loadWanted(ctx, wanted)])
  const drafter = { userId: memberId, teamChain: chainOf(standing), admins: standing.admins }
  return lines.map(({ line, type, base }) => {
    const whole = base === undefined ? line : withDecidersOf(base, line, directory, drafter)
    return { final: walkLine({ line: whole, type }, directory, drafter, standing.priority), directory }
  })
}

/** As people see it: those who decide in their order, then those who read. */
export function inOrder<R extends FinalLine['receivers'][number]>(receivers: readonly R[]): R[] {
  return [...receivers].sort((a, b) => Number(!isDecider(a)) - Number(!isDecider(b)) || comparePhase(a, b))
}

/** The receivers with their names. */
export function placesOf({ final, directory }: WalkedLine): LinePlace[] {
  return inOrder(final.receivers).flatMap(({ userId, type, order }) => {
    const person = directory.person(userId)
    if (!person) return []
    const { name, position, team_name: teamName } = person
    return { memberId: userId, name, position, teamName, type, order }
  })
}
