import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { seesOthers, useProfile } from '../../../../page/profile.ts'
import { TabsBar } from '../../../../ui/page/tabs-bar.tsx'

/** My leave and, for those who lead or administer, the team's. */
export function LeaveTabs({ value }: { value: 'mine' | 'team' }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  if (!seesOthers(useProfile())) return null
  return (
    <TabsBar
      label={t('leave.tabs.label')}
      value={value}
      onChange={(tab) => void navigate({ to: tab === 'team' ? '/main/leave/team' : '/main/leave' })}
      tabs={[
        { value: 'mine', label: t('leave.tabs.mine') },
        { value: 'team', label: t('leave.tabs.team') },
      ]}
    />
  )
}
