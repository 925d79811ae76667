import { type RawBuilder, sql } from '../../db/sql/sql.ts'
import { choseongOf } from '#rules/search/choseong.ts'
import { foldText, syllableOf } from '#rules/search/jamo.ts'
import { matchesName } from '#rules/search/match-name.ts'
import { namePattern } from '#rules/search/name-pattern.ts'
import { thisCompany } from '../../db/this-company.ts'
import { likeAnywhere } from '../../db/lists/like-pattern.ts'

/** What is kept beside a name for finding it by initial consonants. */
export function initialsOf(name: string): string {
  return choseongOf(name)
}

/**
 * Condition that lets through just whom {@link namesPerson} accepts, for a query over `members m`.
 * @param mayLatin whether the reader is told the person's Latin name: what is hidden is not found either
 */
export function searchCondition(
  search: string,
  mayLatin: RawBuilder<unknown> = sql`true`,
): RawBuilder<boolean> {
  const latin = likeAnywhere(search.toLowerCase())
  return sql<boolean>`(${nameCondition(search)} or (lower(m.english_name) like ${latin} and ${mayLatin}) or m.email like ${latin})`
}

/** The same by the Korean name alone. The initials, cheap to compare, leave few names to the pattern. */
export function nameCondition(search: string): RawBuilder<boolean> {
  const initials = sql<boolean>`m.name_initials like ${likeAnywhere(choseongOf(search))}`
  return hasSyllable(search)
    ? sql<boolean>`(${initials} and lower(m.name) ~ ${namePattern(search)})`
    : initials
}

/**
 * The people of `members m` who work here and whose name holds the initials of a Korean text, by four ranges of indexes:
 * a name begins with them, or does so from its second or third letter on; only in longer names it has to be looked for.
 * null for a text without Korean letters.
 */
export function withInitials(search: string): RawBuilder<unknown> | null {
  if (!/\p{Script=Hangul}/u.test(search)) return null
  const from = choseongOf(search)
  const until = successor(from)
  const here = sql`company_id = ${thisCompany} and status in ('WORKING', 'ABSENCE')`
  return sql`from (
      select id from members where ${here}
        and name_initials collate "C" >= ${from} and name_initials collate "C" < ${until}
      union select id from members where ${here}
        and initials_from_2 >= ${from} and initials_from_2 < ${until}
      union select id from members where ${here}
        and initials_from_3 >= ${from} and initials_from_3 < ${until}
      union select id from members where ${here} and is_long_name
        and name_initials like ${likeAnywhere(from)}
    ) hit
    join members m on m.company_id = ${thisCompany} and m.id = hit.id ${holdsSyllables(search)}`
}

/** Names in which the whole syllables stand, one after the other; the last one may still become another, so it is not asked for. */
function holdsSyllables(search: string): RawBuilder<unknown> {
  const typed = [...foldText(search)].slice(0, -1).filter((character) => syllableOf(character))
  return typed.length > 0 ? sql`and m.name like ${`%${typed.join('%')}%`}` : sql``
}

/** The least text that comes after everything that begins with this one, by code points. */
function successor(text: string): string {
  const letters = [...text]
  const last = letters.pop()!
  return letters.join('') + String.fromCodePoint(last.codePointAt(0)! + 1)
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
export function closest(search: string, name: RawBuilder<unknown> = sql`m.name`): RawBuilder<unknown> {
  const initials = choseongOf(search)
  return hasSyllable(search)
    ? sql`(m.name like ${likeAnywhere(search)}) desc, starts_with(m.name, ${search}) desc, ${name}, m.id`
    : sql`starts_with(m.name_initials, ${initials}) desc, ${name}, m.id`
}

/** Without a whole syllable the kept initials decide alone, so nothing has to be told apart afterwards. */
export function hasSyllable(search: string): boolean {
  return /\p{Script=Hangul}/u.test(search) && choseongOf(search) !== foldText(search)
}
