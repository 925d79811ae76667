import { extensionOf } from './clean-file-name.ts'
import { FileError } from './file-error.ts'
import { fileTypes } from './file-types.ts'

const known = new Set(Object.values(fileTypes).map((type) => type.contentType))

/**
 * The content type of a file, by what it holds; the name and the declared type must agree with it.
 * @param content the whole file or, for large ones, a beginning; office files need all of it
 * @throws FileError FILE_EMPTY, FILE_TYPE_NOT_ALLOWED (extension), FILE_TYPE_MISMATCH (lying)
 */
export async function sniffType(
  content: Uint8Array | { path: string; head: Uint8Array },
  name: string,
  declared?: string,
) {
  const head = content instanceof Uint8Array ? content : content.head
  if (head.length === 0) throw new FileError('FILE_EMPTY')
  const type = fileTypes[extensionOf(name)]
  if (!type || !Object.hasOwn(fileTypes, extensionOf(name))) throw new FileError('FILE_TYPE_NOT_ALLOWED')
  const said = declared?.split(';')[0]?.trim().toLowerCase()
  const lies = said && known.has(said) && said !== type.contentType && !type.declared?.includes(said)
  if (lies || !type.found.includes(await findKind(content, head))) throw new FileError('FILE_TYPE_MISMATCH')
  return type.contentType
}

async function findKind(content: Uint8Array | { path: string }, head: Uint8Array): Promise<string> {
  const start = Buffer.from(head.subarray(0, 4096))
  if (start.includes('application/hwp+zip') && start.readUInt16BE(0) === 0x504b) return 'hwpx'
  if (start.toString('latin1').startsWith('HWP Document File V3')) return 'hwp3'
  const { fileTypeFromBuffer, fileTypeFromFile } = await import('file-type')
  const found =
    content instanceof Uint8Array ? await fileTypeFromBuffer(content) : await fileTypeFromFile(content.path)
  if (found) return found.ext === 'xml' ? 'text' : found.ext
  return looksLikeText(head) ? 'text' : 'unknown'
}

/** UTF-8, CP949 or UTF-16 with its mark: no NUL or other control bytes than those of lines and tabs. */
function looksLikeText(head: Uint8Array): boolean {
  const utf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  return (
    utf16 ||
    !head.some(
      (byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 && byte !== 27,
    )
  )
}
