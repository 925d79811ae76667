import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../../ui/page/section.tsx'
import { TimeField } from '../../../../ui/time/time-field.tsx'
import { clock } from '../../../../text/formats.ts'
import type { OwnSettings } from './choice-queries.ts'
import styles from './choices.module.css'

type Quiet = NonNullable<OwnSettings['quiet']>

/** Until somebody says otherwise. */
const EVENING: Quiet = { from: 20 * 60, to: 8 * 60 }

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

interface NoticeTimesProps {
  settings: Pick<OwnSettings, 'digest_minute' | 'quiet' | 'quiet_days_off'>
  onChoose: (part: { digest_minute?: number; quiet?: Quiet | null; quiet_days_off?: boolean }) => void
}

/** When the digest leaves, and when nothing does. */
export function NoticeTimes({ settings, onChoose }: NoticeTimesProps) {
  const { t } = useTranslation()
  const { quiet, quiet_days_off } = settings
  const set = (part: Partial<Quiet>) => {
    const next = { ...(quiet ?? EVENING), ...part }
    // While one end is being moved over the other nothing is said of it yet.
    if (next.from !== next.to) onChoose({ quiet: next })
  }
  return (
    <Section title={t('noticeSettings.times')}>
      <div className={styles.times}>
        <DigestTime
          minute={settings.digest_minute}
          onChange={(minute) => onChoose({ digest_minute: minute })}
        />
        <Switch
          label={t('noticeSettings.quiet')}
          description={t('noticeSettings.quietHint')}
          checked={quiet !== null}
          onChange={({ currentTarget: { checked } }) => onChoose({ quiet: checked ? EVENING : null })}
        />
        {quiet && (
          <div className={styles.quiet}>
            <TimeField
              label={t('noticeSettings.from')}
              value={clock(quiet.from)}
              onChange={(time) => time && set({ from: minuteOf(time) })}
            />
            <TimeField
              label={t('noticeSettings.to')}
              value={clock(quiet.to)}
              onChange={(time) => time && set({ to: minuteOf(time) })}
            />
          </div>
        )}
        <Switch
          label={t('noticeSettings.daysOff')}
          checked={quiet_days_off}
          onChange={({ currentTarget: { checked } }) => onChoose({ quiet_days_off: checked })}
        />
      </div>
    </Section>
  )
}

export function DigestTime({ minute, onChange }: { minute: number; onChange: (minute: number) => void }) {
  const { t } = useTranslation()
  return (
    <TimeField
      label={t('noticeSettings.digestTime')}
      description={t('noticeSettings.digestHint')}
      value={clock(minute)}
      onChange={(time) => time && onChange(minuteOf(time))}
    />
  )
}
