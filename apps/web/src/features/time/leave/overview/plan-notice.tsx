import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hasFeature, useProfile } from '../../../../page/profile.ts'
import { days, shortDay } from '../../../../text/formats.ts'
import { askedToPlanQuery } from './asked-to-plan.ts'
import styles from './leave-screen.module.css'

/** Leads to the plan that the company has asked for, while there is time to answer. */
export function PlanNotice() {
  const { t } = useTranslation()
  const isOn = hasFeature(useProfile(), 'VACATION_PROMOTION')
  const { data: asks = [] } = useQuery({ ...askedToPlanQuery, enabled: isOn })
  const open = asks.find(({ abilities }) => abilities.plan)
  if (!open?.user_response_expiry_date) return null
  return (
    <div className={styles.notice} role="status">
      <span>
        {t('leaveYear.plan.text', {
          days: days(open.days_to_plan),
          day: shortDay(open.user_response_expiry_date),
        })}
      </span>
      <Button
        size="compact-sm"
        variant="light"
        renderRoot={(props) => <Link {...props} to="/main/leave/plan" />}
      >
        {t('leaveYear.plan.open')}
      </Button>
    </div>
  )
}
