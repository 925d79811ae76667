import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import styles from './document.module.css'
import { CommentField } from './comment-field.tsx'
import { commentLength, commentProblem } from './decision.ts'

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
          return problem && t(`decisions.comment.${problem}`, { n: commentLength(comment) })
        },
      }}
      onSubmit={async ({ comment }) => {
        await onSubmit(comment)
        isSent.current = true
      }}
      submitText={t(isDenial ? 'decisions.act.deny' : 'decisions.act.approve')}
      danger={isDenial}
    >
      {(form) => (
        <>
          <p className={styles.about}>{name}</p>
          <CommentField
            {...form.getInputProps('comment')}
            value={form.values.comment}
            isDenial={isDenial}
            autoFocus
          />
        </>
      )}
    </FormDialog>
  )
}
