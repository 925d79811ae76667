import { IconPlugOff } from '@tabler/icons-react'
import { Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Page } from '../../ui/page/page.tsx'
import type { OfferedFeature } from '../../page/offered-feature.ts'
import { hasAnyFeature, useProfile } from '../../page/profile.ts'
import styles from './feature-gate.module.css'

/** Stands in for the screens of a part that the company has switched off, whatever address led here. */
export function FeatureGate({ children }: { children: ReactNode }) {
  const profile = useProfile()
  const parts = useMatches({ select: (matches) => matches.map(({ staticData }) => staticData) })
  const off = parts
    .map(({ feature }) => [feature ?? []].flat())
    .find((features) => features.length > 0 && !hasAnyFeature(profile, features))
  return off ? <FeatureOff features={off} /> : children
}

function FeatureOff({ features }: { features: readonly OfferedFeature[] }) {
  const { t } = useTranslation()
  const { is_admin_full: mayManage } = useProfile()
  const name = features.map((feature) => t(`settings.features.item.${feature}.title`)).join(', ')
  const manage = (
    <Link to="/main/settings/features" hash={features[0]!} className={styles.link}>
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
