import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Kbd } from '../../../ui/input/kbd.tsx'
import { type Intent, KEYS } from './box-keys.ts'
import styles from './document.module.css'

const TEXTS: Record<Intent, `approvals.keys.${Exclude<Intent, 'open'> | 'openDocument'}`> = {
  next: 'approvals.keys.next',
  previous: 'approvals.keys.previous',
  open: 'approvals.keys.openDocument',
  approve: 'approvals.keys.approve',
  approveWithComment: 'approvals.keys.approveWithComment',
  deny: 'approvals.keys.deny',
  confirm: 'approvals.keys.confirm',
  undo: 'approvals.keys.undo',
  toggle: 'approvals.keys.toggle',
  bookmark: 'approvals.keys.bookmark',
  reply: 'approvals.keys.reply',
  circulate: 'approvals.keys.circulate',
  help: 'approvals.keys.help',
  close: 'approvals.keys.close',
}

/** The keys of a box, shown by "?". */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={t('approvals.keys.title')} size={380} centered>
      <dl className={styles.keys}>
        {KEYS.map(({ keys, intent }) => (
          <div key={intent}>
            <dt>{t(TEXTS[intent])}</dt>
            <dd>
              <Kbd keys={keys.map((key) => (key.length === 1 ? key.toUpperCase() : key))} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.keysNote}>{t('approvals.keys.korean')}</p>
    </Dialog>
  )
}
