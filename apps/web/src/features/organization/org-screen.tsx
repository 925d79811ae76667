import { Button } from '@mantine/core'
import { IconSitemap } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOrg } from '#contract/organization.ts'
import { q } from '../../api/query.ts'
import { useProfile } from '../../app/profile.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../ui/feedback/rows-skeleton.tsx'
import { SearchField } from '../../ui/input/search-field.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { Page } from '../../ui/page/page.tsx'
import { OrgBranch } from './org-branch.tsx'
import styles from './org.module.css'
import { allNodes, countFound, openAtFirst, type OrgNode, searchTree, shownNodes } from './org-tree-model.ts'
import { onTreeKey } from './tree-keys.ts'

const route = getRouteApi('/main/org')
export const orgQuery = q(listOrg, {})

/** The organisation chart: teams, who leads them, who is in them. */
export function OrgScreen() {
  const { t } = useTranslation()
  const { is_admin: isAdmin } = useProfile()
  const org = useQuery(orgQuery)
  return (
    <Page>
      <PageHeader
        title={t('organization.title')}
        description={t('organization.hint')}
        actions={
          isAdmin && (
            <Button
              component={Link}
              to="/main/settings/teams"
              variant="default"
              leftSection={<IconSitemap size={16} />}
            >
              {t('organization.manage')}
            </Button>
          )
        }
      />
      <QueryView
        query={org}
        skeleton={<RowsSkeleton rows={10} />}
        empty={{
          title: t('organization.empty'),
          hint: t(isAdmin ? 'organization.emptyAdmin' : 'organization.emptyMember'),
        }}
        isEmpty={(nodes) => shownNodes(nodes).length === 0}
      >
        {(nodes) => <Chart nodes={shownNodes(nodes)} />}
      </QueryView>
    </Page>
  )
}

function Chart({ nodes }: { nodes: OrgNode[] }) {
  const { t } = useTranslation()
  const { q: typed = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const [open, setOpen] = useState(() => openAtFirst(nodes))
  const found = searchTree(nodes, typed)
  const isSearching = typed !== ''
  const toggle = (teamId: number, isOpen: boolean) => {
    const next = new Set(open)
    if (isOpen) next.add(teamId)
    else next.delete(teamId)
    setOpen(next)
  }
  const counts = isSearching && t('organization.found', countFound(nodes, typed))
  return (
    <>
      <div className={styles.bar}>
        <SearchField
          value={typed}
          onChange={(text) => void navigate({ search: text ? { q: text } : {}, replace: true })}
          placeholder={t('organization.search')}
          width={300}
        />
        <Button
          variant="subtle"
          onClick={() => setOpen(new Set(allNodes(nodes).map((node) => node.team_id)))}
        >
          {t('organization.expandAll')}
        </Button>
        <Button variant="subtle" onClick={() => setOpen(new Set())}>
          {t('organization.collapseAll')}
        </Button>
        {counts && <span className={styles.count}>{counts}</span>}
        <LiveRegion text={counts || ''} />
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('organization.nothing')} hint={t('organization.nothingHint')} />
      ) : (
        <div
          role="tree"
          aria-label={t('organization.title')}
          onKeyDown={(event) => onTreeKey(event, toggle)}
          className={styles.tree}
        >
          {found.map((node, at) => (
            <OrgBranch
              key={node.team_id}
              node={node}
              level={1}
              isFirst={at === 0}
              isOpen={(id) => isSearching || open.has(id)}
              toggle={toggle}
            />
          ))}
        </div>
      )}
    </>
  )
}
