import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sendCode, signIn } from '#contract/platform/auth/auth.ts'
import { call } from '../../../api/call.ts'
import { ApiError } from '../../../api/errors.ts'
import { afterSignIn } from './after-sign-in.ts'
import { rememberTyped } from './just-typed.ts'
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
  const { run, problem, refused, isBusy } = useStep()

  const attempt = async (credentials: Credentials) => {
    const answer = await call(signIn, { body: credentials })
    if (!answer.transaction_id) return afterSignIn(client, navigate, answer.has_company, next)
    keepPending('mfa', {
      email: credentials.email,
      transaction_id: answer.transaction_id,
      mfa_kind: answer.mfa_kind ?? 'MAIL',
      next,
    })
    return navigate({ to: '/auth/mfa' })
  }
  // The password names the sign-up whose code is mailed: others may have signed up with the same address.
  const confirmFirst = async ({ email, password }: Credentials) => {
    const answer = await call(sendCode, { body: { email, password } })
    rememberTyped({ email, password })
    keepPending('confirm', { email, validation_code: answer.validation_code })
    return navigate({ to: '/auth/confirm' })
  }
  const start = (credentials: Credentials) =>
    run(() =>
      attempt(credentials).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'UserNotConfirmedException')) throw error
        return confirmFirst(credentials)
      }),
    )
  return { start, problem, refused, isBusy }
}
