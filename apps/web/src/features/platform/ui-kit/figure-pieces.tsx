import { duration } from '../../../text/formats.ts'
import { ProgressPanel } from '../../../ui/feedback/progress-panel.tsx'
import { clock } from '../../../text/formats.ts'
import { DayTimeline } from '../../../ui/figures/day-timeline.tsx'
import { GaugeBar } from '../../../ui/figures/gauge-bar.tsx'
import { SumBar } from '../../../ui/figures/sum-bar.tsx'
import { Section } from '../../../ui/page/section.tsx'
import styles from './ui-kit.module.css'

const WEEK_MARKS = [
  { at: 2400, label: '40시간' },
  { at: 3120, label: '52시간' },
]
const LEAVE = [
  { label: '사용', value: 4.5, tone: 'pink' },
  { label: '예정', value: 2, tone: 'amber' },
  { label: '남음', value: 8.5, tone: 'gray' },
] as const
const days = (value: number) => `${value}일`

export function FigurePieces() {
  return (
    <Section title="수와 막대">
      <div className={styles.stack}>
        <div className={styles.split}>
          <GaugeBar label="이번 주" value={2310} max={3120} marks={WEEK_MARKS} format={duration} />
          <GaugeBar label="지난주" value={2990} max={3120} marks={WEEK_MARKS} format={duration} />
          <GaugeBar label="11월 1주" value={3300} max={3120} marks={WEEK_MARKS} format={duration} />
          <SumBar label="올해 연차" parts={LEAVE} format={days} />
        </div>
        <DayTimeline
          label="11월 20일"
          timeText={clock}
          planned={[{ from: 540, to: 1080 }]}
          actual={[{ from: 552, to: 960 }]}
          rest={[{ from: 720, to: 780 }]}
          leave={[{ from: 960, to: 1080 }]}
        />
        <DayTimeline
          label="11월 19일"
          timeText={clock}
          planned={[{ from: 540, to: 1080 }]}
          actual={[{ from: 530, to: 1300 }]}
          rest={[{ from: 720, to: 780 }]}
          compact
        />
        <div className={styles.split}>
          <ProgressPanel title="구성원 가져오기" done={420} total={1200} mayLeave />
          <ProgressPanel title="급여 명세서 보내기" done={310} total={310} />
          <ProgressPanel
            title="인사카드 가져오기"
            done={50}
            total={50}
            failed={[
              { row: '12행', reason: '이메일이 이미 쓰이고 있습니다.' },
              { row: '31행', reason: '입사일 2026-02-30은 없는 날짜입니다.' },
            ]}
          />
        </div>
      </div>
    </Section>
  )
}
