import { type RawBuilder, sql } from 'kysely'
import { choseongOf } from '#rules/search/choseong.ts'
import { foldText } from '#rules/search/jamo.ts'
import { matchesName } from '#rules/search/match-name.ts'

/** What is kept beside a name for finding it by initial consonants. */
export function initialsOf(name: string): string {
  return choseongOf(name)
}

/**
 * Condition that lets through everybody whom {@link namesPerson} accepts, and few others, for a query over `members m`.
 */
export function searchCondition(search: string): RawBuilder<boolean> {
  const latin = likeText(search.toLowerCase())
  return sql<boolean>`(m.name_initials like ${likeText(choseongOf(search))} or lower(m.english_name) like ${latin} or m.email like ${latin})`
}

/** Whether the text names the person: by name, also half typed or by initials, by Latin name or e-mail. */
export function namesPerson(
  search: string,
  person: { name: string; english_name: string; email: string },
): boolean {
  const latin = search.toLowerCase()
  return (
    matchesName(search, person.name) ||
    person.english_name.toLowerCase().includes(latin) ||
    person.email.includes(latin)
  )
}

/** Order of a query over `members m`: names that hold the text, those that begin with it first, then the rest by name. */
export function closest(search: string): RawBuilder<unknown> {
  const initials = choseongOf(search)
  return hasSyllable(search)
    ? sql`(m.name like ${likeText(search)}) desc, starts_with(m.name, ${search}) desc, m.name, m.id`
    : sql`starts_with(m.name_initials, ${initials}) desc, m.name, m.id`
}

/** Without a whole syllable the kept initials decide alone, so nothing has to be told apart afterwards. */
export function hasSyllable(search: string): boolean {
  return /\p{Script=Hangul}/u.test(search) && choseongOf(search) !== foldText(search)
}

function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
