import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../../ui/feedback/live-region.tsx'
import { useIsPrinting } from '../../../../ui/page/use-is-printing.ts'
import { ActiveBar } from './active-bar.tsx'
import { boxId } from './chart-box.tsx'
import { ChartLayer } from './chart-layer.tsx'
import { type ChartTeam, drawChart, type DrawnChart, type Hit, type OrgNode } from './chart-model.ts'
import { ChartSearch } from './chart-search.tsx'
import { chartSvg } from './chart-svg.ts'
import { ChartTools } from './chart-tools.tsx'
import { createViewport } from './chart-viewport.ts'
import { type ChartWords, chartWords } from './chart-words.ts'
import styles from './org-chart.module.css'
import { useChartFocus } from './use-chart-focus.ts'
import { useChartHands } from './use-chart-hands.ts'
import { useChartSearch } from './use-chart-search.ts'
import { type TeamDrag, useTeamDrag } from './use-team-drag.ts'

export interface OrgChartProps {
  nodes: readonly OrgNode[]
  company: string
  /** The first team stands at the top itself: one branch is shown. */
  isBranch: boolean
  /** What is looked for; the chart jumps to it. */
  typed: string
  opened: ReadonlySet<number>
  onOpened: (opened: ReadonlySet<number>) => void
  /** Boxes are dragged onto others, and a button and the key m ask where to; undefined while teams are only looked at. */
  onMove?: ((team: OrgNode, parentId: number | null | undefined) => void) | undefined
  /** Pixels of the screen that stand above and below the chart. */
  above: number
  /** Shows one branch. */
  onBranch: (teamId: number) => void
}

/** The drawn organisation chart: dragged to pan, zoomed by wheel, fingers or keys, walked with the arrows. */
export function OrgChart(props: OrgChartProps) {
  const { nodes, company, isBranch, typed, opened, onOpened, onMove, onBranch, above } = props
  const { t } = useTranslation()
  const words = useMemo(() => chartWords(t, company), [t, company])
  const chart = useMemo(() => drawChart(nodes, isBranch, opened), [nodes, isBranch, opened])
  const [viewport] = useState(createViewport)
  const { frame, layer } = viewport
  const drawn = useSyncExternalStore(viewport.subscribe, viewport.drawn)
  // Boxes that come into the drawn area are made in the pauses between frames, so that a drag goes on meanwhile.
  const drawnSoon = useDeferredValue(drawn)
  const focus = useChartFocus(chart, viewport)
  const search = useChartSearch(props, focus.jumpTo)
  const teamDrag = useTeamDrag(viewport, chart, (team, parentId) => onMove?.(team.node!, parentId))
  const isMovable = (team: ChartTeam | undefined) => Boolean(onMove && team?.node?.abilities.move)
  const toggle = (team: ChartTeam) => {
    if (!team.node || team.node.members.length === 0) return
    const next = new Set(opened)
    if (!next.delete(team.id)) {
      next.add(team.id)
      // From afar nobody could read who is in it.
      if (drawn.detail !== 'full') focus.jumpTo(team.id, true)
    }
    onOpened(next)
  }
  const branch = (team: ChartTeam) => onBranch(team.id)
  const askMove = (team: ChartTeam) => onMove?.(team.node!, undefined)
  const hands = useChartHands({ chart, viewport, ...focus, teamDrag, isMovable, toggle, branch, askMove })
  const active = chart.teams.get(focus.activeId)
  // On paper the whole chart, drawn as for the download: the frame shows a part, and a scale that suits the screen.
  const printed = useIsPrinting() ? chartSvg(chart, words, company) : ''
  return (
    <>
      <div className={styles.printed} data-print="wide" dangerouslySetInnerHTML={{ __html: printed }} />
      <div className={styles.chart} data-print="never" style={{ '--above': `${above}px` }}>
        <div
          className={styles.frame}
          ref={frame}
          role="tree"
          tabIndex={0}
          aria-label={t('organization.title')}
          aria-activedescendant={boxId(focus.activeId)}
          data-dragging={teamDrag.drag !== null || undefined}
          onFocus={(event) => event.target === event.currentTarget && focus.stepTo(focus.activeId)}
          {...hands}
        >
          <ChartLayer
            layer={layer}
            chart={chart}
            drawn={drawnSoon}
            words={words}
            activeId={focus.activeId}
            hit={search.hit}
          />
        </div>
        {teamDrag.drag && <Ghost drag={teamDrag.drag} chart={chart} words={words} />}
        {typed !== '' && (
          <ChartSearch
            at={search.at}
            count={search.count}
            name={search.hit ? nameOfHit(search.hit, chart, words) : ''}
            onStep={search.stepBy}
          />
        )}
        {active?.node && (
          <ActiveBar
            team={active}
            name={words.nameOf(active)}
            onToggle={() => toggle(active)}
            onBranch={active.id > 0 && !(isBranch && focus.isRoot) ? () => branch(active) : undefined}
            onMove={isMovable(active) ? () => askMove(active) : undefined}
          />
        )}
        <ChartTools viewport={viewport} scale={drawn.scale} />
      </div>
    </>
  )
}

/** The dragged team beside the pointer, with where it would go. */
function Ghost({ drag, chart, words }: { drag: TeamDrag; chart: DrawnChart; words: ChartWords }) {
  const { t } = useTranslation()
  const over = drag.overId === null ? undefined : chart.teams.get(drag.overId)
  const goal = over
    ? t('organization.chart.drop', { name: words.nameOf(over) })
    : t('organization.chart.dropNowhere')
  return (
    <>
      <div
        className={styles.ghost}
        data-over={over !== undefined || undefined}
        data-flip={drag.isRight || undefined}
        style={{ left: drag.x, top: drag.y }}
        aria-hidden
      >
        <strong>{words.nameOf(drag.team)}</strong>
        <span>{goal}</span>
      </div>
      <LiveRegion text={goal} />
    </>
  )
}

function nameOfHit({ teamId, personId }: Hit, chart: DrawnChart, words: ChartWords): string {
  const team = chart.teams.get(teamId)
  const person = team?.node?.members.find((one) => one.user_id === personId)
  return person?.username ?? (team ? words.nameOf(team) : '')
}
