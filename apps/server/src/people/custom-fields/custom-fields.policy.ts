import type { Actor } from '../../http/context.ts'

export type ShownTo = 'ALL' | 'LEADER' | 'ADMIN'
export type EditedBy = 'SELF' | 'ADMIN'

/** How the viewer stands to the person whose values are looked at. */
export interface Relation {
  isSelf: boolean
  /** Works here at present, and so is known to every colleague. */
  isHere: boolean
  /** Sees the person's record: the person, leaders above, admins who look after the person. */
  sees: boolean
  /** Looks after the person as an admin; a limited admin not after themself. */
  covers: boolean
}

interface Levels {
  shown_to: ShownTo
  edited_by: EditedBy
}

/** Fields hold for the whole company, so only full admins keep them; limited admins look, and edit values. */
export function mayKeepFields(actor: Actor): boolean {
  return actor.isFullAdmin
}

export function maySeeValue(field: Pick<Levels, 'shown_to'>, relation: Relation): boolean {
  if (field.shown_to === 'ADMIN') return relation.covers
  return relation.isSelf || relation.sees || (field.shown_to === 'ALL' && relation.isHere)
}

export function mayEditValue(field: Levels, relation: Relation): boolean {
  if (!maySeeValue(field, relation)) return false
  return relation.covers || (field.edited_by === 'SELF' && relation.isSelf)
}
