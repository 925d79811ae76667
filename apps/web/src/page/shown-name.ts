import { nameIn } from '#rules/profiles/name-in.ts'

interface Names {
  username: string
  local_username?: string
  en_username?: string
}

/**
 * The name of a person in the language of the screen, where an answer tells all of them: not every company keeps names in
 * other scripts. Answers that tell one name tell the reader's, see name-people.ts of the server.
 */
export function shownName(
  { username: name, local_username: local = '', en_username: english = '' }: Names,
  language: string,
): string {
  return nameIn(language, { name, local, english })
}
