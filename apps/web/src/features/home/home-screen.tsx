import { useTranslation } from 'react-i18next'
import { useProfile } from '../../app/profile.ts'
import { longDay, today } from '../../text/formats.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'

export function HomeScreen() {
  const { t } = useTranslation()
  const { user_profile: me } = useProfile()
  return (
    <>
      <PageHeader title={t('shell.homeGreeting', { name: me.username })} description={longDay(today())} />
      <EmptyState title={t('shell.homeEmpty')} hint={t('shell.homeEmptyText')} />
    </>
  )
}
