import { sql } from '../../db/sql/sql.ts'
import { z } from 'zod'
import { instant, line, text } from '#contract/fields.ts'
import type { Tx } from '../../db/connection.ts'

const written = z.strictObject({ title: line(1, 100), content: text(1, 2_000) })

/** What the operator writes into the file of a message. */
export const noticeFile = z.strictObject({
  ko: written,
  ja: written.optional(),
  en: written.optional(),
  /** Until then it is told; without it until the next is put away. */
  shown_until: instant.optional(),
})

export type NoticeTexts = Omit<z.output<typeof noticeFile>, 'shown_until'>

/** Tells the administrators of all companies; answers the id of the message. For the command of the operator alone. */
export async function publishNotice(
  tx: Tx,
  { shown_until: until, ...texts }: z.output<typeof noticeFile>,
  now: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into operator_notices (texts, published_at, shown_until)
    values (${JSON.stringify(texts)}::jsonb, ${now.toString()}, ${until?.toString() ?? null}) returning id`.execute(
    tx,
  )
  return rows[0]!.id
}

/** Takes a message back, wherever it stands; answers whether there was one. */
export async function withdrawNotice(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from operator_notices where id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}
