import { type RawBuilder, sql } from 'kysely'
import { choseongOf } from '#rules/search/choseong.ts'
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

function likeText(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
