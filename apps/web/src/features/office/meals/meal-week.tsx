import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getMealWeek } from '#contract/office/meals/meals.ts'
import { q } from '../../../api/query.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { PeriodNav } from '../../../ui/time/period-nav.tsx'
import { MealEditor } from './meal-editor.tsx'
import { MealList } from './meal-list.tsx'
import styles from './meals.module.css'

const mealQuery = (date: string) => q(getMealWeek, { query: { date: date as never } })

interface MealWeekProps {
  /** A day of the week with which it opens, the one that is today. */
  date: string
  onClose: () => void
}

/** The menu of a week, to be read or, by general affairs, to be entered. */
export function MealWeek({ date: today, onClose }: MealWeekProps) {
  const { t } = useTranslation()
  const [date, setDate] = useState(today)
  const [isDirty, setDirty] = useState(false)
  const week = useQuery(mealQuery(date))
  const confirm = useConfirm()
  const close = async () => {
    const question = {
      title: t('kit.dialog.leaveTitle'),
      message: t('kit.dialog.leaveText'),
      confirmText: t('kit.dialog.leave'),
      cancelText: t('kit.dialog.stay'),
    }
    if (!isDirty || (await confirm(question))) onClose()
  }
  // What was typed goes with its week: it is left by saving or by closing, not by an arrow.
  return (
    <Dialog
      opened
      onClose={() => void close()}
      onBack={() => {
        if (!isDirty) return onClose()
        void close()
        return false
      }}
      title={t('meals.title')}
      size={640}
    >
      <div className={styles.nav} inert={isDirty}>
        <PeriodNav unit="week" value={date} today={today} onChange={setDate} />
      </div>
      <QueryView query={week} skeleton={<RowsSkeleton rows={7} />}>
        {(shown) =>
          shown.abilities.edit ? (
            <MealEditor key={shown.start_date} week={shown} today={today} onDirty={setDirty} />
          ) : (
            <MealList week={shown} today={today} />
          )
        }
      </QueryView>
    </Dialog>
  )
}
