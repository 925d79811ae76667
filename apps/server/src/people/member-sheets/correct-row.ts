import type { EndpointInput } from '#contract/endpoint.ts'
import type { correctImportRow } from '#contract/people/member-sheets/member-sheets.ts'
import { type ColumnKey, customKey } from '#contract/people/members/sheet-columns.ts'
import { standsSo } from '../../http/audit-trail.ts'
import type { CommandContext } from '../../http/context.ts'
import { fieldsForNewcomers } from '../custom-fields/index.ts'
import { fail } from '../../http/fail.ts'
import { judgeAddressesAgain } from './judging/judge-rows.ts'
import { lookupEmail } from './judging/load-surroundings.ts'
import { getRow, lockImportFor, writeGiven } from './member-sheets.store.ts'

type Corrections = EndpointInput<typeof correctImportRow>['body']

/** @throws Failure NOT_FOUND, also for a field that the actor may not fill in, WRONG_IMPORT_STATE while the import runs, and for a row that is invited */
export async function correctRow(
  ctx: CommandContext,
  { importId, rowNumber }: { importId: number; rowNumber: number },
  corrections: Corrections,
): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'correct')
  const row = await getRow(ctx.tx, importId, rowNumber)
  if (row.state === 'INVITED') fail('WRONG_IMPORT_STATE')
  const { custom = {}, ...own } = corrections
  await refuseUnknown(ctx, Object.keys(custom))
  const corrected = Object.entries({ ...own, ...custom }).filter(([, text]) => text !== undefined)
  const given = { ...row.given, ...Object.fromEntries(corrected) }
  const unread = { ...row.unread }
  for (const [key] of corrected) delete unread[key as ColumnKey]
  const was = { row: rowNumber, ...row.given, ...row.unread }
  const after = { row: rowNumber, ...given, ...unread }
  if (standsSo(was, after)) return
  const email = lookupEmail({ given })
  await writeGiven(ctx.tx, importId, { rowNumber, given, unread, email })
  await judgeAddressesAgain(ctx, sheet, { rowNumber, emails: [row.email, email] })
  ctx.audit({
    action: 'member_import.correct_row',
    target: ['member_import', importId],
    before: was,
    after,
  })
}

async function refuseUnknown(ctx: CommandContext, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const known = new Set<string>((await fieldsForNewcomers(ctx)).map((field) => customKey(field.id)))
  if (!keys.every((key) => known.has(key))) fail('NOT_FOUND')
}

/** Takes a row out before the start. @throws Failure NOT_FOUND, WRONG_IMPORT_STATE once the import has been started */
export async function removeRow(
  ctx: CommandContext,
  { importId, rowNumber }: { importId: number; rowNumber: number },
): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'remove')
  const row = await getRow(ctx.tx, importId, rowNumber)
  const remove = ctx.tx.deleteFrom('member_import_rows').where('import_id', '=', importId)
  await remove.where('row_number', '=', rowNumber).execute()
  await judgeAddressesAgain(ctx, sheet, { rowNumber, emails: [row.email] })
  const before = { row: rowNumber, ...row.given }
  ctx.audit({ action: 'member_import.remove_row', target: ['member_import', importId], before })
}
