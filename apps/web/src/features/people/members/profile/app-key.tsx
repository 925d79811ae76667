import { Anchor, Button, CopyButton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { keyOfApp } from './otpauth-key.ts'
import styles from './profile.module.css'

// Only who switches an app on needs the code.
const QrCode = lazy(() => import('./qr-code.tsx').then((m) => ({ default: m.QrCode })))

/** What an authenticator app needs: its address for the app of this device, and the key to type elsewhere. */
export function AppKey({ url }: { url: string }) {
  const { t } = useTranslation()
  const key = keyOfApp(url)
  return (
    <div className={styles.key}>
      <Suspense fallback={<span className={styles.qr} />}>
        <QrCode text={url} />
      </Suspense>
      <span>{t('profile.second.key')}</span>
      <code>{key.match(/.{1,4}/g)?.join(' ')}</code>
      <CopyButton value={key}>
        {({ copied, copy }) => (
          <Button variant="default" size="xs" onClick={copy} aria-live="polite">
            {copied ? t('common.state.copied') : t('profile.second.copyKey')}
          </Button>
        )}
      </CopyButton>
      <Anchor href={url} size="sm">
        {t('profile.second.openApp')}
      </Anchor>
    </div>
  )
}
