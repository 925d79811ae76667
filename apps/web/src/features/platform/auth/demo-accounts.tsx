import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { demoAccounts } from '#contract/platform/auth/auth.ts'
import { call } from '../../../api/call.ts'
import { keyOf } from '../../../api/query.ts'
import styles from './auth.module.css'

const ROLES = {
  FULL_ADMIN: 'common.role.fullAdmin',
  LIMITED_ADMIN: 'common.role.limitedAdmin',
  TEAM_LEADER: 'common.role.leader',
  MEMBER: 'common.role.member',
  PAYROLL: 'common.role.payroll',
} as const

interface Account {
  email: string
  password: string
}

/** The accounts of a demo server as one-click buttons; nothing elsewhere. */
export function DemoAccounts({ isBusy, choose }: { isBusy: boolean; choose: (account: Account) => void }) {
  const { t, i18n } = useTranslation()
  // Names are written as the language of the reader is.
  const { data } = useQuery({
    queryKey: [...keyOf(demoAccounts), i18n.language],
    queryFn: ({ signal }) => call(demoAccounts, undefined, { signal }),
  })
  if (!data?.length) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('auth.signIn.demoTitle')}</h2>
      <p>{t('auth.signIn.demoText')}</p>
      <ul className={styles.accounts}>
        {data.map(({ email, password, role, name }) => (
          <li key={email}>
            <button
              type="button"
              className={styles.account}
              disabled={isBusy}
              onClick={() => choose({ email, password })}
            >
              <strong>{role in ROLES ? t(ROLES[role as keyof typeof ROLES]) : role}</strong>
              {name && <span>{name}</span>}
              <span>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
