import { useTranslation } from 'react-i18next'
import { metres } from './metres.ts'
import { sketchScale } from './sketch-scale.ts'
import styles from './radius-sketch.module.css'

const SIZE = { width: 440, height: 200, margin: 14 } as const
const MIDDLE = { x: SIZE.width / 2, y: SIZE.height / 2 } as const

/** How large a radius is, to scale, beside something whose size everybody knows. In place of a map. */
export function RadiusSketch({ radius }: { radius: number }) {
  const { t } = useTranslation()
  const scale = sketchScale(radius, SIZE)
  const { figure, perMetre, bar } = scale
  const words = { radius: metres(radius), bar: metres(bar.metres) }
  const figureName = figure && t(`workplaces.places.figure.${figure.name}`)
  const label = figureName
    ? t('workplaces.places.sketchWith', { ...words, figure: figureName })
    : t('workplaces.places.sketch', words)
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={label}>
      <circle className={styles.reach} cx={MIDDLE.x} cy={MIDDLE.y} r={scale.radius} />
      {figure && (
        <rect
          className={styles.figure}
          x={MIDDLE.x - (figure.length * perMetre) / 2}
          y={MIDDLE.y - (figure.width * perMetre) / 2}
          width={figure.length * perMetre}
          height={figure.width * perMetre}
          rx={1}
        />
      )}
      <line className={styles.spoke} x1={MIDDLE.x} y1={MIDDLE.y} x2={MIDDLE.x + scale.radius} y2={MIDDLE.y} />
      <circle className={styles.middle} cx={MIDDLE.x} cy={MIDDLE.y} r={3.5} />
      <text className={styles.words} x={MIDDLE.x + scale.radius + 8} y={MIDDLE.y + 4}>
        {metres(radius)}
      </text>
      {figureName && (
        <g>
          <rect className={styles.figure} x={12} y={12} width={12} height={8} rx={1} />
          <text className={styles.words} x={30} y={20}>
            {figureName}
          </text>
        </g>
      )}
      <ScaleBar length={bar.length} words={metres(bar.metres)} />
    </svg>
  )
}

function ScaleBar({ length, words }: { length: number; words: string }) {
  const [x, y] = [12, SIZE.height - 12]
  return (
    <g>
      <path className={styles.bar} d={`M${x} ${y - 5}v5h${length}v-5`} />
      <text className={styles.words} x={x} y={y - 10}>
        {words}
      </text>
    </g>
  )
}
