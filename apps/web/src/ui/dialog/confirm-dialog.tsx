import { Button } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'
import { FormProblem } from './form-problem.tsx'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  /** What will happen, and whether it can be taken back. */
  message?: ReactNode
  confirmText?: string
  cancelText?: string
  danger?: boolean
  /** Its name within a Modal.Stack. */
  stackId?: string
  /** A promise keeps the dialog busy until it is done; a refusal is shown in it. */
  onConfirm: () => unknown
  onCancel: () => void
}

/** A question with two answers. The safe one has the focus when the other cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  const { danger, onCancel } = props
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const underWay = useRef(false)
  const confirm = async () => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setError(null)
    try {
      await props.onConfirm()
    } catch (refusal) {
      setError(refusal)
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  const cancel = () => {
    if (isBusy) return
    setError(null)
    onCancel()
  }
  return (
    <Dialog
      opened={props.opened}
      onClose={cancel}
      onBack={() => (isBusy ? false : cancel())}
      title={props.title}
      size={400}
      centered
      withCloseButton={false}
      {...(props.stackId === undefined ? { zIndex: 300 } : { stackId: props.stackId })}
      classNames={{ title: styles.title, header: styles.header, body: styles.modalBody }}
    >
      <div className={styles.fields}>
        {props.message && <div className={styles.message}>{props.message}</div>}
        <FormProblem error={error} />
      </div>
      <div className={styles.foot}>
        <Button variant="default" onClick={cancel} disabled={isBusy} data-autofocus={danger || undefined}>
          {props.cancelText ?? t('kit.dialog.cancel')}
        </Button>
        <Button
          color={danger ? 'red.9' : undefined}
          loading={isBusy}
          onClick={() => void confirm()}
          data-autofocus={danger ? undefined : true}
        >
          {props.confirmText ?? t('kit.dialog.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
