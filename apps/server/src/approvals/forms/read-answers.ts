import { formValues } from '#contract/approvals/forms/form-values.ts'
import type { FormField } from '#rules/forms/form-field.ts'

type Reader = ReturnType<typeof formValues>

/** As many as pages of a busy hour show; each takes some kilobytes. */
const MOST_KEPT = 500
/** In the order of their last use, by the questions themselves: the same ones ask for the same answers in every company. */
const kept = new Map<string, Reader>()

/** What reads the answers to these questions. A list shows many documents of few forms, and to make one costs more than to use it. */
export function answersTo(fields: readonly FormField[]): Reader {
  const key = JSON.stringify(fields)
  const reader = kept.get(key) ?? formValues(fields)
  kept.delete(key)
  kept.set(key, reader)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return reader
}
