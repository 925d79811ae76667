import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import type { MemberContext } from '../context.ts'

/**
 * By what a list of `members m` stands in the order of its names: the name that the reader is told, see name-people.ts. Where
 * the company keeps other names from colleagues, lists stay in the order of the name that all are told.
 */
export function nameOrder({
  language,
  actor,
}: Pick<MemberContext, 'language' | 'actor'>): RawBuilder<string> {
  if (language === 'ko' || !actor.tellsEnglishNames) return sql`m.name`
  return language === 'ja' && actor.tellsLocalNames ? sql`m.name_in_japanese` : sql`m.name_in_english`
}
