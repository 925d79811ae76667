import type { UploadedFile } from '#contract/fields.ts'
import type { MemberContext } from '#server/http/context.ts'
import type { FileStore } from '#server/outside/files/file-store.ts'
import { drawImage, type DrawnImage, removeFile, storeImage } from '../files/index.ts'
import type { CompanyRow } from './companies.wire.ts'

const LOGO = { maxWidth: 512, maxHeight: 512 }
const BACKGROUND = { maxWidth: 1920, maxHeight: 1080 }

type Sent = UploadedFile | null | undefined
type Drawn = DrawnImage | null | undefined

/** New pictures as they will be kept; null for one that shall go, undefined for one of which nothing was said. */
export interface Pictures {
  logo: Drawn
  background: Drawn
}

/** Draws anew what was sent, small and without what a camera adds. Done before the transaction. */
export async function drawPictures(sent: {
  company_logo?: Sent
  company_background?: Sent
}): Promise<Pictures> {
  const draw = (file: Sent, most: typeof LOGO) => (file ? drawImage(file, most) : file)
  const [logo, background] = await Promise.all([
    draw(sent.company_logo, LOGO),
    draw(sent.company_background, BACKGROUND),
  ])
  return { logo, background }
}

type PictureColumns = Partial<Pick<CompanyRow, 'logo_file_id' | 'background_file_id'>>

/** Keeps the new pictures; answers the columns that become different. */
export async function storePictures(
  ctx: MemberContext,
  store: FileStore,
  { logo, background }: Pictures,
): Promise<PictureColumns> {
  const keep = async (picture: DrawnImage | null) => (picture ? storeImage(ctx, store, picture) : null)
  return {
    ...(logo !== undefined && { logo_file_id: await keep(logo) }),
    ...(background !== undefined && { background_file_id: await keep(background) }),
  }
}

/** Clears the pictures away that the columns no longer name; after the columns are written. */
export async function removeOldPictures(
  ctx: MemberContext,
  store: FileStore,
  before: CompanyRow,
  columns: PictureColumns,
): Promise<void> {
  for (const name of Object.keys(columns) as (keyof PictureColumns)[]) {
    const old = before[name]
    if (old !== null) await removeFile(ctx, store, old)
  }
}
