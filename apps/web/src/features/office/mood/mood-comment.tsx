import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveMood } from '#contract/office/mood/mood.ts'
import { useAction } from '../../../api/use-action.ts'
import type { MoodOfDay } from './mood-queries.ts'
import styles from './mood.module.css'

/** A word to the own answer of today. */
export function MoodComment({ mood }: { mood: MoodOfDay }) {
  const { t } = useTranslation()
  const [text, setText] = useState(mood.md_comment)
  const save = useAction(saveMood)
  const isAnswered = !mood.show_mood_daily
  return (
    <form
      className={styles.comment}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ body: { md_comment: text } })
      }}
    >
      <Textarea
        label={t('mood.comment')}
        description={isAnswered ? undefined : t('mood.commentFirst')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={300}
        autosize
        minRows={2}
        disabled={!isAnswered}
      />
      <Button
        type="submit"
        variant="default"
        loading={save.isPending}
        disabled={!isAnswered || text.trim() === mood.md_comment}
      >
        {t('mood.save')}
      </Button>
    </form>
  )
}
