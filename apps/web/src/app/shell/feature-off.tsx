import { IconPlugOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OfferedFeature } from '../../page/offered-feature.ts'
import { useProfile } from '../../page/profile.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Page } from '../../ui/page/page.tsx'
import styles from './feature-off.module.css'

export function FeatureOff({ features }: { features: readonly OfferedFeature[] }) {
  const { t } = useTranslation()
  const { is_admin_full: mayManage } = useProfile()
  const name = features.map((feature) => t(`features.item.${feature}.title`)).join(', ')
  const manage = (
    <Link to="/main/settings/features" hash={features[0]!} className={styles.link}>
      {t('features.page.manage')}
    </Link>
  )
  const home = (
    <Link to="/main" className={styles.link}>
      {t('features.page.home')}
    </Link>
  )
  return (
    <Page width="reading">
      <PageHeader title={name} />
      <EmptyState
        icon={<IconPlugOff size={22} stroke={1.6} />}
        title={t('features.page.title', { name })}
        hint={t(mayManage ? 'features.page.admin' : 'features.page.text')}
        action={mayManage ? manage : home}
      />
    </Page>
  )
}
