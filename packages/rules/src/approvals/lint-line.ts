import { type DuplicatePriority } from './drop-duplicates.ts'
import { isDecider } from './receiver.ts'
import { LINE_ADD_LIMIT, LINE_MAXIMUM, type LineTarget, parseToken, targetText } from './role-line.ts'
import type { LineDirectory } from './why-dropped.ts'

/** An error keeps the line from being saved, a warning is about whom it reaches now, a note about what happens to it. */
export type LineFinding = {
  severity: 'ERROR' | 'WARNING' | 'NOTE'
  code:
    | 'TOO_LONG'
    | 'NEARLY_FULL'
    | 'TOKEN_INVALID'
    | 'NO_DECIDER'
    | 'GONE'
    | 'LEFT'
    | 'ABSENT'
    | 'NO_LEADER'
    | 'NO_HOLDER'
    | 'TWICE_KEPT'
    | 'TWICE_FIRST'
    | 'TWICE_LAST'
    | 'READS_AND_DECIDES'
    | 'OWN_PLACE'
  /** the part of the line, without its kind; empty for the whole line */
  target: string
}

type Options = {
  directory: LineDirectory
  priority: DuplicatePriority
  /** whose own line it is, or for whom it is tried */
  ownerId?: number | null
}

const TWICE = { '': 'TWICE_KEPT', PRE: 'TWICE_FIRST', POST: 'TWICE_LAST' } as const

/** What is wrong with a line string, or will surprise: each thing once, errors first. Nobody in particular drafts. */
export function lintLine(line: string, { directory, priority, ownerId = null }: Options): LineFinding[] {
  const findings: LineFinding[] = []
  const add = (severity: LineFinding['severity'], code: LineFinding['code'], target = '') => {
    if (!findings.some((one) => one.code === code && one.target === target))
      findings.push({ severity, code, target })
  }
  if (line.length > LINE_MAXIMUM) add('ERROR', 'TOO_LONG')
  else if (line.length >= LINE_ADD_LIMIT) add('NOTE', 'NEARLY_FULL')
  const texts = line === '' ? [] : line.split('/')
  const tokens = texts.flatMap((text) => {
    const token = parseToken(text)
    if (!token) add('ERROR', 'TOKEN_INVALID', text)
    return token ?? []
  })
  if (!tokens.some(isDecider)) add('ERROR', 'NO_DECIDER')
  const placed = tokens.flatMap((token) =>
    token.targets.map((target) => ({ target, decides: isDecider(token) })),
  )
  for (const { target, decides } of placed) {
    const found = targetState(target, directory)
    if (found)
      add(found === 'GONE' ? 'ERROR' : found === 'ABSENT' ? 'NOTE' : 'WARNING', found, targetText(target))
    const text = targetText(target)
    if (decides && placed.filter((one) => one.decides && targetText(one.target) === text).length > 1)
      add('NOTE', TWICE[priority], text)
    if (!decides && placed.some((one) => one.decides && targetText(one.target) === text))
      add('NOTE', 'READS_AND_DECIDES', text)
    if (decides && target.kind === 'USER' && target.userId === ownerId) add('WARNING', 'OWN_PLACE', text)
  }
  const weight = { ERROR: 0, WARNING: 1, NOTE: 2 }
  return findings.sort((a, b) => weight[a.severity] - weight[b.severity])
}

export type TargetState = 'GONE' | 'LEFT' | 'ABSENT' | 'NO_LEADER' | 'NO_HOLDER'

/** What is the matter with whom a part names, as the company stands; null where it reaches somebody, or depends on who drafts. */
export function targetState(target: LineTarget, directory: LineDirectory): TargetState | null {
  switch (target.kind) {
    case 'USER':
      if (!directory.exists('USER', target.userId)) return 'GONE'
      if (!directory.isReachable(target.userId)) return 'LEFT'
      return directory.isAbsent(target.userId) ? 'ABSENT' : null
    case 'ROLE':
      if (!directory.exists('ROLE', target.roleId)) return 'GONE'
      return directory.holdersOf(target.roleId).some((id) => directory.isReachable(id)) ? null : 'NO_HOLDER'
    case 'TEAM_LEADER_OF': {
      if (!directory.exists('TEAM', target.teamId)) return 'GONE'
      const leader = directory.leaderOf(target.teamId)
      return leader !== null && directory.isReachable(leader) ? null : 'NO_LEADER'
    }
    case 'MEMBERS_OF':
      return directory.exists('TEAM', target.teamId) ? null : 'GONE'
    default:
      return null
  }
}
