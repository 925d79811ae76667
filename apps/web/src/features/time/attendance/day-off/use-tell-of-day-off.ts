import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../ui/notify.ts'
import { dayOffRequest, isDayOffUnasked, type WorkCheck } from '../press-state.ts'

/** Tells who came on a day off of the request that work on it goes by; nothing on other days. */
export function useTellOfDayOff(): (check: WorkCheck) => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (check) => {
    if (!isDayOffUnasked(check)) return
    notify({
      text: t('check.dayOff.text'),
      action: {
        label: t('check.dayOff.ask'),
        onClick: () => void navigate({ to: '/main/leave', search: dayOffRequest(check) }),
      },
    })
  }
}
