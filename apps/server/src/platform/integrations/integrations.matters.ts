import type { Matter } from '../../people/employment/index.ts'

/** A connection of the company outlives the record of whoever made it. */
export const connectionsMatter: Matter = {
  key: 'CONNECTIONS',
  erased: async ({ tx }, memberId) => {
    await tx
      .updateTable('provider_connections')
      .set({ connected_by: null })
      .where('connected_by', '=', memberId)
      .execute()
  },
}
