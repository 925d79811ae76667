import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { OrgBranch } from './org-branch.tsx'
import styles from './org.module.css'
import { allNodes, countFound, openAtFirst, type OrgNode, searchTree } from './org-tree-model.ts'
import { onTreeKey } from './tree-keys.ts'

/** The chart as a list that opens and closes: for phones, for screen readers, and for reading names. */
export function OrgList({ nodes, typed }: { nodes: readonly OrgNode[]; typed: string }) {
  const { t } = useTranslation()
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
