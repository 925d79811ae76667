import { lineRoleNames } from '#contract/approvals/lines/role-names.ts'
import type { LineRole, SavedLine } from '#rules/approvals/line-conditions.ts'
import { standsSo } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { checkedLine } from './check-line.ts'
import { type LineOwner, mayKeepLine } from './lines.policy.ts'
import { insertLine, type KeptLine, lockLine, removeRow, writeLine } from './lines.store.ts'

export interface NewLine extends SavedLine {
  role: LineRole
  name: string
}

/** Which lines a call is about; a line of another sort does not exist for it. */
export type Sort = 'COMPANY' | 'TEAM' | 'USER'

/** @throws Failure FORBIDDEN, NOT_FOUND for an unknown team, LINE_EXISTS, and what checkedLine refuses */
export async function createLine(ctx: CommandContext, owner: LineOwner, one: NewLine): Promise<number> {
  if (!mayKeepLine(ctx.actor, owner)) fail('FORBIDDEN')
  const { role } = one
  const name = ownName(role, one.name)
  const checked = await checkedLine(ctx, role, one)
  const id = await insertLine(ctx.tx, owner, { role, name, ...checked }, ctx.now)
  ctx.audit({
    action: 'approval_line.create',
    target: ['approval_line', id],
    after: { ...owner, role, name, ...checked },
  })
  return id
}

/** @throws Failure NOT_FOUND, FORBIDDEN, LINE_EXISTS, and what checkedLine refuses */
export async function updateLine(
  ctx: CommandContext,
  sort: Sort,
  id: number,
  change: { [K in keyof NewLine]?: NewLine[K] | undefined },
): Promise<void> {
  const before = await lineToKeep(ctx, sort, id)
  const { role = before.role, line, variants } = change
  const name = ownName(role, change.name ?? before.name)
  const wanted = { line: line ?? before.line, variants: variants ?? before.variants }
  const isSame = line === undefined && variants === undefined && role === before.role
  const checked = isSame ? wanted : await checkedLine(ctx, role, wanted)
  const was = { role: before.role, name: before.name, line: before.line, variants: before.variants }
  const after = { role, name, ...checked }
  if (standsSo(was, after)) return
  await writeLine(ctx.tx, id, after, ctx.now)
  ctx.audit({ action: 'approval_line.update', target: ['approval_line', id], before: was, after })
}

/** Empty where it is but the name of its role, which everybody reads in their language. */
function ownName(role: LineRole, name: string): string {
  return Object.values(lineRoleNames[role]).includes(name) ? '' : name
}

/** @throws Failure NOT_FOUND, FORBIDDEN */
export async function removeLine(ctx: CommandContext, sort: Sort, id: number): Promise<void> {
  const { owner, role, line } = await lineToKeep(ctx, sort, id)
  await removeRow(ctx.tx, id)
  ctx.audit({
    action: 'approval_line.delete',
    target: ['approval_line', id],
    before: { ...owner, role, line },
  })
}

async function lineToKeep(ctx: CommandContext, sort: Sort, id: number): Promise<KeptLine> {
  const line = await lockLine(ctx.tx, id)
  const isOwn = line.owner.memberId !== null
  // A line of somebody else's own exists for nobody; lines of the company are those of team 0 as well.
  if (isOwn !== (sort === 'USER') || (sort === 'COMPANY' && line.owner.teamId !== null)) fail('NOT_FOUND')
  if (!mayKeepLine(ctx.actor, line.owner)) fail(isOwn ? 'NOT_FOUND' : 'FORBIDDEN')
  return line
}
