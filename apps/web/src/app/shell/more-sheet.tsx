import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../page/profile.ts'
import { Sheet } from '../../ui/dialog/dialog.tsx'
import type { NavEntry } from '../navigation.ts'
import styles from './shell.module.css'

interface MoreSheetProps {
  opened: boolean
  close: () => void
  entries: readonly NavEntry[]
}

/** All places of the product, from the lower edge of a phone. */
export function MoreSheet({ opened, close, entries }: MoreSheetProps) {
  const { t } = useTranslation()
  const profile = useProfile()
  return (
    <Sheet
      opened={opened}
      onClose={close}
      position="bottom"
      classNames={{ content: styles.sheet, inner: styles.sheetPlace }}
      title={profile.company.company_name}
    >
      <nav className={styles.more} aria-label={t('shell.more')}>
        {entries.map((entry) => (
          <Link
            key={entry.to}
            to={entry.to}
            className={styles.entry}
            activeOptions={{ exact: entry.exact ?? false, includeSearch: false }}
            onClick={close}
          >
            <entry.icon size={20} stroke={1.6} aria-hidden />
            <span>{t(entry.text) as string}</span>
          </Link>
        ))}
      </nav>
    </Sheet>
  )
}
