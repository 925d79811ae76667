import { BarChart, LineChart } from '@mantine/charts'
import '@mantine/charts/styles.css'
import '@mantine/core/styles/ColorSwatch.css'
import { useReducedMotion } from '@mantine/hooks'
import { toneColor } from '../feedback/tone.ts'
import type { ChartProps } from './chart.tsx'
import { ticksOf } from './ticks-of.ts'

/** The drawing behind Chart. Kinds of line differ in their dashes too, so that they are told apart without colours. */
export function ChartDrawing({
  kind,
  along,
  series,
  rows,
  show,
  step,
  height,
}: ChartProps & { height: number }) {
  const isStill = useReducedMotion()
  const values = rows.map((row) => series.map(({ key }) => Number(row[key] ?? 0)))
  const most = Math.max(
    0,
    ...values.map((all) => (kind === 'stacked' ? all.reduce((a, b) => a + b, 0) : Math.max(...all))),
  )
  const ticks = ticksOf(most, step)
  const shared = {
    h: height,
    data: rows.map((row) => ({ ...row })),
    dataKey: along.key,
    valueFormatter: show,
    withLegend: series.length > 1,
    // In the order of what is drawn, else it follows the alphabet.
    legendProps: { itemSorter: null },
    gridAxis: 'x',
    tickLine: 'none',
    yAxisProps: { width: 72, ticks, domain: [0, ticks.at(-1)!], interval: 0 },
  } as const
  const lines = series.map(({ key, label, tone }) => ({ name: key, label, color: toneColor(tone) }))
  if (kind !== 'lines')
    return (
      <BarChart
        {...shared}
        series={lines}
        type={kind === 'stacked' ? 'stacked' : 'default'}
        maxBarWidth={36}
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ isAnimationActive: !isStill }}
      />
    )
  return (
    <LineChart
      {...shared}
      series={lines.map((line, at) => ({
        ...line,
        ...(at > 0 && { strokeDasharray: `${6 - at} ${2 + at}` }),
      }))}
      curveType="linear"
      lineChartProps={{ accessibilityLayer: false }}
      lineProps={{ isAnimationActive: !isStill }}
    />
  )
}
