import type { QueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../text/sentence-of.ts'

/** Shows refused writes as notifications, unless their form takes them (`errors: 'form'`). */
export function reportErrors(client: QueryClient): void {
  client.getMutationCache().config.onError = async (error, _input, _result, mutation) => {
    if (mutation.meta?.errors !== 'notify') return
    const { notify } = await import('../ui/notify.ts')
    notify({ tone: 'bad', text: sentenceOf(error) })
  }
}
