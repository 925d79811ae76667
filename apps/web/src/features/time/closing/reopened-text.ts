import type { TFunction } from 'i18next'
import type { Confirmation } from './closing-queries.ts'

/** How often a period was opened again, and why the last time; who takes the own confirmation back gives no reason. */
export function reopenedText(
  { reopened_count: n, reopen_reason: reason }: Pick<Confirmation, 'reopened_count' | 'reopen_reason'>,
  t: TFunction,
): string {
  if (reason === null) return t('closing.own.reopenedPlain', { n })
  return reason ? t('closing.own.reopened', { n, reason }) : t('closing.own.reopenedSilently', { n })
}
