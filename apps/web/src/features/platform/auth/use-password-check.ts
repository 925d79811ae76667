import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { checkPassword } from '#contract/platform/auth/auth.ts'
import { call } from '../../../api/call.ts'
import { ApiError } from '../../../api/errors.ts'

const WAIT_MS = 300
const REFUSED = new Set([400, 413])

interface Judged {
  password: string
  /** Null when the server could not be asked: then it judges when the form is sent. */
  isValid: boolean | null
  detail: string
  strength: number
}

/** The server's judgement of a password, asked 300 ms after the last key; null until it is known. */
export function usePasswordCheck(password: string) {
  const [judged, setJudged] = useState<Judged | null>(null)
  useEffect(() => {
    if (password === '') return
    const stop = new AbortController()
    const ask = async () => {
      const {
        is_valid: isValid,
        detail,
        strength,
      } = await call(checkPassword, { body: { password } }, { signal: stop.signal })
      setJudged({ password, isValid, detail, strength })
    }
    const judgeLater = (error: unknown) => {
      if (stop.signal.aborted) return
      // What the server cannot take as a password at all is none.
      const isRefused = error instanceof ApiError && REFUSED.has(error.status)
      const detail = isRefused ? i18next.t('access.newPassword.limit') : ''
      setJudged({ password, isValid: isRefused ? false : null, detail, strength: 0 })
    }
    const timer = setTimeout(() => ask().catch(judgeLater), WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [password])
  return judged?.password === password ? judged : null
}
