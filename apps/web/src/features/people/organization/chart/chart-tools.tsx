import { ActionIcon, Tooltip } from '@mantine/core'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './org-chart.module.css'
import { fitAll, type Viewport, zoomBy } from './chart-viewport.ts'

const STEP = 1.3

/** Closer, farther, everything. */
export function ChartTools({ viewport, scale }: { viewport: Viewport; scale: number }) {
  const { t } = useTranslation()
  return (
    <div className={styles.tools} role="group" aria-label={t('organization.chart.tools')}>
      <Tool label={t('organization.chart.farther')} onClick={() => zoomBy(viewport, 1 / STEP)}>
        <IconMinus size={16} />
      </Tool>
      <output className={styles.scale}>{Math.round(scale * 100)}%</output>
      <Tool label={t('organization.chart.closer')} onClick={() => zoomBy(viewport, STEP)}>
        <IconPlus size={16} />
      </Tool>
      <Tool label={t('organization.chart.fit')} onClick={() => fitAll(viewport)}>
        <IconFocusCentered size={16} />
      </Tool>
    </div>
  )
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
