import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import type { ScheduleSearch } from './schedule-view.ts'

/** Asks before another month, team or page is shown, or the screen is left, with changes that were not saved. */
export function useUnsaved(isDirty: boolean): void {
  const { t } = useTranslation()
  const confirm = useConfirm()
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (!isDirty || placeOf(current) === placeOf(next)) return false
      return !(await confirm({
        title: t('schedules.leave.title'),
        message: t('schedules.leave.text'),
        confirmText: t('schedules.leave.go'),
        cancelText: t('schedules.leave.stay'),
        danger: true,
      }))
    },
    enableBeforeUnload: () => isDirty,
  })
}

/** Whose month is looked at within a page changes nothing of what was typed. */
function placeOf({ pathname, search }: { pathname: string; search: unknown }): string {
  const { month, team, page } = search as ScheduleSearch
  return [pathname, month, team, page].join()
}
