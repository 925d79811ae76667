import { useState } from 'react'
import { Section } from '../../../ui/page/section.tsx'
import { DayPicker } from '../../../ui/time/day-picker.tsx'
import { type DayRange, DayRangePicker } from '../../../ui/time/day-range-picker.tsx'
import { PeriodNav } from '../../../ui/time/period-nav.tsx'
import { TimeField } from '../../../ui/time/time-field.tsx'
import styles from './ui-kit.module.css'

const HOLIDAYS = {
  '2026-12-25': { name: '성탄절', isHalf: false },
  '2026-11-20': { name: '회사 창립일', isHalf: true },
}

export function TimePieces() {
  const [day, setDay] = useState<string | null>('2026-11-21')
  const [range, setRange] = useState<DayRange | null>({ from: '2026-11-23', to: '2026-11-25' })
  const [time, setTime] = useState<string | null>('09:30')
  const [first, setFirst] = useState('2026-11-01')
  return (
    <Section title="날짜와 시간" actions={<PeriodNav unit="month" value={first} onChange={setFirst} />}>
      <div className={styles.stack}>
        <div className={styles.split}>
          <DayPicker label="날짜" value={day} onChange={setDay} holidays={HOLIDAYS} clearable />
          <DayRangePicker label="기간" value={range} onChange={setRange} holidays={HOLIDAYS} clearable />
          <TimeField label="출근" value={time} onChange={setTime} />
          <TimeField label="퇴근" value={null} onChange={() => {}} error="출근보다 늦어야 합니다." />
          <TimeField label="고칠 수 없음" value="18:00" onChange={() => {}} disabled />
        </div>
        <PeriodNav unit="week" value={first} onChange={setFirst} />
      </div>
    </Section>
  )
}
