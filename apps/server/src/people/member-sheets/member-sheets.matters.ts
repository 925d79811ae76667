import type { Matter } from '../employment/index.ts'

/** An import outlives the record of whoever began it. */
export const importsMatter: Matter = {
  key: 'IMPORTS',
  erased: async ({ tx }, memberId) => {
    await tx
      .updateTable('member_imports')
      .set(({ fn, val }) => ({
        created_by: fn('nullif', ['created_by', val(memberId)]),
        started_by: fn('nullif', ['started_by', val(memberId)]),
      }))
      .where((row) => row.or([row('created_by', '=', memberId), row('started_by', '=', memberId)]))
      .execute()
  },
}
