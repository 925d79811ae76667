import { Button, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../text/formats.ts'
import { notify } from '../../../ui/notify.ts'
import { changedDays, type Menus, menusOf, type Pictures, type Week, withPicture } from './changed-days.ts'
import { EditPicture } from './edit-picture.tsx'
import styles from './meals.module.css'
import { useSaveWeek } from './use-save-week.ts'

const MOST = 500

interface MealEditorProps {
  week: Week
  today: string
  onDirty: (isDirty: boolean) => void
}

/** A line and a picture for each day of a week, saved together. */
export function MealEditor({ week, today, onDirty }: MealEditorProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Menus>(() => menusOf(week))
  const [pictures, setPictures] = useState<Pictures>({})
  const save = useSaveWeek((date) => setPictures((chosen) => withPicture(week, chosen, date, undefined)))
  const changed = changedDays(week, typed)
  const isDirty = changed.length + Object.keys(pictures).length > 0
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  const reset = () => {
    setTyped(menusOf(week))
    setPictures({})
  }
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        const onSuccess = () => notify({ text: t('common.state.saved') })
        save.mutate({ days: changed, pictures }, { onSuccess })
      }}
    >
      {week.days.map((day) => (
        <div key={day.date}>
          <Textarea
            label={`${shortDay(day.date)}${day.date === today ? ` · ${t('meals.today')}` : ''}`}
            value={typed[day.date] ?? ''}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [day.date]: value })}
            placeholder={t('meals.placeholder')}
            maxLength={MOST}
            autosize
            minRows={1}
            maxRows={6}
          />
          <EditPicture
            day={day}
            chosen={pictures[day.date]}
            isDisabled={save.isPending}
            onChoose={(file) => setPictures(withPicture(week, pictures, day.date, file))}
          />
        </div>
      ))}
      <div className={styles.foot}>
        <Button variant="default" disabled={!isDirty || save.isPending} onClick={reset}>
          {t('meals.undo')}
        </Button>
        <Button type="submit" loading={save.isPending} disabled={!isDirty}>
          {t('common.action.save')}
        </Button>
      </div>
    </form>
  )
}
