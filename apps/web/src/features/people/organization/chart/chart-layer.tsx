import { memo } from 'react'
import { ChartBox } from './chart-box.tsx'
import type { DrawnChart, Hit } from './chart-model.ts'
import type { ChartWords } from './chart-words.ts'
import styles from './org-chart.module.css'
import type { Drawn } from './chart-viewport.ts'
import { touches } from './viewport.ts'

interface ChartLayerProps {
  layer: (element: HTMLDivElement | null) => void
  chart: DrawnChart
  drawn: Drawn
  words: ChartWords
  activeId: number
  hit: Hit | undefined
}

/** The boxes and lines that lie in the drawn area; everything else is not in the document. */
export const ChartLayer = memo(function ChartLayer(props: ChartLayerProps) {
  const { layer, chart, drawn, words, activeId, hit } = props
  const { layout } = chart
  const boxes = layout.boxes.filter((box) => touches(box, drawn.area))
  const path = layout.lines
    .filter((line) => touches(line, drawn.area))
    .map((line) => line.path)
    .join('')
  return (
    <div ref={layer} className={styles.layer} data-detail={drawn.detail} role="presentation">
      <svg className={styles.lines} width={layout.width} height={layout.height} aria-hidden>
        <path d={path} />
      </svg>
      {boxes.map((box) => (
        <ChartBox
          key={box.id}
          box={box}
          team={chart.teams.get(box.id)!}
          words={words}
          detail={drawn.detail}
          isActive={box.id === activeId}
          found={hit?.teamId === box.id ? (hit.personId ?? 'team') : null}
        />
      ))}
    </div>
  )
})
