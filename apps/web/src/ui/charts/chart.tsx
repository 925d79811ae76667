import { SegmentedControl } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Bone } from '../feedback/bone.tsx'
import type { Tone } from '../feedback/tone.ts'
import { DataTable } from '../table/data-table.tsx'
import styles from './chart.module.css'

export interface ChartSeries {
  key: string
  label: string
  tone: Tone
}

export interface ChartProps {
  /** What is shown, for the heading and for screen readers. */
  title: string
  kind: 'bars' | 'stacked' | 'lines'
  /** What stands along the foot: its label, and the key of the rows that holds it. */
  along: { key: string; label: string }
  series: readonly ChartSeries[]
  /** What a row does not have is not drawn, as days to come. */
  rows: readonly Readonly<Record<string, string | number>>[]
  /** A value in words: "8시간 30분". */
  show: (value: number) => string
  /** What the axis counts in, such as 60 for hours of minutes; 1 until told. */
  step?: number
  /** Pixels. */
  height?: number
}

const Drawing = lazy(async () => ({ default: (await import('./chart-drawing.tsx')).ChartDrawing }))

/** A chart with its table behind it. The drawing is fetched when it first comes into sight. */
export function Chart(props: ChartProps) {
  const { title, along, series, rows, show, height = 220 } = props
  const { t } = useTranslation()
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const [wasSeen, setSeen] = useState(false)
  const [view, setView] = useState<'chart' | 'table'>('chart')
  if (inViewport && !wasSeen) setSeen(true)
  return (
    <figure className={styles.figure} aria-label={title}>
      <figcaption className={styles.head}>
        <strong>{title}</strong>
        <SegmentedControl
          size="xs"
          aria-label={t('kit.chart.view', { title })}
          data={[
            { value: 'chart', label: t('kit.chart.chart') },
            { value: 'table', label: t('kit.chart.table') },
          ]}
          value={view}
          onChange={(next) => setView(next as typeof view)}
        />
      </figcaption>
      {view === 'table' ? (
        <DataTable
          caption={title}
          columns={[
            { key: along.key, header: along.label, cell: (row) => row[along.key] },
            ...series.map(({ key, label }) => ({
              key,
              header: label,
              align: 'end' as const,
              cell: (row: ChartProps['rows'][number]) =>
                row[key] === undefined ? '–' : show(Number(row[key])),
            })),
          ]}
          rows={rows}
          rowKey={(row) => String(row[along.key])}
        />
      ) : (
        <div ref={ref} style={{ height }} role="img" aria-label={t('kit.chart.drawn', { title })}>
          {wasSeen && (
            <Suspense fallback={<Bone height={height} />}>
              <Drawing {...props} height={height} />
            </Suspense>
          )}
        </div>
      )}
    </figure>
  )
}
