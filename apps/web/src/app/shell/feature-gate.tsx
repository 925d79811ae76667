import { IconPlugOff } from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Page } from '../../ui/page/page.tsx'
import type { OfferedFeature } from '../offered-feature.ts'
import { hasFeature, useProfile } from '../profile.ts'
import styles from './feature-gate.module.css'

/** Stands in for the screens of a part that the company has switched off, whatever address led here. */
export function FeatureGate({ children }: { children: ReactNode }) {
  const profile = useProfile()
  const parts = useMatches({ select: (matches) => matches.map(({ staticData }) => staticData) })
  const off = parts.find(({ feature }) => feature && !hasFeature(profile, feature))
  if (!off?.feature) return children
  if (off.whenOff !== 'finish') return <FeatureOff feature={off.feature} />
  return (
    <>
      <FinishNote feature={off.feature} />
      {children}
    </>
  )
}

function FeatureOff({ feature }: { feature: OfferedFeature }) {
  const { t } = useTranslation()
  const { is_admin_full: mayManage } = useProfile()
  const name = t(`settings.features.item.${feature}.title`)
  const manage = (
    <Link to="/main/settings/features" hash={feature} className={styles.link}>
      {t('settings.features.page.manage')}
    </Link>
  )
  const home = (
    <Link to="/main" className={styles.link}>
      {t('settings.features.page.home')}
    </Link>
  )
  return (
    <Page width="reading">
      <PageHeader title={name} />
      <EmptyState
        icon={<IconPlugOff size={22} stroke={1.6} />}
        title={t('settings.features.page.title', { name })}
        hint={t(mayManage ? 'settings.features.page.admin' : 'settings.features.page.text')}
        action={mayManage ? manage : home}
      />
    </Page>
  )
}

/** What was in progress when the part was switched off is still finished here. */
function FinishNote({ feature }: { feature: OfferedFeature }) {
  const { t } = useTranslation()
  const name = t(`settings.features.item.${feature}.title`)
  return (
    <p className={styles.note} role="status">
      {t('settings.features.page.finish', { name })}
    </p>
  )
}
