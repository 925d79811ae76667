import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftFiles } from '../answers/draft-files.ts'
import type { Form } from '../form-queries.ts'
import { missingAnswers } from './missing-answers.ts'
import type { Written } from './use-sending.ts'

/** What keeps a document from being sent: marked from the first attempt on, each until it is answered. */
export function useUnanswered(form: Form | null, written: Written, files: DraftFiles['files']) {
  const { t } = useTranslation()
  const [attempts, setAttempts] = useState(0)
  const isAttached = (key: string) => files.some(({ field }) => field === key)
  const missing = missingAnswers(form?.form_fields ?? null, written, isAttached)
  const marked = attempts > 0 ? missing : []
  return {
    attempts,
    errors: Object.fromEntries(marked.map((path) => [path, t('common.error.required')])),
    /** @returns whether nothing is missing */
    attempt: () => {
      setAttempts(attempts + 1)
      return missing.length === 0
    },
  }
}
