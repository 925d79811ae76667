import { FileError } from './file-error.ts'

const MAX_BYTES = 255
// Zero-width joiners stay, as emoji are made with them.
const invisible = /[\p{Cc}\p{Bidi_Control}\u00ad\u180e\u200b\u2028\u2029\u2060-\u2064\ufeff\ufff9-\ufffb]/gu
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i
const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/**
 * The name under which a file is shown and downloaded: one path segment in NFC that every system can
 * save, at most 255 bytes of UTF-8 with its extension kept.
 * @throws FileError FILE_NAME_INVALID when nothing is left
 */
export function cleanFileName(name: string): string {
  const segment = name.toWellFormed().split(/[/\\]/).at(-1)!
  const visible = segment
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/[<>:"|?*]/g, '_')
  const trimmed = visible.replace(/^[\s.]+|[\s.]+$/gu, '')
  if (trimmed === '') throw new FileError('FILE_NAME_INVALID')
  return shorten(reserved.test(trimmed) ? `_${trimmed}` : trimmed)
}

/** The extension in small letters without its dot; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

function shorten(name: string): string {
  if (Buffer.byteLength(name) <= MAX_BYTES) return name
  const extension = /\.[a-z0-9]{1,10}$/i.exec(name)?.[0] ?? ''
  let room = MAX_BYTES - extension.length
  let kept = ''
  for (const { segment } of graphemes.segment(name.slice(0, name.length - extension.length))) {
    room -= Buffer.byteLength(segment)
    if (room < 0) break
    kept += segment
  }
  return kept.trimEnd() + extension
}
