import { useKinds } from '../kind-choice.tsx'
import type { EventValues } from './event-document.ts'

/** The company's own kind is called as it was then, one of the product in the reader's language. */
export function useKindName({ wk_event, own_name }: Pick<EventValues, 'wk_event' | 'own_name'>): string {
  const kinds = useKinds()
  return own_name ?? kinds.find(({ codes }) => codes.includes(wk_event))?.event_name ?? wk_event
}
