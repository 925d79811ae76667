import { BarChart, LineChart } from '@mantine/charts'
import '@mantine/charts/styles.css'
import { useReducedMotion } from '@mantine/hooks'
import { toneColor } from '../feedback/tone.ts'
import type { ChartProps } from './chart.tsx'

/** The drawing behind Chart. Kinds of line differ in their dashes too, so that they are told apart without colours. */
export function ChartDrawing({ kind, along, series, rows, show, height }: ChartProps & { height: number }) {
  const isStill = useReducedMotion()
  const shared = {
    h: height,
    data: rows.map((row) => ({ ...row })),
    dataKey: along.key,
    valueFormatter: show,
    withLegend: series.length > 1,
    gridAxis: 'y',
    tickLine: 'none',
    yAxisProps: { width: 72 },
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
