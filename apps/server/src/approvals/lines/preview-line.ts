import { formKind } from '#contract/approvals/forms/form-kind.ts'
import {
  fitsCondition,
  FORM_LINE_FACTS,
  LINE_ROLES,
  type LineFacts,
  type LineRole,
  type LineVariant,
} from '#rules/approvals/line-conditions.ts'
import { type LineFinding, lintLine } from '#rules/approvals/lint-line.ts'
import { tidyLine, validTokens } from '#rules/approvals/role-line.ts'
import type { MemberContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { standInsOf } from '../documents/index.ts'
import { mayActFor } from '../../people/roles/index.ts'
import { type Chosen, chosenFor, DEFAULT, walkAll, type WalkedLine } from './final-line.ts'
import { loadStanding, type Standing } from './directory.queries.ts'
import { refuseConditions } from './check-line.ts'
import { factsOf, kindsOf } from './roles-in-use.ts'

type Reader = Pick<MemberContext, 'tx' | 'today' | 'actor'>

type StandInsOf = Awaited<ReturnType<typeof standInsOf>>

/** The person's own line, to which whoever decides without it is added, or that of a form. */
type TriedAs = 'USER' | 'TEMPLATE'

/**
 * A dry run: whom a document of a person would reach, along the saved lines or one that is tried.
 * @throws Failure NO_PERMISSION for people whom the actor does not see, NOT_FOUND, LINE_CONDITION as saving it would
 */
export async function previewLine(
  ctx: Reader,
  asked: {
    memberId: number | undefined
    role: LineRole
    line: string | undefined
    /** Of the line that is tried. */
    variants: readonly LineVariant[]
    /** What the line that is tried would be; one of a role otherwise. */
    as: TriedAs | undefined
    facts: LineFacts
  },
): Promise<{ walked: WalkedLine; findings: LineFinding[]; standIns: StandInsOf; variant: number | null }> {
  const memberId = asked.memberId ?? ctx.actor.memberId
  if (!(await mayActFor(ctx, memberId))) fail('NO_PERMISSION')
  const { role, as, variants } = asked
  await refuseConditions(ctx, variants, { role, told: as === 'TEMPLATE' ? FORM_LINE_FACTS : factsOf(role) })
  const standing = await loadStanding(ctx, memberId, [role])
  const known = { ...asked.facts, rank: standing.rank_id }
  const fitting = variants.findIndex(({ when }) => fitsCondition(when, known))
  const line = variants[fitting]?.line ?? asked.line
  const chosen = line ? triedAs(standing, memberId, { ...asked, line }) : savedFor(standing, memberId, asked)
  const walked = await walkValid(ctx, standing, memberId, chosen)
  const { directory, final } = walked
  const places = final.receivers.map(({ userId, type }) => ({ memberId: userId, type }))
  const kinds = chosen.type === 'TEMPLATE' ? [formKind.key] : kindsOf(asked.role)
  return {
    walked,
    variant: fitting < 0 ? null : fitting + 1,
    standIns: await standInsOf(ctx, memberId, places, kinds),
    findings: lintLine(chosen.line, { directory, priority: standing.priority, ownerId: memberId }).filter(
      ({ code }) => chosen.type !== 'TEMPLATE' || code !== 'NO_DECIDER',
    ),
  }
}

/** Along what keeps the grammar, as the findings tell of the rest. A line that has nothing of the kind leads to nobody. */
async function walkValid(
  ctx: Reader,
  standing: Standing,
  memberId: number,
  chosen: Chosen,
): Promise<WalkedLine> {
  const line = validTokens(chosen.line)
    .map(({ text }) => text)
    .join('/')
  const [walked] = await walkAll(ctx, standing, memberId, [{ ...chosen, line }])
  if (line !== '') return walked!
  return { ...walked!, final: { ...walked!.final, receivers: [], standIn: null, approvedAtOnce: false } }
}

/** What applies without one: of a form that says nothing, the leader of whoever drafts. */
function savedFor(
  standing: Standing,
  memberId: number,
  { as, role, facts }: { as: TriedAs | undefined; role: LineRole; facts: LineFacts },
): Chosen {
  return as === 'TEMPLATE' ? DEFAULT : chosenFor(standing, memberId, role, facts)
}

/** A line that nobody has saved yet, in the place where it would be saved. */
function triedAs(
  standing: Standing,
  memberId: number,
  asked: { role: LineRole; line: string; as: TriedAs | undefined; facts: LineFacts },
): Chosen {
  const line = tidyLine(asked.line)
  if (asked.as !== 'USER') return { line, type: asked.as ?? 'USER' }
  const others = { ...standing, saved: standing.saved.filter((row) => row.member_id === null) }
  return { line, type: 'USER', base: chosenFor(others, memberId, asked.role, asked.facts).line }
}

export interface FinalOfRole {
  role: LineRole
  walked: WalkedLine
  memberId: number
  teamId: number
  updatedAt: string | null
}

/** The line of each role that applies to a person. @throws Failure NO_PERMISSION, NOT_FOUND */
export async function finalLines(
  ctx: Reader,
  asked: { memberId: number | undefined; role: LineRole | undefined },
): Promise<FinalOfRole[]> {
  const memberId = asked.memberId ?? ctx.actor.memberId
  if (!(await mayActFor(ctx, memberId))) fail('NO_PERMISSION')
  const roles = LINE_ROLES.filter((role) => asked.role === undefined || role === asked.role)
  const standing = await loadStanding(ctx, memberId, roles)
  const chosen = roles.map((role) => chosenFor(standing, memberId, role, {}))
  const walked = await walkAll(ctx, standing, memberId, chosen)
  const teamIds = standing.teams.map(({ id }) => id)
  return roles.map((role, at) => {
    const saved = standing.saved.filter((row) => row.role_code === role)
    const own = saved.find((row) => row.member_id !== null)
    const near = teamIds.flatMap((id) => saved.find((row) => row.team_id === id) ?? [])
    const used = own ?? near[0] ?? saved[0]
    return {
      role,
      walked: walked[at]!,
      memberId,
      teamId: teamIds[0] ?? 0,
      updatedAt: used?.updated_at ?? null,
    }
  })
}
