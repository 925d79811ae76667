import { Button } from '@mantine/core'
import { IconHistory, IconSitemap } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { useCompanyNow } from '../../../page/use-company-now.ts'
import { shortDay } from '../../../text/formats.ts'
import { EmptyState, type EmptyStateProps } from '../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { PageHeader } from '../../../ui/page/page-header.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useIsPhone } from '../../../ui/page/use-is-phone.ts'
import { OrgChart } from './chart/index.ts'
import { MoveDialog } from './teams/index.ts'
import { ChartDownload } from './chart-download.tsx'
import { OrgBar } from './org-bar.tsx'
import { OrgList } from './org-list.tsx'
import styles from './org.module.css'
import { orgQuery } from './org-queries.ts'
import { allNodes, branchAt, type OrgNode, shownNodes } from './org-tree-model.ts'
import { emptyKind, type OrgSearch, type OrgView, orgView } from './org-view.ts'

const route = getRouteApi('/main/org')
const NOBODY: ReadonlySet<number> = new Set()
const NO_NODES: OrgNode[] = []

/** The organisation chart: teams, who leads them, who is in them, on any day. */
export function OrgScreen() {
  const { t } = useTranslation()
  const { is_admin: isAdmin, company } = useProfile()
  const { day: today } = useCompanyNow()
  const view = orgView(route.useSearch(), today, useIsPhone())
  const navigate = route.useNavigate()
  const org = useQuery(orgQuery(view.on))
  const [opened, setOpened] = useState(NOBODY)
  const nodes = useMemo(() => shownNodes(org.data ?? NO_NODES), [org.data])
  const branch = view.team === null ? undefined : branchAt(nodes, view.team)
  const shown = useMemo(() => (branch ? [branch] : nodes), [branch, nodes])
  const change = (next: { [K in keyof OrgSearch]: OrgSearch[K] | undefined }, replace = false) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace })
  const empty = useEmpty(view.on, today, () => change({ on: undefined, team: undefined }))
  const download = {
    nodes: shown,
    company: company.company_name,
    isBranch: branch !== undefined,
    on: view.on,
    today,
    opened,
  }
  return (
    <Page width={view.shows === 'chart' ? 'full' : 'wide'}>
      <PageHeader
        title={t('organization.title')}
        description={
          <span data-print="never">
            {t(view.shows === 'chart' ? 'organization.chart.hint' : 'organization.hint')}
          </span>
        }
        actions={
          <>
            {isAdmin && (
              <Button
                component={Link}
                to="/main/settings/teams"
                variant="default"
                leftSection={<IconSitemap size={16} />}
              >
                {t('organization.manage')}
              </Button>
            )}
            <ChartDownload {...download} />
          </>
        }
      />
      <OrgBar
        view={view}
        today={today}
        branchName={branch?.team_name ?? null}
        mayMove={isAdmin && allNodes(nodes).some((node) => node.abilities.move)}
        onChange={change}
      />
      {view.on !== null && <OtherDay on={view.on} onToday={() => change({ on: undefined })} />}
      <QueryView
        query={org}
        skeleton={<RowsSkeleton rows={10} />}
        empty={empty}
        isEmpty={() => nodes.length === 0}
      >
        {() =>
          view.team !== null && !branch ? (
            <NoBranch onWhole={() => change({ team: undefined })} />
          ) : (
            <Shown
              view={view}
              nodes={shown}
              company={company.company_name}
              opened={opened}
              onOpened={setOpened}
              onBranch={(team) => change({ team })}
            />
          )
        }
      </QueryView>
    </Page>
  )
}

/** Another day without teams leads back to today; only a company without any is to make its first. */
function useEmpty(on: string | null, today: string, onToday: () => void): EmptyStateProps {
  const { t } = useTranslation()
  const { is_admin: isAdmin } = useProfile()
  const kind = emptyKind(on, today)
  if (kind === 'now' || on === null)
    return {
      title: t('organization.empty'),
      hint: t(isAdmin ? 'organization.emptyAdmin' : 'organization.emptyMember'),
    }
  const isPast = kind === 'then'
  return {
    title: t(isPast ? 'organization.noTeamsThen' : 'organization.noTeamsBy'),
    hint: t(isPast ? 'organization.noTeamsThenHint' : 'organization.noTeamsByHint', { day: shortDay(on) }),
    action: <Button onClick={onToday}>{t('organization.showToday')}</Button>,
  }
}

interface ShownProps {
  view: OrgView
  nodes: readonly OrgNode[]
  company: string
  opened: ReadonlySet<number>
  onOpened: (opened: ReadonlySet<number>) => void
  onBranch: (teamId: number) => void
}

function Shown({ view, nodes, company, opened, onOpened, onBranch }: ShownProps) {
  const [moved, setMoved] = useState<{ team: OrgNode; parentId: number | null | undefined } | null>(null)
  if (view.shows === 'list') return <OrgList key={view.on} nodes={nodes} typed={view.typed} />
  return (
    <>
      <OrgChart
        nodes={nodes}
        company={company}
        isBranch={view.team !== null}
        typed={view.typed}
        opened={opened}
        onOpened={onOpened}
        onBranch={onBranch}
        above={view.on === null ? 232 : 294}
        onMove={view.isMoving ? (team, parentId) => setMoved({ team, parentId }) : undefined}
      />
      {moved && (
        <MoveDialog
          team={moved.team}
          {...(moved.parentId !== undefined && { to: { parentId: moved.parentId, order: undefined } })}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  )
}

function OtherDay({ on, onToday }: { on: string; onToday: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.otherDay} role="status">
      <IconHistory size={18} aria-hidden />
      <strong>{t('organization.otherDay', { day: shortDay(on) })}</strong>
      <span>{t('organization.otherDayHint')}</span>
      <Button size="compact-sm" variant="default" onClick={onToday}>
        {t('organization.toToday')}
      </Button>
    </div>
  )
}

function NoBranch({ onWhole }: { onWhole: () => void }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('organization.noBranch')}
      hint={t('organization.noBranchHint')}
      action={<Button onClick={onWhole}>{t('organization.toWhole')}</Button>}
    />
  )
}
