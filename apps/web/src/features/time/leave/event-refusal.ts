import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/errors.ts'

interface Sentences {
  conflict: string
  failed: string
}

/**
 * What a person is told of a request that was not saved (R-WORK-038 to 046): the server's own sentence for what it names, one fixed
 * sentence for a conflict (409), and one for every failure that nobody can say more about.
 */
export function eventRefusal(error: unknown, { conflict, failed }: Sentences): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.status === 409) return said(error, conflict)
  return error.status >= 500 || error.code === 'UNKNOWN' ? said(error, failed) : error
}

/** {@link eventRefusal} in the language in use. */
export function useRefusalInWords(): (error: unknown) => unknown {
  const { t } = useTranslation()
  return (error) =>
    eventRefusal(error, { conflict: t('leave.form.conflict'), failed: t('leave.form.failed') })
}

/** The same refusal in other words, with its number to quote. */
function said(error: ApiError, message: string): ApiError {
  return new ApiError(error.status, { ...(error.body as object | null), message, results: undefined })
}
