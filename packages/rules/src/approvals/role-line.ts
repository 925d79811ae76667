import type { ReceiverType } from './receiver.ts'

/** Adding is refused once the line has this many characters. */
export const LINE_ADD_LIMIT = 280
/** A longer line is refused altogether. */
export const LINE_MAXIMUM = 300
/** A token that fits below both limits: 279 + slash + 19 = 299. */
export const TOKEN_MAXIMUM = 19

const SEPARATOR = '/'
const PARALLEL = '+'

export type LineKind = 'AG' | 'FA' | 'NT' | 'CR' | ''

export type LineTarget =
  | { kind: 'LEADER'; levelsUp: number }
  | { kind: 'TOP_LEADER' }
  | { kind: 'CHARGER' }
  | { kind: 'TEAM_LEADER_OF'; teamId: number }
  | { kind: 'MEMBERS_OF'; teamId: number }
  | { kind: 'ROLE'; roleId: number }
  | { kind: 'USER'; userId: number }

export type LineToken = { text: string; type: ReceiverType; targets: LineTarget[] }

const TYPE_OF_KIND: Record<LineKind, ReceiverType> = {
  '': 'APPROVER',
  AG: 'AGREEER',
  FA: 'FAGREEER',
  NT: 'VIEWER',
  CR: 'CIRCULATOR',
}

const TOKEN = /^(?:(AG|FA|NT|CR)-)?([A-Z0-9_+]+)$/
const NUMBERED = /^(TL|IC|T|M|U)(\d{1,10})$/

function parseTarget(text: string): LineTarget | null {
  if (text === 'TEAM_LEADER') return { kind: 'LEADER', levelsUp: 0 }
  if (text === 'TOP_LEADER' || text === 'CHARGER') return { kind: text }
  const match = NUMBERED.exec(text)
  const id = Number(match?.[2])
  switch (match?.[1]) {
    case 'TL':
      return { kind: 'LEADER', levelsUp: id }
    case 'T':
      return { kind: 'TEAM_LEADER_OF', teamId: id }
    case 'M':
      return { kind: 'MEMBERS_OF', teamId: id }
    case 'IC':
      return { kind: 'ROLE', roleId: id }
    case 'U':
      return { kind: 'USER', userId: id }
    default:
      return null
  }
}

/** A target as it stands in a line. TEAM_LEADER and TL0 are one. */
export function targetText(target: LineTarget): string {
  switch (target.kind) {
    case 'LEADER':
      return target.levelsUp === 0 ? 'TEAM_LEADER' : `TL${target.levelsUp}`
    case 'TOP_LEADER':
    case 'CHARGER':
      return target.kind
    case 'TEAM_LEADER_OF':
      return `T${target.teamId}`
    case 'MEMBERS_OF':
      return `M${target.teamId}`
    case 'ROLE':
      return `IC${target.roleId}`
    case 'USER':
      return `U${target.userId}`
  }
}

/** One part of a line, or null when it breaks the grammar. Whole teams can only be readers. */
export function parseToken(text: string): LineToken | null {
  const match = TOKEN.exec(text)
  if (!match || text.length > TOKEN_MAXIMUM) return null
  const type = TYPE_OF_KIND[(match[1] ?? '') as LineKind]
  const targets: LineTarget[] = []
  for (const part of (match[2] ?? '').split(PARALLEL)) {
    const target = parseTarget(part)
    if (!target) return null
    if (target.kind === 'MEMBERS_OF' && type !== 'VIEWER' && type !== 'CIRCULATOR') return null
    targets.push(target)
  }
  return { text, type, targets }
}

/** The tokens of a line in its order, or null when one of them breaks the grammar or the line is too long. */
export function parseLine(line: string): LineToken[] | null {
  if (line.length > LINE_MAXIMUM) return null
  const tokens = splitLine(line).map(parseToken)
  return tokens.every((token) => token !== null) ? tokens : null
}

/** The tokens of a line that keep the grammar, whatever stands beside them. */
export function validTokens(line: string): LineToken[] {
  return splitLine(line)
    .map(parseToken)
    .filter((token) => token !== null)
}

function splitLine(line: string): string[] {
  return line === '' ? [] : line.split(SEPARATOR)
}

const rank = (token: string): number => (token.startsWith('CR-') ? 2 : token.startsWith('NT-') ? 1 : 0)

/** Puts deciders before NT, and NT before CR, keeping the order inside each. */
export function orderLine(line: string): string {
  return splitLine(line)
    .sort((a, b) => rank(a) - rank(b))
    .join(SEPARATOR)
}

/** A line as it is kept: each part once, deciders before readers. What breaks the grammar stays where it is, empty parts among it. */
export function tidyLine(line: string): string {
  const parts = splitLine(line)
  if (parts.includes('')) return line
  const meant = parts.map(withoutZeros)
  return orderLine(parts.filter((_, at) => meant.indexOf(meant[at]!) === at).join(SEPARATOR))
}

/** U03 and U3 are one person. */
const withoutZeros = (part: string): string => part.replace(/([A-Z])0+(?=\d)/g, '$1')

/** Puts a person in the place of another in every part; a part that then stands twice stands once. */
export function replaceInLine(line: string, from: string, to: string | null): string {
  const parts = splitLine(line).flatMap((text) => {
    const [, kind = '', rest = ''] = /^((?:AG|FA|NT|CR)-)?(.*)$/.exec(text) ?? []
    const targets = rest.split(PARALLEL).flatMap((one) => (one === from ? (to ?? []) : one))
    return targets.length > 0 ? kind + [...new Set(targets)].join(PARALLEL) : []
  })
  return tidyLine(parts.join(SEPARATOR))
}

export type LineChange =
  | { ok: true; line: string }
  | { ok: false; error: 'LINE_FULL' | 'LINE_TOO_LONG' | 'TOKEN_INVALID' }

/** Adds a token in its place. A token that stands on the line already changes nothing. */
export function addToLine(line: string, token: string): LineChange {
  if (!parseToken(token)) return { ok: false, error: 'TOKEN_INVALID' }
  const tokens = splitLine(line)
  if (tokens.includes(token)) return { ok: true, line }
  if (line.length >= LINE_ADD_LIMIT) return { ok: false, error: 'LINE_FULL' }
  const added = orderLine([...tokens, token].join(SEPARATOR))
  return added.length > LINE_MAXIMUM ? { ok: false, error: 'LINE_TOO_LONG' } : { ok: true, line: added }
}

/** Removes a token; the order of the others stays. */
export function removeFromLine(line: string, token: string): string {
  return splitLine(line)
    .filter((one) => one !== token)
    .join(SEPARATOR)
}
