import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requiredTerms, signUp, termItems } from '#contract/auth.ts'
import { call } from '../../api/call.ts'
import { ApiError } from '../../api/errors.ts'
import { sentenceOf } from '../../text/sentence-of.ts'
import styles from './auth.module.css'
import { BirthStep } from './birth-step.tsx'
import { EmailStep } from './email-step.tsx'
import { FormMessage } from './form-message.tsx'
import { PasswordStep } from './password-step.tsx'
import { keepPending, keptPending } from './pending.ts'
import { TermsStep } from './terms-step.tsx'
import { useStep } from './use-step.ts'

type Term = (typeof termItems)[number]
const STEPS = ['email', 'password', 'terms', 'birth'] as const

const route = getRouteApi('/auth/sign-up')

/** Making an account, step by step; a later step cannot be reached first. */
export function SignUpScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [at, setAt] = useState(0)
  const [email, setEmail] = useState(route.useSearch().email ?? '')
  const [password, setPassword] = useState('')
  const [agreed, setAgreed] = useState<ReadonlySet<Term>>(new Set())
  const { run, problem, isBusy } = useStep()

  const send = async (birthDate: string) => {
    const terms = termItems.map((item) => ({ item, value: agreed.has(item) }))
    const answer = await call(signUp, { body: { email, password, terms, birth_date: birthDate } })
    keepPending('confirm', { email, validationCode: answer.validation_code })
    await navigate({ to: '/auth/confirm' })
  }
  // R-AUTH-018: terms and passwords are refused in words of their own, and at their own step.
  const explain = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'TERMS_ERROR') {
      setAt(2)
      return t('auth.signUp.termsError')
    }
    if (error instanceof ApiError && error.code === 'PASSWORD_NOT_ACCEPTED') {
      setAt(1)
      return t('auth.signUp.passwordLimit')
    }
    return sentenceOf(error)
  }
  const next = () => setAt(at + 1)
  const back = () => setAt(at - 1)
  return (
    <>
      <p className={styles.step} role="status">
        {t('auth.signUp.step', { n: at + 1, total: STEPS.length })}
      </p>
      {keptPending('invite') && <FormMessage tone="plain">{t('auth.invite.needsAccount')}</FormMessage>}
      <FormMessage tone="bad">{problem}</FormMessage>
      {STEPS[at] === 'email' && <EmailStep email={email} change={setEmail} next={next} />}
      {STEPS[at] === 'password' && (
        <PasswordStep password={password} change={setPassword} next={next} back={back} />
      )}
      {STEPS[at] === 'terms' && (
        <TermsStep
          items={termItems}
          required={requiredTerms}
          agreed={agreed}
          change={setAgreed}
          next={next}
          back={back}
        />
      )}
      {STEPS[at] === 'birth' && (
        <BirthStep
          isBusy={isBusy}
          back={back}
          send={(birthDate) => void run(() => send(birthDate), explain)}
        />
      )}
      <div className={styles.links}>
        <span>
          {t('auth.signUp.haveAccount')} <Link to="/auth/email">{t('auth.signIn.title')}</Link>
        </span>
      </div>
    </>
  )
}
