import {
  addToLine,
  LINE_MAXIMUM,
  orderLine,
  parseToken,
  removeFromLine,
  targetText,
} from '#rules/approvals/role-line.ts'

/** How a part of the line takes part, as it stands before it: 결재, 합의, 최종합의, 참조, 회람. */
export const PART_KINDS = ['', 'AG', 'FA', 'NT', 'CR'] as const
export type PartKind = (typeof PART_KINDS)[number]

export interface LinePart {
  /** As it stands in the line. */
  text: string
  kind: PartKind
  /** Who of it acts in parallel. */
  targets: string[]
}

export function partsOf(line: string): LinePart[] {
  return line.split('/').filter(Boolean).map(partOf)
}

function partOf(text: string): LinePart {
  const [, kind = '', rest = ''] = /^(?:(AG|FA|NT|CR)-)?(.*)$/.exec(text) ?? []
  const targets = parseToken(text)?.targets.map(targetText) ?? rest.split('+')
  return { text, kind: kind as PartKind, targets }
}

export function tokenOf(kind: PartKind, targets: readonly string[]): string {
  return (kind ? `${kind}-` : '') + targets.join('+')
}

export type Edited = { line: string; problem?: 'full' | 'long' | 'invalid' | 'parallel' }

/** Adds a part in its place; the line stays as it is where it takes no more. */
export function withPart(line: string, kind: PartKind, target: string): Edited {
  const added = addToLine(line, tokenOf(kind, [target]))
  if (added.ok) return { line: added.line }
  return { line, problem: added.error === 'TOKEN_INVALID' ? 'invalid' : 'full' }
}

export function withoutPart(line: string, text: string): Edited {
  return { line: removeFromLine(line, text) }
}

/** Readers stay behind those who decide, whatever place was meant. */
export function inOrder(parts: readonly LinePart[]): string {
  return orderLine(parts.map((part) => part.text).join('/'))
}

export function withKind(line: string, text: string, kind: PartKind): Edited {
  const parts = partsOf(line)
  const changed = parts.map((part) => (part.text === text ? partOf(tokenOf(kind, part.targets)) : part))
  const next = changed.find((_, at) => parts[at]?.text === text)
  if (!next || !parseToken(next.text)) return { line, problem: 'invalid' }
  const once = changed.filter((part, at) => changed.findIndex((one) => one.text === part.text) === at)
  return fitting(line, inOrder(once))
}

/** A change that makes the line longer than it may be leaves it as it was. */
function fitting(line: string, changed: string): Edited {
  return changed.length > LINE_MAXIMUM ? { line, problem: 'long' } : { line: changed }
}

/** Lets a part act together with the one before it, where both are of one kind and fit into one part. */
export function joined(line: string, at: number): Edited {
  const parts = partsOf(line)
  const [before, part] = [parts[at - 1], parts[at]]
  if (!before || !part || before.kind !== part.kind) return { line, problem: 'parallel' }
  const text = tokenOf(part.kind, [...new Set([...before.targets, ...part.targets])])
  if (!parseToken(text)) return { line, problem: 'parallel' }
  return { line: inOrder(parts.toSpliced(at - 1, 2, partOf(text))) }
}

/** Lets those who act together act one after the other. */
export function parted(line: string, at: number): Edited {
  const parts = partsOf(line)
  const part = parts[at]
  if (!part) return { line }
  const single = part.targets.map((target) => partOf(tokenOf(part.kind, [target])))
  const fresh = single.filter((one) => !parts.some((other) => other.text === one.text))
  return fitting(line, inOrder(parts.toSpliced(at, 1, ...fresh)))
}
