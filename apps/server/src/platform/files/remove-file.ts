import type { MemberContext } from '../../http/context.ts'
import type { FileStore } from '../../outside/files/file-store.ts'

/** Removes a kept file: its row in the transaction, its bytes once that is committed. */
export async function removeFile(
  ctx: Pick<MemberContext, 'tx' | 'afterCommit' | 'log'>,
  store: FileStore,
  id: number,
): Promise<void> {
  const row = await ctx.tx
    .deleteFrom('files')
    .where('id', '=', id)
    .returning('storage_key')
    .executeTakeFirst()
  if (!row) return
  ctx.afterCommit(() => {
    // Bytes without a row harm nobody: nothing leads to them.
    store
      .remove(row.storage_key)
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'a file was left behind'))
  })
}
