import { sql } from '../../db/sql/sql.ts'
import {
  hiddenFields,
  type ProfileField,
  profileFields,
  profileFlags,
  withoutFields,
} from '#rules/profiles/profile-fields.ts'
import { thisCompany } from '../../db/this-company.ts'
import type { Actor } from '../../http/context.ts'
import { reaches } from './reach.ts'

/** The company's say on the fields of a profile, as a column of any statement: it is read once, whatever the rows. */
export const storedFlags = sql<unknown>`
  (select nullif(profile_fields, '{}') from companies where company_id = ${thisCompany})`

/** Takes from what is told of a person what the reader is not told. */
export type HideFields = <P extends object>(person: { id: number; teamId: number | null }, told: P) => P

/**
 * For everything in which people are shown: leaves the fields empty that the company does not keep, and for those who do
 * not see the person's record also those that are not public.
 * @param stored what {@link storedFlags} answered; undefined when the statement found nobody
 * @param among the fields that are told at all; long lists name them, so that most companies cost them nothing
 */
export function hideFields(
  actor: Actor,
  stored: unknown,
  among: readonly ProfileField[] = profileFields,
): HideFields {
  const flags = profileFlags(stored)
  const hiddenFrom = (viewer: { seesAll: boolean }) =>
    hiddenFields(flags, viewer).filter((field) => among.includes(field))
  const fromAll = hiddenFrom({ seesAll: true })
  const fromColleagues = hiddenFrom({ seesAll: false })
  if (fromColleagues.length === 0) return (_person, told) => told
  return (person, told) => withoutFields(told, reaches(actor, person) ? fromAll : fromColleagues)
}
