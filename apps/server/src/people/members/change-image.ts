import type { UploadedFile } from '#contract/fields.ts'
import { drawImage, type DrawnImage, removeFile, storeImage } from '../../platform/files/index.ts'
import type { MemberContext } from '../../http/context.ts'
import type { FileStore } from '../../outside/files/file-store.ts'

const PORTRAIT = { maxWidth: 512, maxHeight: 512 }

/** The new portrait as it will be kept; null when it shall go, undefined when nothing was said of it. */
export async function drawPortrait(
  ctx: Pick<MemberContext, 'companyId' | 'actor'>,
  picture: UploadedFile | null | undefined,
): Promise<DrawnImage | null | undefined> {
  return picture ? drawImage(ctx, picture, PORTRAIT) : picture
}

/** Puts a new picture of a member in place, or takes it away; the one before goes. Who may, the caller has decided. */
export async function changeImage(
  ctx: MemberContext,
  store: FileStore,
  memberId: number,
  picture: DrawnImage | null,
): Promise<void> {
  // Locked, so that of two pictures sent at once the first is cleared away by the second.
  const row = await ctx.tx
    .selectFrom('members')
    .select('image_file_id')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const before = row.image_file_id
  if (picture === null && before === null) return
  const fileId = picture ? await storeImage(ctx, store, picture) : null
  await ctx.tx.updateTable('members').set({ image_file_id: fileId }).where('id', '=', memberId).execute()
  if (before !== null) await removeFile(ctx, store, before)
  ctx.audit({ action: 'profile.image', target: ['member', memberId], after: { file: fileId } })
}
