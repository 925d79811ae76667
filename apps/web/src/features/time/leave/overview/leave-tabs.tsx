import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hasFeature, seesOthers, useProfile } from '../../../../page/profile.ts'
import { TabsBar } from '../../../../ui/page/tabs-bar.tsx'
import { askedToPlanQuery, isInChargeOfPromotion } from './asked-to-plan.ts'

const PLACES = {
  mine: '/main/leave',
  calendar: '/main/leave/calendar',
  team: '/main/leave/team',
  plan: '/main/leave/plan',
  ledger: '/main/leave/ledger',
  promotion: '/main/leave/promotion',
} as const

type Tab = keyof typeof PLACES

/** My leave, the plan of who was asked for one, who is away, the team's requests and the ledger for those who lead, and promotion for who is in charge. */
export function LeaveTabs({ value }: { value: Tab }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const profile = useProfile()
  const isOn = hasFeature(profile, 'VACATION_PROMOTION')
  const { data: asks = [] } = useQuery({ ...askedToPlanQuery, enabled: isOn })
  const wasAsked = asks.some(({ asked_datetime: asked }) => asked !== null)
  const shown: Record<Tab, boolean> = {
    mine: true,
    plan: isOn && (wasAsked || value === 'plan'),
    calendar: true,
    team: seesOthers(profile),
    ledger: seesOthers(profile),
    promotion: isOn && isInChargeOfPromotion(profile),
  }
  const tabs = (['mine', 'plan', 'calendar', 'team', 'ledger', 'promotion'] as const).filter(
    (tab) => shown[tab],
  )
  if (tabs.length === 1) return null
  return (
    <TabsBar
      label={t('leave.tabs.label')}
      value={value}
      onChange={(tab) => void navigate({ to: PLACES[tab as Tab] })}
      tabs={tabs.map((tab) => ({ value: tab, label: t(`leave.tabs.${tab}`) }))}
    />
  )
}
