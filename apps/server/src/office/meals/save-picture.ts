import type { MemberContext } from '../../http/context.ts'
import type { FileStore } from '../../outside/files/file-store.ts'
import { type DrawnImage, removeFile, storeImage } from '../../platform/files/index.ts'
import { keepPicture, pictureOf, takeTurn } from './meals.store.ts'

/** A table of the week has to be read on it. */
export const MOST = { maxWidth: 1600, maxHeight: 1600 }

/** Puts a picture to the menu of a day, or takes it away; the one before goes. */
export async function savePicture(
  ctx: MemberContext,
  store: FileStore,
  day: Temporal.PlainDate,
  picture: DrawnImage | null,
): Promise<void> {
  await takeTurn(ctx)
  const before = await pictureOf(ctx, day)
  if (picture === null && before === null) return
  const fileId = picture && (await storeImage(ctx, store, picture))
  await keepPicture(ctx, day, fileId)
  if (before !== null) await removeFile(ctx, store, before)
  ctx.audit({
    action: 'meals.save_picture',
    target: ['company', ctx.companyId],
    after: { date: day.toString(), file: fileId },
  })
}
