import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import type { Tx } from '../../db/connection.ts'
import type { Database } from '../../db/rows.gen.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { CommandContext } from '../context.ts'
import { found, onConstraint } from '../fail.ts'

/** Tables of companies whose rows are told apart by a number of their own. */
type RecordTable = {
  [T in keyof Database]: Selectable<Database[T]> extends { company_id: number; id: number } ? T : never
}[keyof Database]

type Added<T extends RecordTable> = Omit<Insertable<Database[T]>, 'company_id' | 'id'>

interface RecordsOptions {
  /** What the audit trail calls one of them: `branch` writes `branch.create`, `branch.update` and `branch.delete`. */
  name: string
  /** What a broken constraint means when a row is added or changed. */
  broken?: Readonly<Record<string, ErrorCode>>
  /** What names the row and so keeps it from being removed: constraint to STILL_IN_USE. */
  inUse?: Readonly<Record<string, ErrorCode>>
}

/** Rows that a company keeps one by one. What judges a row before it is written is a command of its own that calls these. */
export interface Records<T extends RecordTable> {
  /** Adds a row and gives its number. @throws Failure what `broken` names */
  create(ctx: CommandContext, row: Added<T>): Promise<number>
  /**
   * Changes what is named. What stands so already is neither written nor told, and nothing named needs no such row.
   * @param before the row as it was, for the audit trail, where it was read anyway
   * @throws Failure NOT_FOUND, what `broken` names
   */
  update(ctx: CommandContext, id: number, change: Updateable<Database[T]>, before?: object): Promise<void>
  /**
   * Writes what is named where it differs, and `besides` with it; tells the trail nothing.
   * @returns whether anything differed
   * @throws Failure NOT_FOUND, what `broken` names
   */
  change(tx: Tx, id: number, change: Updateable<Database[T]>, besides?: object): Promise<boolean>
  /** @throws Failure NOT_FOUND, what `inUse` names */
  remove(ctx: CommandContext, id: number): Promise<void>
  /** One of them, locked until the transaction ends. @throws Failure NOT_FOUND */
  lock(tx: Tx, id: number): Promise<Selectable<Database[T]>>
}

/** The rows of a table that need no more than to be added, changed and removed, each with its line in the audit trail. */
export function recordsOf<T extends RecordTable>(
  table: T,
  { name, broken = {}, inUse = {} }: RecordsOptions,
): Records<T> {
  // All tables of the kind have these two columns; the builder cannot be told so of one that is not known yet.
  const rows = table as 'branches'
  const differ: Records<T>['change'] = async (tx, id, change, besides = {}) => {
    const named = Object.entries(change).filter(([, value]) => value !== undefined)
    const query = tx
      .updateTable(rows)
      .set({ ...change, ...besides } as object)
      .where('id', '=', id)
      .where((e) =>
        e.or(named.map(([column, value]) => e(column as 'name', 'is distinct from', value as string))),
      )
      .returning('id')
    if (await onConstraint(broken, () => query.executeTakeFirst())) return true
    found(await tx.selectFrom(rows).select('id').where('id', '=', id).executeTakeFirst())
    return false
  }
  return {
    async create(ctx, row) {
      const values = { company_id: thisCompany, ...row }
      const query = ctx.tx
        .insertInto(rows)
        .values(values as never)
        .returning('id')
      const { id } = await onConstraint(broken, () => query.executeTakeFirstOrThrow())
      ctx.audit({ action: `${name}.create`, target: [name, id], after: row })
      return id
    },
    change: differ,
    async update(ctx, id, change, before) {
      if (Object.values(change).every((value) => value === undefined)) return
      if (await differ(ctx.tx, id, change))
        ctx.audit({ action: `${name}.update`, target: [name, id], ...(before && { before }), after: change })
    },
    async remove(ctx, id) {
      const query = ctx.tx.deleteFrom(rows).where('id', '=', id).returning('id')
      found(await onConstraint(inUse, () => query.executeTakeFirst()))
      ctx.audit({ action: `${name}.delete`, target: [name, id] })
    },
    async lock(tx, id) {
      const query = tx.selectFrom(rows).selectAll().where('id', '=', id).forUpdate()
      return found(await query.executeTakeFirst()) as unknown as Selectable<Database[T]>
    },
  }
}
