import type { Insertable, Selectable } from 'kysely'
import { sql } from '../../db/sql/sql.ts'
import type { Tx } from '../../db/connection.ts'
import type { ShiftTemplates } from '../../db/rows.gen.ts'
import { thisCompany } from '../../db/this-company.ts'
import { found, onConstraint } from '../../http/fail.ts'

export type TemplateRow = Pick<
  Selectable<ShiftTemplates>,
  'id' | 'title' | 'start_minute' | 'end_minute' | 'rest_minutes' | 'color' | 'is_removed'
>

const COLUMNS = ['id', 'title', 'start_minute', 'end_minute', 'rest_minutes', 'color', 'is_removed'] as const

const taken = { shift_templates_title: 'NAME_TAKEN' } as const

/** The shifts that are offered, and those named although they were removed; in the order of their start. */
export async function listTemplates(tx: Tx, named: readonly number[] = []): Promise<TemplateRow[]> {
  return await tx
    .selectFrom('shift_templates')
    .select(COLUMNS)
    .where((e) =>
      e.or([e('is_removed', '=', false), e('id', '=', sql<number>`any(${[...named]}::bigint[])`)]),
    )
    .orderBy('start_minute')
    .orderBy('title')
    .execute()
}

/** The shifts that are offered, locked against being added to and removed. */
export async function countTemplates(tx: Tx): Promise<number> {
  const result = await sql<{ n: number }>`
    select count(*)::int as n from shift_templates where company_id = ${thisCompany} and not is_removed`.execute(
    tx,
  )
  return result.rows[0]!.n
}

/** @throws Failure NAME_TAKEN */
export async function insertTemplate(
  tx: Tx,
  row: Omit<Insertable<ShiftTemplates>, 'company_id'>,
): Promise<TemplateRow> {
  const query = tx
    .insertInto('shift_templates')
    .values({ company_id: thisCompany, ...row })
    .returning(COLUMNS)
  return await onConstraint(taken, () => query.executeTakeFirstOrThrow())
}

/** @throws Failure NAME_TAKEN, NOT_FOUND, also for one that was removed */
export async function changeTemplate(
  tx: Tx,
  id: number,
  row: Omit<Insertable<ShiftTemplates>, 'company_id'>,
): Promise<TemplateRow> {
  const query = tx
    .updateTable('shift_templates')
    .set(row)
    .where('id', '=', id)
    .where('is_removed', '=', false)
    .returning(COLUMNS)
  return found(await onConstraint(taken, () => query.executeTakeFirst()))
}

/** @throws Failure NOT_FOUND */
export async function removeTemplate(tx: Tx, id: number): Promise<void> {
  const query = tx
    .updateTable('shift_templates')
    .set({ is_removed: true })
    .where('id', '=', id)
    .where('is_removed', '=', false)
    .returning('id')
  found(await query.executeTakeFirst())
}
