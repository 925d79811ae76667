import { Button, Loader, Modal } from '@mantine/core'
import { useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form'
import { useWindowEvent } from '@mantine/hooks'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../input/kbd.tsx'
import { useIsPhone } from '../page/use-is-phone.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'
import { DraftLine } from './draft-line.tsx'
import { dropDraft, keepDraft, placeOfDraft } from './drafts.ts'
import { notify } from '../notify.ts'
import { FormProblem } from './form-problem.tsx'
import { NOT_SENT, useSending } from './use-sending.ts'
import { useSubmitByKeys } from './use-submit-by-keys.ts'

interface FormDialogProps<Values extends Record<string, unknown>> {
  title: string
  opened: boolean
  onClose: () => void
  initialValues: Values
  /** 'uncontrolled' for forms whose inputs stand in a FormField: a key then draws only its own field anew. */
  mode?: 'controlled' | 'uncontrolled'
  validate?: UseFormInput<Values>['validate']
  /** Resolves when saved (the dialog closes), or with NOT_SENT, and it stays; a refusal is shown in the dialog and at its inputs. */
  onSubmit: (values: Values) => Promise<unknown>
  submitText?: string
  /** Pixels, full width on phones. */
  size?: number
  /** The button is red: for what cannot be taken back. */
  danger?: boolean
  /** Why it cannot be sent now, said beside the button. */
  blockedBy?: string
  fieldNames?: Record<string, string>
  /** Said to whoever sends it again while it is under way; without it the button waits. */
  sentTwiceText?: string
  children: (form: UseFormReturnType<Values>) => ReactNode
}

/**
 * A form in a dialog. It starts fresh from `initialValues` each time it opens; after Back closed it, with what had been
 * typed.
 */
export function FormDialog<Values extends Record<string, unknown>>(props: FormDialogProps<Values>) {
  const isPhone = useIsPhone()
  const { t } = useTranslation()
  const [state, setState] = useState({ isDirty: false, isSending: false })
  const [isAsking, setAsking] = useState(false)
  const keep = useRef(() => {})
  const learn = (how: () => void) => {
    keep.current = how
  }
  // The same state again draws nothing anew.
  const note = (next: typeof state) =>
    setState((now) => (now.isDirty === next.isDirty && now.isSending === next.isSending ? now : next))
  const close = () => {
    setAsking(false)
    setState({ isDirty: false, isSending: false })
    props.onClose()
  }
  const tryClose = () => {
    if (state.isSending) return
    if (state.isDirty) setAsking(true)
    else close()
  }
  const back = () => {
    if (state.isSending) return false
    if (state.isDirty) keep.current()
    close()
    return true
  }
  return (
    // A stack, so that one press of Esc does not both ask and answer.
    <Modal.Stack>
      <Dialog
        stackId="form"
        opened={props.opened}
        onClose={tryClose}
        onBack={back}
        title={props.title}
        size={props.size ?? 480}
        centered={!isPhone}
        closeOnClickOutside={!state.isDirty}
        classNames={{
          title: styles.title,
          body: styles.modalBody,
          content: styles.content,
          header: styles.header,
        }}
      >
        <DialogForm {...props} onClose={close} onCancel={tryClose} onState={note} onKeep={learn} />
      </Dialog>
      <ConfirmDialog
        stackId="leave"
        opened={isAsking}
        title={t('kit.dialog.leaveTitle')}
        message={t('kit.dialog.leaveText')}
        confirmText={t('kit.dialog.leave')}
        cancelText={t('kit.dialog.stay')}
        danger
        onConfirm={close}
        onCancel={() => setAsking(false)}
      />
    </Modal.Stack>
  )
}

interface DialogFormProps<Values extends Record<string, unknown>> extends FormDialogProps<Values> {
  onCancel: () => void
  onState: (state: { isDirty: boolean; isSending: boolean }) => void
  /** Told how what was typed is kept for the next time it opens. */
  onKeep: (keep: () => void) => void
}

function DialogForm<Values extends Record<string, unknown>>(props: DialogFormProps<Values>) {
  const { t } = useTranslation()
  const element = useSubmitByKeys(Boolean(props.blockedBy))
  const [place] = useState(() => placeOfDraft(props.title, props.initialValues))
  const [isDraft, setDraft] = useState(place.draft !== undefined)
  const form = useForm<Values>({
    mode: props.mode ?? 'controlled',
    initialValues: place.draft ?? props.initialValues,
    ...(props.validate && { validate: props.validate }),
    onValuesChange: () => props.onState({ isDirty: form.isDirty(), isSending }),
  })
  const { isSending, problem, submit } = useSending(form, {
    onSubmit: async (values) => {
      props.onState({ isDirty: form.isDirty(), isSending: true })
      const sent = await props.onSubmit(values).catch((error: unknown) => {
        props.onState({ isDirty: true, isSending: false })
        throw error
      })
      if (sent === NOT_SENT) props.onState({ isDirty: form.isDirty(), isSending: false })
      return sent
    },
    onDone: props.onClose,
    ...(props.fieldNames && { fieldNames: props.fieldNames }),
    onSentTwice: () => props.sentTwiceText && notify({ text: props.sentTwiceText, tone: 'bad' }),
  })
  const takeUp = useEffectEvent(() => {
    if (place.draft === undefined) return
    dropDraft(place)
    form.resetDirty(props.initialValues)
    props.onState({ isDirty: true, isSending })
  })
  useEffect(() => takeUp(), [])
  useEffect(() => {
    props.onKeep(() => keepDraft(place, form.getValues()))
  })
  const startAnew = () => {
    setDraft(false)
    form.setInitialValues(props.initialValues)
    form.reset()
    props.onState({ isDirty: false, isSending })
  }
  useWindowEvent('beforeunload', (event) => {
    if (form.isDirty()) event.preventDefault()
  })
  return (
    <form className={styles.form} ref={element} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <FormProblem error={problem?.error} rest={problem?.rest ?? []} />
        {isDraft && <DraftLine onAnew={startAnew} />}
        {props.children(form)}
      </div>
      <div className={styles.foot}>
        <span className={styles.keys}>{props.blockedBy ?? <Kbd keys={['mod', 'Enter']} />}</span>
        <Button variant="default" onClick={props.onCancel} disabled={isSending}>
          {t('kit.dialog.cancel')}
        </Button>
        <Button
          type="submit"
          loading={isSending && !props.sentTwiceText}
          aria-busy={isSending}
          {...(isSending &&
            props.sentTwiceText && { leftSection: <Loader size={14} color="currentColor" /> })}
          color={props.danger ? 'red.9' : undefined}
          disabled={Boolean(props.blockedBy)}
        >
          {props.submitText ?? t('kit.dialog.save')}
        </Button>
      </div>
    </form>
  )
}
