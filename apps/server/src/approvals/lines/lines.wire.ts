import type { Input } from '#contract/endpoint.ts'
import type * as contract from '#contract/approvals/lines/lines-v0.ts'
import type { walked } from '#contract/approvals/lines/line-fields.ts'
import { lineRoleNames } from '#contract/approvals/lines/role-names.ts'
import { duties } from '#contract/people/roles/duties.ts'
import { DEFAULT_LINE } from '#rules/approvals/choose-line.ts'
import { allLines, LINE_ROLES, type LineRole, type LineVariant } from '#rules/approvals/line-conditions.ts'
import { type LineTarget, parseLine, targetText } from '#rules/approvals/role-line.ts'
import { comparePhase, isDecider } from '#rules/approvals/receiver.ts'
import { resolveLine } from '#rules/approvals/resolve-line.ts'
import type { Language, MemberContext } from '../../http/context.ts'
import { type Directory, directoryOf, dutyOfNumber } from './directory.ts'
import { inOrder, type WalkedLine } from './final-line.ts'
import { COMPANY, mayKeepLine } from './lines.policy.ts'
import type { DescribedLine } from './lines.queries.ts'
import { factsOf, isUsed } from './roles-in-use.ts'

type WireLine = Input<typeof contract.listCompanyLines.response>[number]
type WireFinal = Input<typeof contract.finalLineForUser.response>[number]
type WireWalked = Input<typeof walked>
type WireVariant = WireLine['variants'][number]
type Reading = Pick<MemberContext, 'actor' | 'language'>

export function lineToWire(described: DescribedLine, { actor, language }: Reading): WireLine {
  const { row, directory, findings } = described
  const owner = { teamId: row.team_id, memberId: row.member_id }
  const keeps = mayKeepLine(actor, owner)
  return {
    id: row.id,
    line_id: row.id,
    team_id: row.member_id === null ? (row.team_id ?? 0) : null,
    team_name: row.team_name,
    user_id: row.member_id,
    apv_role_code: row.role_code,
    role_name: row.role_name || lineRoleNames[row.role_code][language],
    apv_role_line: row.line,
    variants: row.variants.map(variantToWire),
    line_type: row.member_id === null ? (row.team_id === null ? 'COMPANY' : 'TEAM') : 'USER',
    updated_date: row.updated_at,
    icAllUserId: holdersIn(allLines(row), directory),
    targets: namesIn(allLines(row), directory, language),
    findings,
    is_used: isUsed(row.role_code),
    facts: factsOf(row.role_code),
    abilities: { update: keeps, delete: keeps },
  }
}

/** The thirteen roles of the company, those without a line with the one that stands then. */
export function companyLinesToWire(
  rows: readonly DescribedLine[],
  ctx: Reading,
  only: LineRole | undefined,
): WireLine[] {
  return LINE_ROLES.filter((role) => only === undefined || role === only).map((role) => {
    const saved = rows.find(({ row }) => row.role_code === role)
    return saved ? lineToWire(saved, ctx) : unsaved(role, ctx)
  })
}

function unsaved(role: LineRole, { actor, language }: Reading): WireLine {
  return {
    id: null,
    line_id: null,
    team_id: 0,
    team_name: null,
    user_id: null,
    apv_role_code: role,
    role_name: lineRoleNames[role][language],
    apv_role_line: DEFAULT_LINE,
    variants: [],
    line_type: 'DEFAULT',
    updated_date: null,
    icAllUserId: [],
    targets: namesIn([DEFAULT_LINE], directoryOf([]), language),
    findings: [],
    is_used: isUsed(role),
    facts: factsOf(role),
    abilities: { update: mayKeepLine(actor, COMPANY), delete: false },
  }
}

export function variantFromWire({
  fact,
  at_least,
  kinds = [],
  rank_ids,
  apv_role_line,
}: {
  fact: LineVariant['when']['fact']
  at_least: number | null
  kinds?: string[]
  rank_ids: number[]
  apv_role_line: string
}): LineVariant {
  const line = apv_role_line
  switch (fact) {
    case 'DAYS':
    case 'AMOUNT':
      return { when: { fact, atLeast: at_least ?? 0 }, line }
    case 'KIND':
      return { when: { fact, anyOf: kinds }, line }
    case 'RANK':
      return { when: { fact, anyOf: rank_ids }, line }
  }
}

