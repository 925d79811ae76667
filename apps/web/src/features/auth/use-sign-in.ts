import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signIn } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/errors.ts'
import { afterSignIn } from './after-sign-in.ts'
import { keepPending } from './pending.ts'
import { useStep } from './use-step.ts'

interface Credentials {
  email: string
  password: string
  is_temporary?: boolean
}

/** Signs in and goes on: to the second factor, to the confirmation of the address, or into the product. */
export function useSignIn(next: string | undefined) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { run, problem, isBusy } = useStep()

  const attempt = async (credentials: Credentials) => {
    const answer = await call(signIn, { body: credentials })
    if (!answer.transaction_id) return afterSignIn(client, navigate, answer.has_company, next)
    keepPending('mfa', {
      email: credentials.email,
      transactionId: answer.transaction_id,
      kind: answer.mfa_kind ?? 'MAIL',
      next,
    })
    return navigate({ to: '/auth/mfa' })
  }
  const start = (credentials: Credentials) =>
    run(() =>
      attempt(credentials).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'UserNotConfirmedException')) throw error
        keepPending('confirm', { email: credentials.email, validationCode: null })
        return navigate({ to: '/auth/confirm' })
      }),
    )
  return { start, problem, isBusy }
}
