import i18next from 'i18next'

/** The sentence that a person reads for any error: the server's own for a refusal (see api/errors.ts). */
export function sentenceOf(error: unknown): string {
  const isNetwork = (error instanceof Error && error.name === 'NetworkError') || navigator.onLine === false
  return refusalOf(error) || i18next.t(isNetwork ? 'common.error.network' : 'common.error.unexpected')
}

/** Whether that sentence says by itself that nothing typed is lost: ours do, a server cannot know. */
export function saysKept(error: unknown): boolean {
  return refusalOf(error) === ''
}

function refusalOf(error: unknown): string {
  return error instanceof Error && error.name === 'ApiError' ? error.message : ''
}