export function variantToWire({ when, line }: LineVariant): WireVariant {
  return {
    fact: when.fact,
    at_least: 'atLeast' in when ? when.atLeast : null,
    kinds: when.fact === 'KIND' ? [...when.anyOf] : [],
    rank_ids: when.fact === 'RANK' ? [...when.anyOf] : [],
    apv_role_line: line,
  }
}

const targetsIn = (lines: readonly string[]): LineTarget[] =>
  lines.flatMap((line) => (parseLine(line) ?? []).flatMap((token) => token.targets))

function holdersIn(lines: readonly string[], directory: Directory): number[] {
  const held = targetsIn(lines).flatMap((one) => (one.kind === 'ROLE' ? directory.holdersOf(one.roleId) : []))
  return [...new Set(held)]
}

export function namesIn(lines: readonly string[], directory: Directory, language: Language) {
  const names = new Map(targetsIn(lines).map((one) => [targetText(one), nameOf(one, directory, language)]))
  return [...names].map(([target, name]) => ({ target, name }))
}

/** What a target names; empty for those that name nobody by themselves, such as the team leader. */
export function nameOf(target: LineTarget, directory: Directory, language: Language): string {
  switch (target.kind) {
    case 'USER':
      return directory.person(target.userId)?.name ?? ''
    case 'TEAM_LEADER_OF':
    case 'MEMBERS_OF':
      return directory.team(target.teamId)?.name ?? ''
    case 'ROLE': {
      const duty = dutyOfNumber(target.roleId)
      return duty ? duties[duty][language].name : ''
    }
    default:
      return ''
  }
}

function personToWire(directory: Directory, id: number) {
  const person = directory.person(id)
  return {
    user_id: id,
    username: person?.name ?? '',
    email: person?.email ?? '',
    rcv_position: person?.position ?? '',
    team_name: person?.team_name ?? null,
  }
}

export function walkedToWire(
  role: LineRole,
  { final, directory }: WalkedLine,
  language: Language,
): WireWalked {
  const names = new Map(namesIn([final.line], directory, language).map((one) => [one.target, one.name]))
  return {
    apv_role_code: role,
    apv_role_line: final.line,
    line_type: final.type,
    steps: inOrder(final.receivers).map(({ userId, type, order }) => ({
      ...personToWire(directory, userId),
      rcv_type: type,
      rcv_order: order,
    })),
    dropped: final.dropped.map(({ target, reason }) => ({ target, name: names.get(target) ?? '', reason })),
    stand_in: final.standIn,
    is_approved_at_once: final.approvedAtOnce,
  }
}

export function finalToWire(
  role: LineRole,
  walked: WalkedLine,
  about: { memberId: number; teamId: number; updatedAt: string | null; language: Language },
): WireFinal {
  const { final, directory } = walked
  const { memberId: userId, teamId, language } = about
  const [turn] = final.receivers.filter(isDecider).toSorted(comparePhase)
  const receivers = (parseLine(final.line) ?? []).map((token): WireFinal['receivers'][number] => {
    const { receivers: alone } = resolveLine([token], directory, { userId, teamId })
    const users = alone.map((one) => personToWire(directory, one.userId))
    const [first] = users
    const place = final.receivers.find((one) => one.type === token.type && one.userId === first?.user_id)
    return {
      token: token.text,
      rcv_type: token.type,
      rcv_order: place?.order ?? 0,
      rcv_apvbutton: 'NONE',
      rcv_show: place !== undefined && (!isDecider(place) || comparePhase(place, turn ?? place) === 0),
      rcv_processed: false,
      rcv_approved: null,
      user_id: first?.user_id ?? null,
      username: first?.username ?? '',
      email: first?.email ?? '',
      rcv_position: first?.rcv_position ?? '',
      users,
    }
  })
  return {
    ...walkedToWire(role, walked, language),
    user_id: userId,
    role_name: lineRoleNames[role][language],
    updated_date: about.updatedAt,
    icAllUserId: holdersIn([final.line], directory),
    receivers,
  }
}
