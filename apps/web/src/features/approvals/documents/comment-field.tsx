import { Textarea } from '@mantine/core'
import { type ChangeEventHandler, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './document.module.css'
import { COMMENT_LIMIT, commentLength } from './decision.ts'

interface CommentFieldProps {
  value: string
  onChange: ChangeEventHandler<HTMLTextAreaElement>
  error?: ReactNode
  /** What it is called where several documents are decided. */
  label?: string
  isDenial?: boolean
  autoFocus?: boolean
}

/** The comment of a decision: it takes as many characters as the server, and says how many there are. */
export function CommentField({ label, isDenial = false, autoFocus = false, ...input }: CommentFieldProps) {
  const { t } = useTranslation()
  const length = commentLength(input.value)
  return (
    <div>
      <Textarea
        {...input}
        label={label ?? t('decisions.comment.label')}
        description={t(isDenial ? 'decisions.comment.denyHint' : 'decisions.comment.optional')}
        withAsterisk={isDenial}
        // What the browser counts as two letters is one.
        maxLength={COMMENT_LIMIT + input.value.length - length}
        autosize
        minRows={3}
        maxRows={6}
        {...(autoFocus && { 'data-autofocus': true })}
      />
      <p className={styles.counter} data-over={length > COMMENT_LIMIT || undefined}>
        {t('decisions.comment.count', { n: length })}
      </p>
    </div>
  )
}
