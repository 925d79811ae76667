import type { FormField } from '../form-queries.ts'
import type { Written } from './use-sending.ts'

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/**
 * What a document lacks to be sent, by the paths that the server would refuse it by.
 * @param isAttached whether files answer a question
 */
export function missingAnswers(
  /** null for a document that is written freely. */
  fields: readonly FormField[] | null,
  { title, text, values }: Pick<Written, 'title' | 'text' | 'values'>,
  isAttached: (key: string) => boolean,
): string[] {
  const isMissing = ({ key, kind, is_required }: FormField) =>
    is_required && kind !== 'FACT' && (kind === 'FILE' ? !isAttached(key) : isBlank(values[key]))
  return [
    ...(isBlank(title) ? ['drf_title'] : []),
    ...(fields === null && isBlank(text) ? ['drf_content'] : []),
    ...(fields ?? []).filter(isMissing).map(({ key }) => `drf_values.${key}`),
  ]
}
