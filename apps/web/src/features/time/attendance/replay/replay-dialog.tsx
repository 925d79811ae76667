import { Button, Group, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { countDaysFrom } from '#contract/platform/companies/setting-choices.ts'
import { dayRange, duration, shortDay, number } from '../../../../text/formats.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { CardSkeleton } from '../../../../ui/feedback/card-skeleton.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { ProgressTrack } from '../../../../ui/feedback/progress-track.tsx'
import { ChangedDays } from './changed-days.tsx'
import { ChangedPeople } from './changed-people.tsx'
import type { CountedSettings, ReplayPerson, ReplaySums } from './replay-sums.ts'
import styles from './replay.module.css'
import { useReplay } from './use-replay.ts'

type From = (typeof countDaysFrom)[number]

interface ReplayDialogProps {
  /** What is about to be saved of the settings that days are counted by. */
  settings: CountedSettings
  onSave: (from: From) => void
  onClose: () => void
}

/** Before a changed way of counting is saved: what it would make of the days since last month, and from when it shall hold. */
export function ReplayDialog({ settings, onSave, onClose }: ReplayDialogProps) {
  const { t } = useTranslation()
  const [from, setFrom] = useState<From>('TODAY')
  const [person, setPerson] = useState<ReplayPerson>()
  const replay = useReplay(settings)
  return (
    <Dialog opened onClose={onClose} title={t('replay.title')} size={880}>
      <Stack gap={18}>
        {replay.span && <Summary {...replay} span={replay.span} />}
        {!replay.span && !replay.error && <CardSkeleton lines={2} />}
        {replay.error && (
          <ErrorState error={replay.error} title={t('replay.failed')} onRetry={replay.retry} />
        )}
        {person ? (
          <ChangedDays settings={settings} person={person} onBack={() => setPerson(undefined)} />
        ) : (
          replay.sums.people.length > 0 && <ChangedPeople people={replay.sums.people} onOpen={setPerson} />
        )}
        <FromChoice settings={settings} since={replay.span?.start_date} value={from} onChange={setFrom} />
        <Group justify="flex-end" className={styles.foot}>
          <Button variant="default" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
          <Button data-autofocus onClick={() => onSave(from)}>
            {t('common.action.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

interface SummaryProps {
  sums: ReplaySums
  span: { start_date: string; end_date: string }
  isDone: boolean
}

function Summary({ sums, span, isDone }: SummaryProps) {
  const { t } = useTranslation()
  const period = dayRange(span.start_date, span.end_date)
  const people = sums.people.filter(({ changed_days }) => changed_days > 0).length
  const told = { period, people: number(people), days: number(sums.days) }
  return (
    <div className={styles.summary}>
      {!isDone && (
        <>
          <ProgressTrack label={t('replay.title')} done={sums.seen} total={sums.total} />
          <p className="quiet" role="status">
            {t('replay.counting', { seen: number(sums.seen), total: number(sums.total) })}
          </p>
        </>
      )}
      {(isDone || people > 0) && (
        <p className={styles.sentence} role={isDone ? 'status' : undefined}>
          {t(people > 0 ? 'replay.changes' : 'replay.same', told)}
        </p>
      )}
      {sums.changes.length > 0 && (
        <dl className={styles.changes}>
          {sums.changes.map(({ name, minutes }) => (
            <div key={name}>
              <dt>{t(`replay.figure.${name}`)}</dt>
              <dd>{signed(minutes)}</dd>
            </div>
          ))}
        </dl>
      )}
      {sums.moved > 0 && <p className="quiet">{t('replay.moved', { n: number(sums.moved) })}</p>}
      {sums.closed > 0 && <p className="quiet">{t('replay.closed', { n: number(sums.closed) })}</p>}
    </div>
  )
}

/** +2시간 30분 */
function signed(minutes: number): string {
  return minutes > 0 ? `+${duration(minutes)}` : duration(minutes)
}

interface FromChoiceProps {
  settings: CountedSettings
  since: string | undefined
  value: From
  onChange: (from: From) => void
}

/** Recorded days keep their date, so that a day change alone leaves nothing to count anew. */
function FromChoice({ settings, since, value, onChange }: FromChoiceProps) {
  const { t } = useTranslation()
  const { change_day_time: _, ...counted } = settings
  if (Object.keys(counted).length === 0) return null
  return (
    <Radio.Group label={t('replay.from')} value={value} onChange={(from) => onChange(from as From)}>
      <Stack gap={10} mt={8}>
        <Radio value="TODAY" label={t('replay.fromOf.TODAY')} description={t('replay.fromText.TODAY')} />
        <Radio
          value="OPEN_DAYS"
          label={t('replay.fromOf.OPEN_DAYS')}
          description={since && t('replay.fromText.OPEN_DAYS', { day: shortDay(since) })}
        />
      </Stack>
    </Radio.Group>
  )
}
