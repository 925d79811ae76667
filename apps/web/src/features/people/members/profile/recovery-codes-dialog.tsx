import { Button, Checkbox, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../../page/profile.ts'
import { longDay, today } from '../../../../text/formats.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useIsPhone } from '../../../../ui/page/use-is-phone.ts'
import styles from './profile.module.css'
import { printText, recoveryText, saveText } from './recovery-file.ts'

/** New recovery codes, this once. It closes only when the person says that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { email } = useProfile()
  const [isKept, setKept] = useState(false)
  const text = recoveryText(t('account.recovery.fileHead', { email, day: longDay(today()) }), codes)
  return (
    <Dialog
      opened
      onClose={() => {}}
      title={t('account.recovery.shownTitle')}
      size={480}
      centered={!isPhone}
      fullScreen={isPhone}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <div className={styles.form}>
        <p className={styles.note}>{t('account.recovery.shownText')}</p>
        <ol className={styles.codes} aria-label={t('account.recovery.list')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className={styles.keep}>
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                size="xs"
                leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
                onClick={copy}
                aria-live="polite"
              >
                {copied ? t('common.state.copied') : t('account.recovery.copy')}
              </Button>
            )}
          </CopyButton>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={16} />}
            onClick={() => saveText(t('account.recovery.fileName'), text)}
          >
            {t('account.recovery.download')}
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPrinter size={16} />}
            onClick={() => printText(text)}
          >
            {t('account.recovery.print')}
          </Button>
        </div>
        <Checkbox
          label={t('account.recovery.kept')}
          checked={isKept}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
        <Button disabled={!isKept} onClick={onClose}>
          {t('account.recovery.finish')}
        </Button>
      </div>
    </Dialog>
  )
}
