import { MutationCache, type QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError, NetworkError } from '../api/errors.ts'

/** The sentence that a person reads for any error. */
export function sentenceOf(error: unknown): string {
  if (error instanceof NetworkError) return i18next.t('common.error.network')
  if (error instanceof ApiError) return error.message
  return i18next.t('common.error.unexpected')
}

/** Shows refused writes as notifications, unless their form takes them (`errors: 'form'`). */
export function reportErrors(client: QueryClient): void {
  const cache: MutationCache = client.getMutationCache()
  cache.config.onError = async (error, _input, _context, mutation) => {
    if (mutation.meta?.errors !== 'notify') return
    const { notify } = await import('../ui/notify.ts')
    notify({ tone: 'bad', text: sentenceOf(error) })
  }
}
