import { Anchor, Button, CopyButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keyOfApp } from './otpauth-key.ts'
import styles from './profile.module.css'

/** What an authenticator app needs: its address for the app of this device, and the key to type elsewhere. */
export function AppKey({ url }: { url: string }) {
  const { t } = useTranslation()
  const key = keyOfApp(url)
  return (
    <div className={styles.key}>
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
