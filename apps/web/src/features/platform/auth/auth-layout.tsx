import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseHere, type Language, languageNames, languages } from '../../../text/i18n.ts'
import styles from './auth.module.css'

export function AuthLayout() {
  return (
    <AuthCard>
      <Outlet />
    </AuthCard>
  )
}

/** The page around every form outside the product. */
export function AuthCard({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation()
  useEffect(() => {
    document.title = t('common.product')
  }, [t])
  return (
    <div className={styles.page}>
      <main className={styles.card}>
        <div className={styles.brand}>
          <img src="/icons/mark.svg" alt="" width={36} height={36} />
          <div>
            <strong>{t('common.product')}</strong>
            <span>{t('auth.tagline')}</span>
          </div>
        </div>
        {children}
      </main>
      <footer className={styles.foot}>
        <label>
          {t('auth.language')}
          <select value={i18n.language} onChange={(event) => void chooseHere(event.target.value as Language)}>
            {languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        </label>
      </footer>
    </div>
  )
}
