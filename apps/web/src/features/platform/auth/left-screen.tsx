import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { listLeft } from '#contract/platform/auth/own-account.ts'
import { shortDay } from '../../../text/formats.ts'
import styles from './auth.module.css'
import { FormMessage } from './form-message.tsx'
import { StepTitle } from './step-title.tsx'

type LeftCompany = EndpointResponse<typeof listLeft>[number]

/** Who works nowhere any more: which company was left when, and what can still be asked of it and of whom. */
export function LeftScreen({ companies }: { companies: readonly LeftCompany[] }) {
  const { t } = useTranslation()
  return (
    <>
      <StepTitle>{t('access.left.title')}</StepTitle>
      {companies.map((company) => (
        <Company key={company.company_id} company={company} />
      ))}
      <h2 className={styles.section}>{t('access.left.takeTitle')}</h2>
      <ul className={styles.points}>
        <li>{t('access.left.certificate')}</li>
        <li>{t('access.left.records')}</li>
      </ul>
      <p>{t('access.left.account')}</p>
      <div className={styles.links}>
        <Link to="/auth/company" search={{ from: 'left' }}>
          {t('access.left.joinOther')}
        </Link>
        <Link to="/signout">{t('access.company.signOut')}</Link>
      </div>
    </>
  )
}

function Company({ company }: { company: LeftCompany }) {
  const { t } = useTranslation()
  return (
    <section>
      <dl className={styles.facts}>
        <div>
          <dt>{t('access.left.company')}</dt>
          <dd>{company.company_name}</dd>
        </div>
        {company.last_day && (
          <div>
            <dt>{t('access.left.lastDay')}</dt>
            <dd>{shortDay(company.last_day)}</dd>
          </div>
        )}
        {company.contacts.length > 0 && (
          <div>
            <dt>{t('access.left.ask')}</dt>
            <dd>
              {company.contacts.map(({ username, email }) => (
                <div key={email} className={styles.contact}>
                  <span>{username}</span>
                  <a href={`mailto:${email}`}>{email}</a>
                </div>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {company.is_invited_back && <FormMessage tone="good">{t('access.left.invitedBack')}</FormMessage>}
    </section>
  )
}
