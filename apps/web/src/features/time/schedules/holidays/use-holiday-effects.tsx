import { useTranslation } from 'react-i18next'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { hasEffects, type HolidayEffects } from './holiday-form.ts'

/** Tells what a correction would change, and asks whether it shall; without asking where nobody would notice. */
export function useHolidayEffects(): (effects: HolidayEffects, title: string) => Promise<boolean> {
  const { t } = useTranslation()
  const confirm = useConfirm()
  return async (effects, title) => {
    if (!hasEffects(effects)) return true
    const {
      recounted_count: days,
      freed_user_count: freed,
      around_user_count: around,
      half_due_user_count: halfDue,
    } = effects
    return confirm({
      title,
      message: (
        <ul>
          {days > 0 && <li>{t('holidays.effect.recounted', { n: days })}</li>}
          {freed > 0 && <li>{t('holidays.effect.freed', { n: freed })}</li>}
          {around > 0 && <li>{t('holidays.effect.around', { n: around })}</li>}
          {halfDue > 0 && <li>{t('holidays.effect.halfDue', { n: halfDue })}</li>}
        </ul>
      ),
      confirmText: t('holidays.effect.go'),
    })
  }
}
