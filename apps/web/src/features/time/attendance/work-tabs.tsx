import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hasFeature, seesOthers, useProfile } from '../../../page/profile.ts'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { type TabItem, TabsBar } from '../../../ui/page/tabs-bar.tsx'

export type WorkView =
  | 'check'
  | 'me'
  | 'today'
  | 'team'
  | 'month'
  | 'records'
  | 'schedule'
  | 'confirm'
  | 'closing'

const PLACES = {
  check: '/main/work/check',
  me: '/main/work/me',
  today: '/main/work/today',
  team: '/main/work/team',
  month: '/main/work/month',
  records: '/main/work/records',
  schedule: '/main/work/schedule',
  confirm: '/main/work/confirm',
  closing: '/main/work/confirm/admin',
} as const

/** The screens of work time, none marked on one that the reader may not see; checking by thumb is a screen of its own on phones only. */
export function WorkTabs({ value }: { value: WorkView | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const profile = useProfile()
  const isPhone = useIsPhone()
  const tabs: TabItem<WorkView>[] = [
    { value: 'me', label: t('attendance.me.title') },
    { value: 'today', label: t('attendance.today.title') },
  ]
  const checks = hasFeature(profile, 'WEB_CHECK')
  if (checks && (isPhone || value === 'check')) tabs.unshift({ value: 'check', label: t('check.title') })
  if (seesOthers(profile))
    tabs.push(
      { value: 'team', label: t('attendance.team') },
      { value: 'month', label: t('attendance.month.title') },
      { value: 'records', label: t('attendance.records') },
      { value: 'schedule', label: t('attendance.schedule') },
    )
  tabs.push({ value: 'confirm', label: t('attendance.confirm') })
  if (seesOthers(profile)) tabs.push({ value: 'closing', label: t('attendance.closing') })
  return (
    <TabsBar
      label={t('attendance.views')}
      tabs={tabs}
      value={value}
      onChange={(view) => void navigate({ to: PLACES[view] })}
    />
  )
}
