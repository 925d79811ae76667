import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { OrgNode } from './org-tree-model.ts'
import styles from './org.module.css'

/** Says that nobody leads a team, and leads to choosing somebody for whoever may. */
export function NoLeader({ node }: { node: Pick<OrgNode, 'team_id' | 'team_name' | 'abilities'> }) {
  const { t } = useTranslation()
  if (!node.abilities.move) return t('organization.noLeader')
  return (
    <Link
      to="/main/settings/teams"
      search={{ lead: node.team_id }}
      className={styles.noLeader}
      aria-label={t('organization.chooseLeader', { name: node.team_name })}
      draggable={false}
    >
      {t('organization.noLeader')}
    </Link>
  )
}
