import pg from 'pg'
// @ts-expect-error -- the driver's own writing of arrays, buffers and dates, which has no types and no other door
import utils from 'pg/lib/utils.js'

/** A parameter as it would stand in the text of a statement. */
export function literal(value: unknown): string {
  const text = (utils as { prepareValue(value: unknown): string | Buffer | null }).prepareValue(value)
  if (text === null || text === undefined) return 'null'
  return pg.escapeLiteral(Buffer.isBuffer(text) ? `\\x${text.toString('hex')}` : String(text))
}
