export interface FileType {
  contentType: string
  /** What the content must be found to be; text: nothing binary. */
  found: readonly string[]
  /** Further content types that browsers declare for it. */
  declared?: readonly string[]
}

const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'
const image = (kind: string, found: string[] = [kind]): FileType => ({ contentType: `image/${kind}`, found })
const text = (contentType: string, declared: string[] = []): FileType => ({
  contentType,
  found: ['text'],
  declared,
})

/**
 * The extensions that may be stored. No SVG, HTML, scripts, programs or office files with macros.
 * Windows declares CSV as an Excel file.
 */
export const fileTypes: Readonly<Record<string, FileType>> = {
  pdf: { contentType: 'application/pdf', found: ['pdf'] },
  docx: { contentType: `${office}.wordprocessingml.document`, found: ['docx'] },
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, found: ['xlsx'] },
  pptx: { contentType: `${office}.presentationml.presentation`, found: ['pptx'] },
  doc: { contentType: 'application/msword', found: ['cfb'] },
  xls: { contentType: 'application/vnd.ms-excel', found: ['cfb'] },
  ppt: { contentType: 'application/vnd.ms-powerpoint', found: ['cfb'] },
  hwp: { contentType: 'application/x-hwp', found: ['cfb', 'hwp3'] },
  hwpx: { contentType: 'application/hwp+zip', found: ['hwpx'] },
  odt: { contentType: `${open}.text`, found: ['odt'] },
  ods: { contentType: `${open}.spreadsheet`, found: ['ods'] },
  odp: { contentType: `${open}.presentation`, found: ['odp'] },
  rtf: { contentType: 'application/rtf', found: ['rtf'] },
  txt: text('text/plain'),
  md: text('text/markdown', ['text/plain']),
  csv: text('text/csv', ['text/plain', 'application/vnd.ms-excel']),
  jpg: image('jpeg', ['jpg']),
  jpeg: image('jpeg', ['jpg']),
  png: image('png', ['png', 'apng']),
  gif: image('gif'),
  webp: image('webp'),
  bmp: image('bmp'),
  tif: image('tiff', ['tif']),
  tiff: image('tiff', ['tif']),
  heic: { ...image('heic'), declared: ['image/heif'] },
  zip: { contentType: 'application/zip', found: ['zip'] },
  mp4: { contentType: 'video/mp4', found: ['mp4'] },
  mp3: { contentType: 'audio/mpeg', found: ['mp3'] },
}

/** Types that may be shown in the browser instead of being downloaded: none that can carry script. */
export const shownInBrowser: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'text/plain',
])
