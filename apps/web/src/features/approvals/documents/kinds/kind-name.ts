import type { TFunction } from 'i18next'
import { registeredKinds } from './document-kinds.ts'

/** What a kind is called; one that is unknown here is another. */
export function kindName(t: TFunction, kind: string): string {
  const name = registeredKinds().find(({ key }) => key === kind)?.name
  return name ? (t(name) as string) : t('approvals.kind.OTHER')
}
