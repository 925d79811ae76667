import { WhyPanel } from '../../../ui/figures/why-panel.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { PersonAvatar } from '../../../ui/people/person-avatar.tsx'
import { PersonChip } from '../../../ui/people/person-chip.tsx'
import { StampRow, type StampStep } from '../../../ui/people/stamp-row.tsx'
import { people } from './samples.ts'
import styles from './ui-kit.module.css'

const STEPS: StampStep[] = [
  {
    key: 1,
    role: '기안',
    name: '김현지',
    position: '선임',
    meaning: 'approved',
    label: '기안',
    at: '2026-11-20T00:12:00Z',
  },
  {
    key: 2,
    role: '합의',
    name: '남궁민수',
    position: '팀장',
    meaning: 'approved',
    at: '2026-11-20T02:40:00Z',
    comment: '예산 안에서 진행해 주십시오.',
  },
  { key: 3, role: '결재', name: '이서연', position: '본부장', isNext: true },
  { key: 4, role: '결재', name: '박도윤', position: '대표', meaning: 'waiting' },
  { key: 5, role: '참조', name: '최하은', meaning: 'informed' },
]
const TRACE = [
  { rule: '1년 이상 근속', article: '근로기준법 제60조 제1항', input: '입사일 2023-03-02', effect: '+15일' },
  { rule: '가산 휴가', article: '근로기준법 제60조 제4항', input: '근속 3년', effect: '+1일' },
  { rule: '사용', input: '2026-05-06 ~ 2026-05-08', effect: '−3일' },
]

export function PeoplePieces() {
  return (
    <Section title="사람">
      <div className={styles.stack}>
        <div className={styles.line}>
          {people.slice(0, 10).map((person) => (
            <PersonAvatar key={person.id} name={person.name} />
          ))}
          <PersonAvatar name="최하은" size={44} imageUrl="/nowhere.png" />
        </div>
        <div className={styles.line}>
          <PersonChip name="김현지" position="선임" team="제품개발팀" size={36} />
          <span className="numeric">
            잔여 연차 <strong>13일</strong>
          </span>
          <WhyPanel name="잔여 연차" trace={TRACE} result="13일" />
        </div>
        <StampRow steps={STEPS} />
        <StampRow steps={[]} />
      </div>
    </Section>
  )
}
