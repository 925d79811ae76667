/** Both ends belong to it. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a Range header for a file of `size` bytes.
 * @returns null: send everything (no header, several ranges, another unit); 'unsatisfiable': answer 416
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return null
  const last = size - 1
  if (found[1] === '') {
    const length = Math.min(Number(found[2]), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: last }
  }
  const start = Number(found[1])
  const end = found[2] === '' ? last : Math.min(Number(found[2]), last)
  if (start > last) return 'unsatisfiable'
  return start > end ? null : { start, end }
}
