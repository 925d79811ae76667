import type { CommandContext } from '../http/context.ts'
import { judgeTeamsAgain } from './judging/judge-rows.ts'
import { lockImportFor } from './member-sheets.store.ts'

/** Chooses whether unknown teams are made at the start. @throws Failure NOT_FOUND, WRONG_IMPORT_STATE */
export async function changeImport(
  ctx: CommandContext,
  importId: number,
  { create_teams }: { create_teams: boolean },
): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'correct')
  await ctx.tx.updateTable('member_imports').set({ create_teams }).where('id', '=', importId).execute()
  if (sheet.create_teams !== create_teams) await judgeTeamsAgain(ctx, { ...sheet, create_teams })
  ctx.audit({
    action: 'member_import.update',
    target: ['member_import', importId],
    before: { create_teams: sheet.create_teams },
    after: { create_teams },
  })
}

/** Forgets an import that is not running; who was invited stays invited. @throws Failure NOT_FOUND, WRONG_IMPORT_STATE */
export async function discardImport(ctx: CommandContext, importId: number): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'discard')
  await ctx.tx.deleteFrom('member_imports').where('id', '=', importId).execute()
  ctx.audit({
    action: 'member_import.discard',
    target: ['member_import', importId],
    before: { source: sheet.source, file: sheet.file_name, status: sheet.status },
  })
}
