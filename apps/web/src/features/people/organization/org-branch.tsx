import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PersonAvatar } from '../../../ui/people/person-avatar.tsx'
import { NoLeader } from './no-leader.tsx'
import styles from './org.module.css'
import { isNoTeam, type OrgNode } from './org-tree-model.ts'

export interface BranchProps {
  node: OrgNode
  level: number
  isOpen: (teamId: number) => boolean
  toggle: (teamId: number, open: boolean) => void
  isFirst?: boolean
}

/** A team with its people and the teams below it. */
export function OrgBranch({ node, level, isOpen, toggle, isFirst }: BranchProps) {
  const { t } = useTranslation()
  const id = useId()
  const opened = isOpen(node.team_id)
  const counts = { own: node.team_nums, all: node.team_sub_nums }
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-expanded={opened}
      aria-labelledby={id}
      tabIndex={isFirst ? 0 : -1}
      data-team={node.team_id}
      className={styles.branch}
    >
      <div
        className={styles.team}
        id={id}
        role="presentation"
        onClick={(event) => (event.target as Element).closest('a') ?? toggle(node.team_id, !opened)}
      >
        <IconChevronRight size={16} className={styles.chevron} data-open={opened || undefined} aria-hidden />
        {node.team_color && (
          <span className={styles.dot} style={{ background: node.team_color }} aria-hidden />
        )}
        <strong className={styles.name}>{isNoTeam(node) ? t('organization.noTeam') : node.team_name}</strong>
        {!isNoTeam(node) && (
          <span className={styles.leader}>
            {node.team_leader_name ? (
              t('organization.leaderOf', { name: node.team_leader_name })
            ) : (
              <NoLeader node={node} />
            )}
          </span>
        )}
        <span className={styles.count}>
          {node.subteams.length > 0
            ? t('organization.ownAndBelow', counts)
            : t('organization.people', { n: counts.own })}
        </span>
      </div>
      {opened && (
        <div role="group" className={styles.below}>
          {node.members.length > 0 && (
            <div role="none" className={styles.people}>
              {node.members.map((person) => (
                <PersonCard key={person.user_id} person={person} level={level + 1} />
              ))}
            </div>
          )}
          {node.subteams.map((below) => (
            <OrgBranch key={below.team_id} node={below} level={level + 1} isOpen={isOpen} toggle={toggle} />
          ))}
        </div>
      )}
    </div>
  )
}

function PersonCard({ person, level }: { person: OrgNode['members'][number]; level: number }) {
  const { t } = useTranslation()
  const state = { ABSENCE: t('organization.absence'), INVITED: t('organization.invited') }[person.cmem_status]
  return (
    <Link
      role="treeitem"
      aria-level={level}
      tabIndex={-1}
      to="/main/members/$id"
      params={{ id: String(person.user_id) }}
      className={styles.person}
    >
      <PersonAvatar name={person.username} imageUrl={person.image_url} size={36} />
      <span className={styles.words}>
        <span className={styles.personName}>
          <span>{person.username}</span>
          {person.is_leader && <em>{t('organization.leader')}</em>}
          {state && <em>{state}</em>}
        </span>
        <small>{[person.position, person.rank_name].filter(Boolean).join(' · ')}</small>
      </span>
    </Link>
  )
}
