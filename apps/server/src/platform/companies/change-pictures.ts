import type { UploadedFile } from '#contract/fields.ts'
import type { MemberContext } from '#server/http/context.ts'
import type { FileStore } from '#server/outside/files/file-store.ts'
import { drawImage, type DrawnImage, removeFile, storeImage } from '../files/index.ts'
import type { CompanyRow } from './companies.wire.ts'

const MOST = {
  logo_file_id: { maxWidth: 512, maxHeight: 512 },
  background_file_id: { maxWidth: 1920, maxHeight: 1080 },
}

type PictureColumn = keyof typeof MOST
type Sent = UploadedFile | null | undefined

/** New pictures by the column of the company: null for one that shall go, undefined for one of which nothing was said. */
export type Pictures = Partial<Record<PictureColumn, DrawnImage | null | undefined>>

/** Draws anew what was sent, small and without what a camera adds. Done before the transaction. */
export async function drawPictures(
  ctx: Pick<MemberContext, 'companyId' | 'actor'>,
  sent: { company_logo?: Sent; company_background?: Sent },
): Promise<Pictures> {
  const draw = (file: Sent, column: PictureColumn) => (file ? drawImage(ctx, file, MOST[column]) : file)
  const [logo, background] = await Promise.all([
    draw(sent.company_logo, 'logo_file_id'),
    draw(sent.company_background, 'background_file_id'),
  ])
  return { logo_file_id: logo, background_file_id: background }
}

type PictureColumns = Partial<Pick<CompanyRow, PictureColumn>>

/** Keeps the new pictures; answers the columns that become different. */
export async function storePictures(
  ctx: MemberContext,
  store: FileStore,
  before: CompanyRow,
  drawn: Pictures,
): Promise<PictureColumns> {
  const columns: PictureColumns = {}
  for (const name of Object.keys(MOST) as PictureColumn[]) {
    const picture = drawn[name]
    if (picture) columns[name] = await storeImage(ctx, store, picture)
    else if (picture === null && before[name] !== null) columns[name] = null
  }
  return columns
}

/** Clears the pictures away that the columns no longer name; after the columns are written. */
export async function removeOldPictures(
  ctx: MemberContext,
  store: FileStore,
  before: CompanyRow,
  columns: PictureColumns,
): Promise<void> {
  for (const name of Object.keys(columns) as PictureColumn[]) {
    const old = before[name]
    if (old !== null) await removeFile(ctx, store, old)
  }
}
