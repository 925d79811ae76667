import type { MemberContext } from '../context.ts'

/** Of people of the company by their numbers: the name that readers of this language can say, for those who have one. */
export type FindNames = (
  ctx: Pick<MemberContext, 'tx' | 'today' | 'actor' | 'language'>,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, string>>

/** Where answers name people: the key of a person's number, and of the name beside it. */
const NAMED = [
  ['user_id', 'username'],
  ['user', 'username'],
  ['team_leader', 'team_leader_name'],
  ['team_charger', 'team_charger_name'],
  ['created_by', 'created_by_name'],
  ['connected_by_id', 'connected_by'],
  ['corrected_by_id', 'corrected_by'],
  ['planned_by_id', 'planned_by'],
] as const

interface Named {
  id: number
  at: Record<string, unknown>
  key: string
}

/**
 * Names everybody in an answer so that its reader can say it, wherever a number and a name stand side by side.
 * An answer that tells a person's other names as well is left as it is: its screen chooses, and writes them back.
 */
export async function namePeople(ctx: MemberContext, answer: unknown, findNames: FindNames): Promise<void> {
  if (ctx.language === 'ko') return
  const people: Named[] = []
  gather(answer, people)
  if (people.length === 0) return
  const names = await findNames(ctx, [...new Set(people.map(({ id }) => id))])
  for (const { id, at, key } of people) at[key] = names.get(id) ?? at[key]
}

function gather(value: unknown, into: Named[]): void {
  if (Array.isArray(value)) {
    for (const one of value) gather(one, into)
  } else if (typeof value === 'object' && value !== null) {
    const at = value as Record<string, unknown>
    for (const [number, key] of NAMED) {
      const id = at[number]
      if (typeof id === 'number' && typeof at[key] === 'string' && at.en_username === undefined)
        into.push({ id, at, key })
    }
    for (const one of Object.values(value)) if (typeof one === 'object') gather(one, into)
  }
}
