import '../../ui/styles/kit.ts'
import '../document-kinds.ts'
import { MantineProvider } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { apiAddress } from '../../api/address.ts'
import { KitProvider } from '../../ui/kit-provider.tsx'
import { lazyAside } from '../../ui/lazy-soon.ts'
import { styleNonce } from '../../ui/style-nonce.ts'
import { theme } from '../../ui/theme.ts'
import { slots } from '../slots.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { FileWorkLine } from './file-work-line.tsx'
import { FeatureGate } from './feature-gate.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useLive } from './use-live.ts'
import { useShell } from './use-shell.ts'

const OtherPerson = lazyAside(async () => (await import('./other-person.tsx')).OtherPerson)
const Palette = lazyAside(async () => (await import('./palette.tsx')).Palette)

/** The frame of all signed-in screens. */
export function MainLayout() {
  const { t } = useTranslation()
  const shell = useShell()
  useLive()
  // Drawn to be hidden, either of them would hold up the first sight of the page.
  const hasSidebar = useMediaQuery('(width > 768px)', true, { getInitialValueInEffect: false })
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => styleNonce}>
      <KitProvider pictureAddress={apiAddress}>
        <a className={styles.skip} data-print="never" href="#content">
          {t('shell.skip')}
        </a>
        <div className={styles.frame} data-narrow={shell.isNarrow || undefined}>
          {hasSidebar && <Sidebar isNarrow={shell.isNarrow} toggle={shell.toggleNarrow} />}
          <div className={styles.main}>
            <OfflineBanner />
            <FileWorkLine />
            <TopBar openPalette={shell.openPalette} />
            <main id="content" tabIndex={-1} className={styles.content}>
              <FeatureGate>
                <Outlet />
              </FeatureGate>
            </main>
          </div>
          {!hasSidebar && <BottomBar />}
        </div>
        {slots.dialogs.map((Dialog, at) => (
          <Dialog key={at} />
        ))}
        <Suspense>
          <OtherPerson />
        </Suspense>
        <Suspense>
          <Palette opened={shell.isPaletteOpen} close={shell.closePalette} />
        </Suspense>
      </KitProvider>
    </MantineProvider>
  )
}
