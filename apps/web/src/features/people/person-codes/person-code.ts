/** What people are called by another system: its texts say which. */
export type CodesArea = 'personCodes.gate' | 'personCodes.slack'

export interface PersonCode {
  id: number
  user_id: number
  username: string
  team_name: string | null
  code: string
  abilities: { update: boolean; delete: boolean }
}

/** How a code looks, and what adds, changes and removes one; a refusal is thrown. */
export interface CodeActions {
  pattern: RegExp
  maxLength: number
  create: (body: { user_id: number; code: string }) => Promise<unknown>
  update: (id: number, body: { user_id: number; code: string }) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}
