import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foundCompany, joinCompany } from '#contract/platform/companies/companies.ts'
import { call } from '../../../api/call.ts'
import { forgetEverything } from '../../../page/forget-everything.ts'
import styles from './auth.module.css'
import { SubmitButton, TextField } from './fields.tsx'
import { FormMessage } from './form-message.tsx'
import { StepTitle } from './step-title.tsx'
import { useStep } from './use-step.ts'

type Way = 'found' | 'join'

const route = getRouteApi('/auth/company')

/** Found a company, or join one with its code: for who belongs to none yet, or wants another one. */
export function CompanyScreen() {
  const { t } = useTranslation()
  const { from } = route.useSearch()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [way, setWay] = useState<Way>(from === 'left' ? 'join' : 'found')
  const [username, setUsername] = useState('')
  const [companyName, setCompanyName] = useState('')
  const [joinCode, setJoinCode] = useState('')
  const { run, problem, isBusy } = useStep()
  const go = async () => {
    if (way === 'found') await call(foundCompany, { body: { company_name: companyName, username } })
    else await call(joinCompany, { body: { company_joincode: joinCode.trim(), username } })
    forgetEverything(client)
    await navigate({ to: '/main', replace: true })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(go)
  }
  return (
    <>
      <StepTitle>{t('access.company.title')}</StepTitle>
      <p className={styles.lead}>{t('access.company.text')}</p>
      <fieldset className={styles.ways}>
        <legend>{t('access.company.title')}</legend>
        {(['found', 'join'] as const).map((option) => (
          <label key={option}>
            <input type="radio" name="way" checked={way === option} onChange={() => setWay(option)} />
            <span>
              <strong>{t(`access.company.${option}`)}</strong>
              {t(`access.company.${option}Hint`)}
            </span>
          </label>
        ))}
      </fieldset>
      <FormMessage tone="bad">{problem}</FormMessage>
      <form className={styles.form} onSubmit={submit}>
        {way === 'found' ? (
          <TextField
            label={t('access.company.name')}
            maxLength={100}
            autoComplete="organization"
            value={companyName}
            change={setCompanyName}
          />
        ) : (
          <TextField
            label={t('access.company.code')}
            maxLength={100}
            autoComplete="off"
            value={joinCode}
            change={setJoinCode}
          />
        )}
        <TextField
          label={t('access.company.username')}
          maxLength={50}
          autoComplete="name"
          value={username}
          change={setUsername}
        />
        <SubmitButton isBusy={isBusy}>
          {t(way === 'found' ? 'access.company.foundSubmit' : 'access.company.joinSubmit')}
        </SubmitButton>
      </form>
      <div className={styles.links}>
        {from === 'me' && (
          <Link to="/main/me" search={{ tab: 'companies' }}>
            {t('access.company.back')}
          </Link>
        )}
        {from === 'left' && <Link to="/auth/company">{t('common.action.back')}</Link>}
        <Link to="/signout">{t('access.company.signOut')}</Link>
      </div>
    </>
  )
}
