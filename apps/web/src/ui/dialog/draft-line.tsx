import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'

/** Says that a form stands as somebody left it. */
export function DraftLine({ onAnew }: { onAnew: () => void }) {
  const { t } = useTranslation()
  return (
    <p className={styles.draft} role="status">
      {t('kit.dialog.draft')}
      <Button size="compact-xs" variant="subtle" onClick={onAnew}>
        {t('kit.dialog.anew')}
      </Button>
    </p>
  )
}
