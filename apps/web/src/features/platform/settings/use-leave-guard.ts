import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'

/** Asks before a screen is left with unsaved changes. Moving between the parts of a screen loses nothing. */
export function useLeaveGuard(isDirty: () => boolean): void {
  const { t } = useTranslation()
  const confirm = useConfirm()
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty() || current.pathname === next.pathname) return false
      const leaves = await confirm({
        title: t('settings.save.leaveTitle'),
        message: t('settings.save.leaveText'),
        confirmText: t('settings.save.leave'),
        cancelText: t('settings.save.stay'),
        danger: true,
      })
      return !leaves
    },
    enableBeforeUnload: isDirty,
  })
}
