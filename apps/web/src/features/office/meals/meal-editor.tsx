import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveMeals } from '#contract/office/meals/meals.ts'
import { useAction } from '../../../api/use-action.ts'
import { shortDay } from '../../../text/formats.ts'
import { notify } from '../../../ui/notify.ts'
import { changedDays, type Menus, menusOf, type Week } from './changed-days.ts'
import { EditPicture } from './edit-picture.tsx'
import styles from './meals.module.css'

const MOST = 500

interface MealEditorProps {
  week: Week
  today: string
  onDirty: (isDirty: boolean) => void
}

/** A line for each day of a week, saved together. */
export function MealEditor({ week, today, onDirty }: MealEditorProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Menus>(() => menusOf(week))
  const save = useAction(saveMeals, {
    onSuccess: (saved) => {
      setTyped(menusOf(saved))
      onDirty(false)
      notify({ text: t('common.state.saved') })
    },
  })
  const changed = changedDays(week, typed)
  const type = (date: string, menu: string) => {
    const next = { ...typed, [date]: menu }
    setTyped(next)
    onDirty(changedDays(week, next).length > 0)
  }
  const reset = () => {
    setTyped(menusOf(week))
    onDirty(false)
  }
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ body: { days: changed as never } })
      }}
    >
      {week.days.map((day) => (
        <div key={day.date}>
          <Textarea
            label={`${shortDay(day.date)}${day.date === today ? ` · ${t('meals.today')}` : ''}`}
            value={typed[day.date] ?? ''}
            onChange={(event) => type(day.date, event.currentTarget.value)}
            placeholder={t('meals.placeholder')}
            maxLength={MOST}
            autosize
            minRows={1}
            maxRows={6}
          />
          <EditPicture day={day} />
        </div>
      ))}
      <div className={styles.foot}>
        <Button variant="default" disabled={changed.length === 0 || save.isPending} onClick={reset}>
          {t('meals.undo')}
        </Button>
        <Button type="submit" loading={save.isPending} disabled={changed.length === 0}>
          {t('common.action.save')}
        </Button>
      </div>
    </form>
  )
}
