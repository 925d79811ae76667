import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../../ui/input/kbd.tsx'
import { hasFeature, useProfile } from '../../page/profile.ts'
import { lazySoon } from '../../ui/lazy-soon.ts'
import { slots } from '../slots.tsx'
import { OwnButton } from './own-button.tsx'
import styles from './shell.module.css'

const OwnMenu = lazySoon(async () => (await import('./own-menu.tsx')).OwnMenu)

export function TopBar({ openPalette }: { openPalette: () => void }) {
  const { t } = useTranslation()
  const profile = useProfile()
  // Null until somebody presses: were the button exchanged as the menu arrives, a press at that moment would be lost.
  const [isOwnOpen, setOwnOpen] = useState<boolean | null>(null)
  const { checkInPill: CheckInPill, notificationBell: NotificationBell } = slots
  return (
    <header className={styles.top} data-print="never">
      <Trail />
      {/* First, so that what comes late, and is as wide as its words, moves nothing that one is about to press. */}
      <Suspense fallback={null}>{hasFeature(profile, 'ATTENDANCE') && <CheckInPill />}</Suspense>
      <button type="button" className={styles.search} onClick={openPalette} aria-haspopup="dialog">
        <IconSearch size={16} stroke={1.7} aria-hidden />
        <span>{t('shell.search')}</span>
        <Kbd keys={['mod', 'K']} />
      </button>
      <ActionIcon
        className={styles.searchIcon}
        variant="subtle"
        color="gray"
        size={40}
        onClick={openPalette}
        aria-label={t('shell.search')}
      >
        <IconSearch size={20} stroke={1.7} />
      </ActionIcon>
      <Suspense fallback={<span className={styles.bellPlace} />}>
        <NotificationBell />
      </Suspense>
      {isOwnOpen === null ? (
        <OwnButton onClick={() => setOwnOpen(true)} />
      ) : (
        <Suspense fallback={<OwnButton />}>
          <OwnMenu opened={isOwnOpen} onChange={setOwnOpen} />
        </Suspense>
      )}
    </header>
  )
}

/** Where one is: titles of the matched routes, the last one also in the browser's tab. */
function Trail() {
  const { t } = useTranslation()
  const matches = useMatches()
  const titled = matches.flatMap(({ id, pathname, staticData }) =>
    staticData.title ? [{ id, pathname, title: t(staticData.title) as string }] : [],
  )
  const current = titled.at(-1)?.title
  useEffect(() => {
    document.title = current ? `${current} · ${t('common.product')}` : t('common.product')
  }, [current, t])
  return (
    <nav className={styles.trail} aria-label={t('shell.trail')}>
      <ol>
        {titled.map(({ id, pathname, title }, index) => (
          <li key={id}>
            {index === titled.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <Link to={pathname}>{title}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
