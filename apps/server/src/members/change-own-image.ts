import type { UploadedFile } from '#contract/fields.ts'
import { storeImage } from '../files/index.ts'
import type { CommandContext } from '../http/context.ts'
import type { FileStore } from '../outside/files/file-store.ts'

const PORTRAIT = { maxWidth: 512, maxHeight: 512 }

/** Puts a new picture of oneself in place, or takes it away. @throws Failure IMAGE_INVALID, FILE_TOO_LARGE, FILE_EMPTY */
export async function changeOwnImage(
  ctx: CommandContext,
  store: FileStore,
  picture: UploadedFile | null,
): Promise<void> {
  const { memberId } = ctx.actor
  const fileId = picture ? await storeImage(ctx, store, picture, PORTRAIT) : null
  await ctx.tx.updateTable('members').set({ image_file_id: fileId }).where('id', '=', memberId).execute()
  ctx.audit({ action: 'profile.image', target: ['member', memberId], after: { file: fileId } })
}
