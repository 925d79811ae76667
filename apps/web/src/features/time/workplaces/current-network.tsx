import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { getCurrentNetwork } from '#contract/time/workplaces/workplaces.ts'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { currentNetworkQuery } from './workplace-queries.ts'
import styles from './workplaces.module.css'

type Current = EndpointResponse<typeof getCurrentNetwork>

/** From where the server sees this browser, to be added at a press where that can stand for an office. */
export function CurrentNetwork({ onAdd }: { onAdd: (address: string) => void }) {
  const { t } = useTranslation()
  const current = useQuery(currentNetworkQuery)
  return (
    <Section title={t('workplaces.wifi.now')} note={t('workplaces.wifi.nowHint')}>
      <QueryView query={current} skeleton={<CardSkeleton lines={1} />}>
        {(seen) => (
          <div className={styles.current}>
            <div>
              {seen.address && <code className={styles.address}>{seen.address}</code>}
              <p className={styles.hint}>
                <Explained {...seen} />
              </p>
            </div>
            {seen.address && !seen.known_as && (
              <Button variant="default" onClick={() => onAdd(seen.address!)}>
                {t('workplaces.wifi.nowAdd')}
              </Button>
            )}
          </div>
        )}
      </QueryView>
    </Section>
  )
}

function Explained({ scope, known_as: name }: Current) {
  const { t } = useTranslation()
  if (name) return t('workplaces.wifi.nowKnown', { name })
  if (scope === 'PUBLIC') return t('workplaces.wifi.nowPublic')
  if (scope === 'PRIVATE') return t('workplaces.wifi.nowPrivate')
  return t(scope === 'SELF' ? 'workplaces.wifi.nowSelf' : 'workplaces.wifi.nowNobody')
}
