import { Textarea } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import styles from './document.module.css'
import { COMMENT_LIMIT, commentLength, commentProblem } from './decision.ts'

interface CommentDialogProps {
  /** Which act is asked for; the dialog is closed without one. */
  act: 'approve' | 'deny' | null
  /** What the document is called. */
  name: string
  onClose: () => void
  /** A refusal is shown in the dialog, so that what was written stays. */
  onSubmit: (comment: string) => Promise<unknown>
}

/** Asks for the comment of a decision: needed to deny, welcome to approve (decision A-43). */
export function CommentDialog({ act, name, onClose, onSubmit }: CommentDialogProps) {
  const { t } = useTranslation()
  const isDenial = act === 'deny'
  const opener = useRef<Element | null>(null)
  const isSent = useRef(false)
  useLayoutEffect(() => {
    if (act === null) return
    opener.current = document.activeElement
    isSent.current = false
  }, [act])
  const close = () => {
    onClose()
    // After a decision the focus goes where the next document is; the dialog itself may be mounted opened.
    if (!isSent.current) setTimeout(() => (opener.current as HTMLElement | null)?.focus())
  }
  return (
    <FormDialog
      title={t(isDenial ? 'decisions.comment.denyTitle' : 'decisions.comment.approveTitle')}
      opened={act !== null}
      onClose={close}
      initialValues={{ comment: '' }}
      validate={{
        comment: (comment) => {
          const problem = commentProblem(comment, isDenial)
          return problem && t(`decisions.comment.${problem}`)
        },
      }}
      onSubmit={async ({ comment }) => {
        await onSubmit(comment)
        isSent.current = true
      }}
      submitText={t(isDenial ? 'decisions.act.deny' : 'decisions.act.approve')}
      danger={isDenial}
    >
      {(form) => {
        const length = commentLength(form.values.comment)
        return (
          <div>
            <p className={styles.about}>{name}</p>
            <Textarea
              {...form.getInputProps('comment')}
              label={t('decisions.comment.label')}
              description={t(isDenial ? 'decisions.comment.denyHint' : 'decisions.comment.optional')}
              withAsterisk={isDenial}
              // What the browser counts as two letters is one.
              maxLength={COMMENT_LIMIT + form.values.comment.length - length}
              autosize
              minRows={3}
              maxRows={6}
              data-autofocus
            />
            <p className={styles.counter} data-over={length > COMMENT_LIMIT || undefined}>
              {t('decisions.comment.count', { n: length })}
            </p>
          </div>
        )
      }}
    </FormDialog>
  )
}
