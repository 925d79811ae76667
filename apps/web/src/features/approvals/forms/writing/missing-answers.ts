import { saysSomething } from '#contract/rich-text.ts'
import { isSeen } from '#contract/seen.ts'
import type { FormField } from '../form-queries.ts'
import type { Written } from './use-sending.ts'

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && !isSeen(value)) ||
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
    ...(fields === null && !saysSomething(text) ? ['drf_content'] : []),
    ...(fields ?? []).filter(isMissing).map(({ key }) => `drf_values.${key}`),
  ]
}

/** Whether a document holds nothing but what its form begins with. */
export function isUntouched(
  { title, text, values, places }: Written,
  begun: Pick<Written, 'title' | 'text'>,
): boolean {
  const isAsBegun = (text === begun.text || !saysSomething(text)) && (title === begun.title || isBlank(title))
  return isAsBegun && places === null && Object.values(values).every(isBlank)
}
