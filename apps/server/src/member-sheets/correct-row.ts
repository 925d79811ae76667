import { sql } from 'kysely'
import type { EndpointInput } from '#contract/endpoint.ts'
import { type correctImportRow, type SheetField, sheetFields } from '#contract/member-sheets.ts'
import type { CommandContext } from '../http/context.ts'
import { found } from '../http/fail.ts'
import { judgeAddressesAgain } from './judging/judge-rows.ts'
import { lookupEmail } from './judging/load-surroundings.ts'
import { lockImportFor, storedColumns, type StoredRow, writeGiven } from './member-sheets.store.ts'

type Corrections = EndpointInput<typeof correctImportRow>['body']

/** @throws Failure NOT_FOUND, WRONG_IMPORT_STATE once the import has started */
export async function correctRow(
  ctx: CommandContext,
  { importId, rowNumber }: { importId: number; rowNumber: number },
  corrections: Corrections,
): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'correct')
  const row = found(await readRow(ctx, importId, rowNumber))
  const corrected = sheetFields.filter((field) => corrections[field] !== undefined)
  const given = { ...row.given }
  for (const field of corrected) given[field] = corrections[field]!
  const unread = Object.fromEntries(
    Object.entries(row.unread).filter(([field]) => !corrected.includes(field as SheetField)),
  )
  const email = lookupEmail({ given })
  await writeGiven(ctx.tx, importId, { rowNumber, given, unread, email })
  await judgeAddressesAgain(ctx, sheet, { rowNumber, emails: [row.email, email] })
  ctx.audit({
    action: 'member_import.correct_row',
    target: ['member_import', importId],
    before: { row: rowNumber, ...row.given },
    after: { row: rowNumber, ...given },
  })
}

/** @throws Failure NOT_FOUND, WRONG_IMPORT_STATE once the import has started */
export async function removeRow(
  ctx: CommandContext,
  { importId, rowNumber }: { importId: number; rowNumber: number },
): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'correct')
  const row = found(await readRow(ctx, importId, rowNumber))
  const remove = ctx.tx.deleteFrom('member_import_rows').where('import_id', '=', importId)
  await remove.where('row_number', '=', rowNumber).execute()
  await judgeAddressesAgain(ctx, sheet, { rowNumber, emails: [row.email] })
  const before = { row: rowNumber, ...row.given }
  ctx.audit({ action: 'member_import.remove_row', target: ['member_import', importId], before })
}

async function readRow({ tx }: CommandContext, importId: number, rowNumber: number) {
  const { rows } = await sql<StoredRow>`
    select ${storedColumns} from member_import_rows where import_id = ${importId} and row_number = ${rowNumber}`.execute(
    tx,
  )
  return rows[0]
}
