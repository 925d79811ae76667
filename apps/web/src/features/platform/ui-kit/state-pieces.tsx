import { Badge } from '@mantine/core'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { StatusBadge, type StatusMeaning } from '../../../ui/feedback/status-badge.tsx'
import { BackLink } from '../../../ui/page/back-link.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { refusal } from './samples.ts'
import styles from './ui-kit.module.css'

const MEANINGS: StatusMeaning[] = [
  'waiting',
  'progress',
  'approved',
  'denied',
  'canceled',
  'informed',
  'working',
  'away',
  'home',
  'leave',
  'absent',
  'notIn',
  'out',
  'dayOff',
]
const refetch = () => {}

export function StatePieces() {
  return (
    <Section title="상태">
      <div className={styles.stack}>
        <div className={styles.line}>
          {MEANINGS.map((meaning) => (
            <StatusBadge key={meaning} meaning={meaning} />
          ))}
        </div>
        <div className={styles.line}>
          {MEANINGS.map((meaning) => (
            <StatusBadge key={meaning} meaning={meaning} look="bare" />
          ))}
        </div>
        <div className={styles.line}>
          <BackLink to="/main">목록</BackLink>
          <Badge>비공개</Badge>
          <Badge>사용 안 함</Badge>
        </div>
        <div className={styles.split}>
          <EmptyState title="결재할 문서가 없습니다" hint="새 문서가 오면 이곳과 알림에서 볼 수 있습니다." />
          <ErrorState error={refusal()} onRetry={refetch} />
          <CardSkeleton />
          <FormSkeleton fields={2} />
          <QueryView query={{ data: ['하나', '둘'], error: null, isPending: false, refetch }}>
            {(rows) => <p>{rows.join(', ')}</p>}
          </QueryView>
          <QueryView
            query={{ data: [], error: null, isPending: false, refetch }}
            empty={{ title: '빈 목록입니다' }}
          >
            {() => null}
          </QueryView>
        </div>
      </div>
    </Section>
  )
}
