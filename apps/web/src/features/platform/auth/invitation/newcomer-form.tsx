import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptInvite } from '#contract/people/employment/joining.ts'
import { requiredTerms, termItems } from '#contract/platform/auth/auth.ts'
import { call } from '../../../../api/call.ts'
import { ApiError } from '../../../../api/errors.ts'
import { sentenceOf } from '../../../../text/sentence-of.ts'
import {
  authStyles as styles,
  FormMessage,
  NewPasswordField,
  SubmitButton,
  usePasswordCheck,
  useStep,
} from '../index.ts'
import { BirthField } from '../sign-up/birth-field.tsx'
import { isTooYoung } from '../sign-up/least-age.ts'
import type { Term } from '../sign-up/sign-up-draft.ts'
import { TermsFields } from '../sign-up/terms-fields.tsx'
import { OwnNameField, useOwnName } from './own-name.tsx'
import { type Link, useJoining } from './use-joining.ts'

interface Props {
  link: Link
  /** As whoever invited has typed it, else what stands before the @. */
  name: string
  /** Reads the invitation again: it was used meanwhile, or the address has got an account. */
  lookAgain: () => void
}

/** Everything that an account and a membership need, in one form. */
export function NewcomerForm({ link, name, lookAgain }: Props) {
  const { t } = useTranslation()
  const { run, problem, isBusy } = useStep()
  const own = useOwnName(name, link.email)
  const { enter } = useJoining(link, own)
  const [password, setPassword] = useState('')
  const [birthDate, setBirthDate] = useState('')
  const [agreed, setAgreed] = useState<ReadonlySet<Term>>(new Set())
  const [refusedPassword, setRefusedPassword] = useState<string>()
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const judged = usePasswordCheck(password)
  const missing = {
    username: own.name.trim() === '' && t('invitation.nameMissing'),
    password: password === '' ? t('common.error.required') : refusedPassword,
    birth: birthDate === '' && t('invitation.birthMissing'),
    terms: !requiredTerms.every((item) => agreed.has(item)) && t('signUp.termsError'),
  }
  const join = async () => {
    const terms = termItems.map((item) => ({ item, value: agreed.has(item) }))
    await call(acceptInvite, {
      body: { ...link, username: own.name, password, terms, birth_date: birthDate },
    })
    await enter()
  }
  const explain = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'INVITE_HAS_ACCOUNT' || code === 'INVITE_NOT_VALID') lookAgain()
    if (code === 'PASSWORD_NOT_ACCEPTED') setRefusedPassword((error as ApiError).fields.password)
    return sentenceOf(error)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isWhole =
      !Object.values(missing).some(Boolean) && !isTooYoung(birthDate) && judged?.isValid !== false
    if (isWhole) void run(join, explain)
    // After the problems stand beside their fields.
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate ref={form}>
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      <OwnNameField own={own} problem={isTried && missing.username} />
      <NewPasswordField
        label={t('auth.password')}
        password={password}
        setPassword={(typed) => {
          setPassword(typed)
          setRefusedPassword(undefined)
        }}
        judged={judged}
        problem={isTried ? missing.password : undefined}
      />
      <BirthField birthDate={birthDate} change={setBirthDate} problem={isTried && missing.birth} />
      <TermsFields agreed={agreed} change={setAgreed} />
      <FormMessage tone="bad">{problem ?? (isTried && missing.terms)}</FormMessage>
      <SubmitButton isBusy={isBusy}>{t('invitation.submit')}</SubmitButton>
    </form>
  )
}
