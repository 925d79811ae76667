import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../../ui/feedback/live-region.tsx'
import styles from './org-chart.module.css'

interface ChartSearchProps {
  /** Which hit is shown, from 0, of how many. */
  at: number
  count: number
  name: string
  onStep: (by: number) => void
}

/** Walks through what was found. */
export function ChartSearch({ at, count, name, onStep }: ChartSearchProps) {
  const { t } = useTranslation()
  const told =
    count === 0 ? t('organization.nothing') : t('organization.chart.hit', { n: at + 1, count, name })
  return (
    <div className={styles.search}>
      <span>{told}</span>
      {count > 1 && (
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('organization.chart.previous')}
            onClick={() => onStep(-1)}
          >
            <IconChevronUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('organization.chart.next')}
            onClick={() => onStep(1)}
          >
            <IconChevronDown size={16} />
          </ActionIcon>
        </>
      )}
      <LiveRegion text={told} />
    </div>
  )
}
