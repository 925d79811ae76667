import { companyIdOf } from '#server/db/transaction.ts'
import type { CommandContext } from '#server/http/context.ts'
import { loadActor } from '#server/people/roles/index.ts'
import type { DemoPerson } from '../people.ts'
import type { World } from '../world.ts'

/** A person of the demo, who does what people do by the product's own commands; nobody looks into the trail of that. */
export async function actingAs(
  { tx, companyId, now, today }: World,
  { id }: DemoPerson,
  at = now,
): Promise<CommandContext> {
  const { account_id: accountId } = await tx
    .selectFrom('members')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const actor = await loadActor(tx, companyIdOf(companyId), id, accountId!)
  if (!actor) throw new Error(`Nobody to act as: ${id}`)
  return { tx, now: at, today, companyId: actor.companyId, actor, language: 'ko', audit: () => undefined }
}
