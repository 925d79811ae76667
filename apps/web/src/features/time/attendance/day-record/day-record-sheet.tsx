import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../../text/formats.ts'
import { Sheet } from '../../../../ui/dialog/dialog.tsx'
import { CardSkeleton } from '../../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { DisabledHint } from '../../../../ui/input/disabled-hint.tsx'
import { useIsPhone } from '../../../../ui/page/use-is-phone.ts'
import { AskCorrectionDialog } from './ask-correction-dialog.tsx'
import { DayCorrections, WaitingCorrections } from './day-corrections.tsx'
import { type DayRecord, dayRecordQuery } from './day-record-queries.ts'
import styles from './day-record.module.css'
import { DayTrace } from './day-trace.tsx'
import { DayTimes } from './day-times.tsx'
import type { AskedTimes } from './edit-day-form.ts'
import { EditDayDialog } from './edit-day-dialog.tsx'

interface DayRecordSheetProps {
  date: string
  /** Somebody else's day; the own one without it. */
  userId: number | undefined
  /** Whoever opens it has come to correct it. */
  isToCorrect?: boolean
  onClose: () => void
}

/** One day with all that it rests on: times, how its minutes came about, presses, and what was changed. */
export function DayRecordSheet({ date, userId, isToCorrect, onClose }: DayRecordSheetProps) {
  const isPhone = useIsPhone()
  const query = useQuery(dayRecordQuery(date, userId))
  return (
    <Sheet
      opened
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '90%' : 460}
      title={shortDay(date)}
    >
      <QueryView query={query} skeleton={<CardSkeleton />}>
        {(record) => <Details record={record} isToCorrect={isToCorrect} />}
      </QueryView>
    </Sheet>
  )
}

function Details({ record, isToCorrect }: { record: DayRecord; isToCorrect: boolean | undefined }) {
  const { t } = useTranslation()
  const mayAsk = record.abilities.ask && !record.abilities.edit
  const isOpen = isToCorrect && record.confirmed_datetime === null
  const [open, setOpen] = useState<'edit' | AskedTimes | undefined>(
    isOpen ? (record.abilities.edit ? 'edit' : mayAsk ? {} : undefined) : undefined,
  )
  const closed = record.confirmed_datetime !== null && t('dayRecord.closed')
  const close = () => setOpen(undefined)
  return (
    <div className={styles.body}>
      <DayTimes record={record} onAsk={mayAsk && !closed ? setOpen : undefined} />
      <WaitingCorrections record={record} />
      <div className={styles.acts}>
        {record.abilities.edit && (
          <DisabledHint reason={closed}>
            <Button variant="default" onClick={() => setOpen('edit')}>
              {t('dayRecord.edit.button')}
            </Button>
          </DisabledHint>
        )}
        {mayAsk && (
          <DisabledHint reason={closed}>
            <Button variant="default" onClick={() => setOpen({})}>
              {t('dayRecord.ask.button')}
            </Button>
          </DisabledHint>
        )}
      </div>
      <DayTrace record={record} />
      <DayCorrections record={record} />
      {open === 'edit' && <EditDayDialog record={record} onClose={close} />}
      {typeof open === 'object' && <AskCorrectionDialog record={record} times={open} onClose={close} />}
    </div>
  )
}
