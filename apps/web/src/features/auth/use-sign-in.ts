import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { signIn } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/errors.ts'
import { sentenceOf } from '../../text/sentence-of.ts'
import { afterSignIn } from './after-sign-in.ts'
import { keepPending } from './pending.ts'

interface Credentials {
  email: string
  password: string
  is_temporary?: boolean
}

/** Signs in and goes on: to the second factor, to the confirmation of the address, or into the product. */
export function useSignIn(next: string | undefined) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const start = async (credentials: Credentials) => {
    setProblem(null)
    setBusy(true)
    try {
      const answer = await call(signIn, { body: credentials })
      if (answer.transaction_id) {
        keepPending('mfa', {
          email: credentials.email,
          transactionId: answer.transaction_id,
          kind: answer.mfa_kind ?? 'MAIL',
          next,
        })
        await navigate({ to: '/auth/mfa' })
      } else {
        await afterSignIn(client, navigate, answer.has_company, next)
      }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UserNotConfirmedException') {
        keepPending('confirm', { email: credentials.email, validationCode: null })
        await navigate({ to: '/auth/confirm' })
      } else {
        setProblem(sentenceOf(error))
      }
    } finally {
      setBusy(false)
    }
  }
  return { start, problem, isBusy }
}
