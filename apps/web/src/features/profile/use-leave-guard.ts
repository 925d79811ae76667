import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../ui/dialog/use-confirm.ts'

/** Asks before a screen is left with unsaved changes. Moving between the parts of a screen loses nothing. */
export function useLeaveGuard(isDirty: () => boolean): void {
  const { t } = useTranslation()
  const confirm = useConfirm()
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty() || current.pathname === next.pathname) return false
      const leaves = await confirm({
        title: t('kit.dialog.leaveTitle'),
        message: t('kit.dialog.leaveText'),
        confirmText: t('kit.dialog.leave'),
        cancelText: t('kit.dialog.stay'),
        danger: true,
      })
      return !leaves
    },
    enableBeforeUnload: isDirty,
  })
}
