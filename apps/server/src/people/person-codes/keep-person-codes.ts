import { standsSo } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { fail } from '../../http/fail.ts'
import { lockMember } from '../members/index.ts'
import { coversMember } from '../roles/index.ts'
import type { CodeKind } from './code-kind.ts'
import { changeCode, insertCode, type KeptCode, lockCode, removeCode } from './person-codes.store.ts'

/**
 * Gives a person a code.
 * @throws Failure NOT_FOUND, FORBIDDEN, WRONG_MEMBER_STATE for somebody who has left, and what the kind says of a code that
 * is taken
 */
export async function createPersonCode(
  ctx: CommandContext,
  kind: CodeKind,
  wanted: KeptCode,
): Promise<number> {
  await lockReceiver(ctx, wanted.member_id)
  const id = await insertCode(ctx.tx, kind, wanted)
  ctx.audit({ action: `${kind.entity}.create`, target: [kind.entity, id], after: wanted })
  return id
}

/** Changes the code or whose it is. @throws Failure as createPersonCode, FORBIDDEN over either person */
export async function updatePersonCode(
  ctx: CommandContext,
  kind: CodeKind,
  id: number,
  change: { member_id: number | undefined; code: string | undefined },
): Promise<void> {
  if (change.member_id === undefined && change.code === undefined) return
  const before = await lockKept(ctx, kind, id)
  const after = { member_id: change.member_id ?? before.member_id, code: change.code ?? before.code }
  if (standsSo(before, after)) return
  if (after.member_id !== before.member_id) await lockReceiver(ctx, after.member_id)
  await changeCode(ctx.tx, kind, id, after)
  ctx.audit({ action: `${kind.entity}.update`, target: [kind.entity, id], before, after })
}

/** @throws Failure NOT_FOUND, FORBIDDEN */
export async function deletePersonCode(ctx: CommandContext, kind: CodeKind, id: number): Promise<void> {
  const before = await lockKept(ctx, kind, id)
  await removeCode(ctx.tx, kind, id)
  ctx.audit({ action: `${kind.entity}.delete`, target: [kind.entity, id], before })
}

/** A code of somebody whom the actor looks after; one who has left may still have to give it back. */
async function lockKept(ctx: CommandContext, kind: CodeKind, id: number): Promise<KeptCode> {
  const kept = await lockCode(ctx.tx, kind, id)
  await lockCovered(ctx, kept.member_id)
  return kept
}

async function lockReceiver(ctx: CommandContext, memberId: number): Promise<void> {
  const { status } = await lockCovered(ctx, memberId)
  if (status === 'RETIRED') fail('WRONG_MEMBER_STATE')
}

async function lockCovered(ctx: CommandContext, memberId: number) {
  const member = await lockMember(ctx.tx, memberId, ctx.today)
  if (!coversMember(ctx.actor, member)) fail('FORBIDDEN')
  return member
}
