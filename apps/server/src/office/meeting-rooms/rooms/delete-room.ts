import type { CommandContext } from '../../../http/context.ts'
import { removeRoom } from './rooms.store.ts'

/** @throws Failure NOT_FOUND, STILL_IN_USE once it has been booked; such a room is set inactive instead */
export async function deleteRoom(ctx: CommandContext, id: number): Promise<void> {
  await removeRoom(ctx.tx, id)
  ctx.audit({ action: 'meeting_room.delete', target: ['meeting_room', id] })
}
