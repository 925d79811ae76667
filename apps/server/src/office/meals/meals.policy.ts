import type { Actor } from '../../http/context.ts'

const DUTY = 'GENERAL_AFFAIRS'

/** The menu is entered by general affairs and full admins. */
export function keepsMeals({ actor }: { actor: Pick<Actor, 'isFullAdmin' | 'roles'> }): boolean {
  return actor.isFullAdmin || actor.roles.includes(DUTY)
}
