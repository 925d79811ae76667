import { nameIn } from '#rules/profiles/name-in.ts'
import type { Profile } from './profile.ts'

/** One's own name in the language of the screen: not every company keeps names in other scripts. */
export function ownName(
  { username: name, local_username: local = '', en_username: english = '' }: Profile['user_profile'],
  language: string,
): string {
  return nameIn(language, { name, local, english })
}
