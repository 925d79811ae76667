import { useQueryClient } from '@tanstack/react-query'
import { followOwn, type Language } from '../text/i18n.ts'

/** Goes on in the language that somebody has chosen: with our words, and with what the server says in theirs. */
export function useOwnLanguage(): (language: Language) => Promise<void> {
  const client = useQueryClient()
  return async (language) => {
    await followOwn(language)
    await client.invalidateQueries()
  }
}
