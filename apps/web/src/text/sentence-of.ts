import i18next from 'i18next'

/** The sentence that a person reads for any error: the server's own for a refusal (see api/errors.ts). */
export function sentenceOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NetworkError') return i18next.t('common.error.network')
  const said = name === 'ApiError' ? (error as Error).message : ''
  return said || i18next.t('common.error.unexpected')
}
