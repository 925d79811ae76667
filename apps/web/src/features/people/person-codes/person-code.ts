/** What people are called by another system: its texts say which. */
export type CodesArea = 'personCodes.gate' | 'personCodes.slack'

/** What the server calls the code. */
export type CodeField = 'gate_user_code' | 'slack_user_id'

/** A row, with the code under its field. */
export type PersonCode<Field extends CodeField> = Person & Record<Field, string>

interface Person {
  id: number
  user_id: number
  username: string
  team_name: string | null
  abilities: { update: boolean; delete: boolean }
}

/** Whose code it is, and the code under its field. */
export type CodeBody<Field extends CodeField> = { user_id: number } & Record<Field, string>

/** How a code looks, and what adds, changes and removes one; a refusal is thrown. */
export interface CodeActions<Field extends CodeField> {
  pattern: RegExp
  maxLength: number
  create: (body: CodeBody<Field>) => Promise<unknown>
  update: (id: number, body: CodeBody<Field>) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}
