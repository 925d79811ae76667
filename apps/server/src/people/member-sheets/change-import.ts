import type { EndpointInput } from '#contract/endpoint.ts'
import type { updateImport } from '#contract/people/member-sheets/member-sheets.ts'
import type { CommandContext } from '../../http/context.ts'
import { judgeChoicesAgain } from './judging/judge-rows.ts'
import { lockImportFor } from './member-sheets.store.ts'

/** Chooses whether unknown teams and ranks are made, for who is not invited yet. @throws Failure NOT_FOUND, WRONG_IMPORT_STATE */
export async function changeImport(
  ctx: CommandContext,
  importId: number,
  choice: EndpointInput<typeof updateImport>['body'],
): Promise<void> {
  const sheet = await lockImportFor(ctx, importId, 'choose')
  const before = { create_teams: sheet.create_teams, create_ranks: sheet.create_ranks }
  const after = {
    create_teams: choice.create_teams ?? before.create_teams,
    create_ranks: choice.create_ranks ?? before.create_ranks,
  }
  if (after.create_teams === before.create_teams && after.create_ranks === before.create_ranks) return
  await ctx.tx.updateTable('member_imports').set(after).where('id', '=', importId).execute()
  await judgeChoicesAgain(ctx, { ...sheet, ...after })
  ctx.audit({ action: 'member_import.update', target: ['member_import', importId], before, after })
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
