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

/**
 * The comment of a decision, which says how many characters there are. Nothing that is typed or pasted beyond the limit is cut off: half a
 * word went out unseen where it was. It is said at once, and whoever asks for the comment sends nothing until it fits (commentProblem).
 */
export function CommentField({
  label,
  isDenial = false,
  autoFocus = false,
  error,
  ...input
}: CommentFieldProps) {
  const { t } = useTranslation()
  const length = commentLength(input.value)
  const isOver = length > COMMENT_LIMIT
  return (
    <div>
      <Textarea
        {...input}
        label={label ?? t('decisions.comment.label')}
        description={t(isDenial ? 'decisions.comment.denyHint' : 'decisions.comment.optional')}
        withAsterisk={isDenial}
        error={isOver ? t('decisions.comment.tooLong', { n: length }) : error}
        autosize
        minRows={3}
        maxRows={6}
        {...(autoFocus && { 'data-autofocus': true })}
      />
      {!isOver && <p className={styles.counter}>{t('decisions.comment.count', { n: length })}</p>}
    </div>
  )
}
