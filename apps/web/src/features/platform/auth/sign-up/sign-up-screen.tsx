import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { signUp, termItems } from '#contract/platform/auth/auth.ts'
import { call } from '../../../../api/call.ts'
import { ApiError } from '../../../../api/errors.ts'
import { sentenceOf } from '../../../../text/sentence-of.ts'
import {
  authStyles as styles,
  dropPending,
  FormMessage,
  keepPending,
  rememberTyped,
  useStep,
} from '../index.ts'
import { BirthStep } from './birth-step.tsx'
import { EmailStep } from './email-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { isAboutPassword } from './password-refusal.ts'
import { signUpSteps } from './sign-up-steps.ts'
import { TermsStep } from './terms-step.tsx'
import { useSignUpSteps } from './use-sign-up-steps.ts'

/** Making an account, step by step; a later step cannot be reached first. The last one is the code, on its own screen. */
export function SignUpScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { step, draft, change, password, setPassword, isPasswordLost, next, back, goTo } = useSignUpSteps()
  const { run, problem, isBusy } = useStep()
  const { email, agreed, birthDate } = draft

  const send = async () => {
    const terms = termItems.map((item) => ({ item, value: agreed.includes(item) }))
    const answer = await call(signUp, { body: { email, password, terms, birth_date: birthDate } })
    keepPending('confirm', { email, validation_code: answer.validation_code })
    rememberTyped({ email, password })
    dropPending('signUp')
    await navigate({ to: '/auth/confirm' })
  }
  // R-AUTH-018: terms and everything else that is invalid are refused in words of their own, and at their own step.
  const explain = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'TERMS_ERROR') {
      void goTo('terms')
      return t('signUp.termsError')
    }
    if (isAboutPassword(error)) {
      void goTo('password')
      return t('access.newPassword.limit')
    }
    return sentenceOf(error)
  }
  return (
    <>
      <p className={styles.step} role="status">
        {t('signUp.step', { n: signUpSteps.indexOf(step) + 1, total: signUpSteps.length + 1 })}
      </p>
      {isPasswordLost && !problem && <FormMessage tone="plain">{t('signUp.passwordAgain')}</FormMessage>}
      <FormMessage tone="bad">{problem}</FormMessage>
      {step === 'email' && (
        <EmailStep email={email} change={(typed) => change({ email: typed })} next={next} />
      )}
      {step === 'password' && (
        <PasswordStep initial={password} accept={setPassword} next={next} back={back} />
      )}
      {step === 'terms' && (
        <TermsStep
          agreed={new Set(agreed)}
          change={(items) => change({ agreed: [...items] })}
          next={next}
          back={back}
        />
      )}
      {step === 'birth' && (
        <BirthStep
          birthDate={birthDate}
          change={(day) => change({ birthDate: day })}
          isBusy={isBusy}
          back={back}
          send={() => void run(send, explain)}
        />
      )}
      <div className={styles.links}>
        <span>
          {t('signUp.haveAccount')} <Link to="/auth/email">{t('auth.signIn.title')}</Link>
        </span>
      </div>
    </>
  )
}
