import { inflateSync } from 'node:zlib'

/** Which signs a page draws is not told by its content; pictures and boxes are. */
export function pagesOf(pdf: Buffer): string[] {
  return streamsOf(pdf).filter((stream) => / (re|Do|Tj|TJ)\b/.test(stream))
}

/** How many pictures of a PDF there are, and how large. */
export function picturesOf(pdf: Buffer): { width: number; height: number }[] {
  const objects = pdf.toString('latin1').split('endobj')
  return objects.flatMap((object) => {
    if (!object.includes('/Subtype /Image') || object.includes('/DeviceGray')) return []
    return [{ width: numberAt(object, '/Width'), height: numberAt(object, '/Height') }]
  })
}

const numberAt = (object: string, name: string) => Number(new RegExp(`${name} (\\d+)`).exec(object)![1])

function streamsOf(pdf: Buffer): string[] {
  const streams: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at)
    try {
      streams.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'))
    } catch {
      // A font, a picture, or the end of an object.
    }
  }
  return streams
}
