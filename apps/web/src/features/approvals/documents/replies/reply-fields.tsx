import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './replies.module.css'

const MOST = 1000

interface ReplyFieldsProps {
  label: string
  placeholder?: string
  initial: string
  sendText: string
  autoFocus?: boolean
  /** By what a key of the box finds it. */
  keyName?: string
  onTyped?: (text: string) => void
  onCancel?: () => void
  /** What was written stays when it fails. */
  onSend: (text: string) => Promise<unknown>
}

/** A text and its button; Ctrl or ⌘ and Enter send it. */
export function ReplyFields(props: ReplyFieldsProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(props.initial)
  const [isSending, setSending] = useState(false)
  const isTooLong = [...text.trim()].length > MOST
  const type = (next: string) => {
    setText(next)
    props.onTyped?.(next)
  }
  const send = async () => {
    if (isSending || text.trim() === '' || isTooLong) return
    setSending(true)
    // A refusal is told by the action itself.
    const isDone = await props.onSend(text).then(
      () => true,
      () => false,
    )
    setSending(false)
    if (isDone) setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      if (props.onCancel) props.onCancel()
      else event.currentTarget.closest<HTMLElement>('[role=region]')?.focus()
    }
  }
  return (
    <div className={styles.replyForm} data-print="never">
      <Textarea
        aria-label={props.label}
        placeholder={props.placeholder}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={isTooLong && t('attached.replies.tooLong')}
        autosize
        minRows={2}
        maxRows={8}
        data-autofocus={props.autoFocus || undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears where "edit" was pressed
        autoFocus={props.autoFocus}
        data-key={props.keyName}
      />
      <div className={styles.replyActs}>
        {props.onCancel && (
          <Button size="xs" variant="default" onClick={props.onCancel}>
            {t('common.action.cancel')}
          </Button>
        )}
        <Button
          size="xs"
          loading={isSending}
          disabled={text.trim() === '' || isTooLong}
          onClick={() => void send()}
        >
          {props.sendText}
        </Button>
      </div>
    </div>
  )
}
