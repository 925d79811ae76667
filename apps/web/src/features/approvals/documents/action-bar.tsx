import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconMessage, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../../../ui/input/kbd.tsx'
import styles from './document.module.css'
import type { DocumentAction } from './document-actions.ts'

/** What can be asked of the bar: an act, or an approval with a comment. */
export type Asked = DocumentAction['kind'] | 'approveWithComment'

interface ActionBarProps {
  actions: readonly DocumentAction[]
  isBusy: boolean
  onAsk: (asked: Asked) => void
  /** What is to be known before deciding. */
  note?: string | undefined
  /** Acts of another sort. */
  more?: ReactNode
}

/** The acts on a document. What is not possible now stands there with its reason; what never is, does not. */
export function ActionBar({ actions, isBusy, onAsk, note, more }: ActionBarProps) {
  const { t } = useTranslation()
  if (actions.length === 0 && !more) return null
  const blocked = actions.find((action) => action.blocked)?.blocked
  const reason =
    blocked && t(`approvals.blocked.${blocked.reason}`, { name: 'name' in blocked ? blocked.name : '' })
  return (
    <div className={styles.bar} role="group" aria-label={t('decisions.act.bar')} data-print="never">
      {reason && (
        <p className={styles.reason} id="act-blocked">
          {reason}
        </p>
      )}
      {note && !reason && <p className={styles.reason}>{note}</p>}
      {more}
      {actions.map((action) => (
        <ActButton key={action.kind} action={action} isBusy={isBusy} onAsk={onAsk} />
      ))}
    </div>
  )
}

const LOOKS: Record<
  DocumentAction['kind'],
  { icon: ReactNode; keys?: string; variant: string; color?: string }
> = {
  approve: { icon: <IconCheck size={16} />, keys: 'a', variant: 'filled' },
  deny: { icon: <IconX size={16} />, keys: 'd', variant: 'default' },
  confirm: { icon: <IconCheck size={16} />, keys: 'c', variant: 'filled' },
  withdraw: { icon: <IconArrowBackUp size={16} />, keys: 'u', variant: 'default' },
  cancel: { icon: <IconX size={16} />, variant: 'default', color: 'red' },
}

function wordOf({ kind, isAgreement, isTakenBack }: DocumentAction) {
  if (isAgreement) return 'agree'
  return isTakenBack ? 'takeBack' : kind
}

function ActButton({
  action,
  isBusy,
  onAsk,
}: { action: DocumentAction } & Pick<ActionBarProps, 'isBusy' | 'onAsk'>) {
  const { t } = useTranslation()
  const { icon, keys, variant, color } = LOOKS[action.kind]
  const isBlocked = action.blocked !== undefined
  const button = (
    <Button
      variant={variant}
      leftSection={icon}
      rightSection={keys && <Kbd keys={[keys.toUpperCase()]} />}
      disabled={isBlocked || isBusy}
      aria-describedby={isBlocked ? 'act-blocked' : undefined}
      aria-keyshortcuts={keys}
      className={styles.act}
      data-kind={action.kind}
      {...(color && { color })}
      onClick={() => onAsk(action.kind)}
    >
      {t(`decisions.act.${wordOf(action)}`)}
    </Button>
  )
  if (action.kind !== 'approve') return button
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconMessage size={16} />}
        disabled={isBlocked || isBusy}
        className={styles.actQuiet}
        onClick={() => onAsk('approveWithComment')}
      >
        {t('decisions.act.approveWithComment')}
      </Button>
      {button}
    </>
  )
}
