import { DndContext, useDraggable } from '@dnd-kit/core'
import { IconChevronRight, IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDay } from '../../../../text/formats.ts'
import { ActionMenu, type MenuAction } from '../../../../ui/input/action-menu.tsx'
import { mayNameLeader, type Team } from './team-rows.ts'
import styles from './teams.module.css'
import { type Place, placeByKey } from './tree-drop.ts'
import { type DropMark, rowAt, useTreeDrag } from './use-tree-drag.ts'

interface TeamTreeProps {
  /** All teams, and those whose rows are drawn. */
  teams: readonly Team[]
  rows: readonly Team[]
  isFolded: (team: Team) => boolean
  onFold: (team: Team, folded: boolean) => void
  onPlace: (team: Team, place: Place) => void
  onLead: (team: Team) => void
  actionsOf: (team: Team) => readonly (MenuAction | null)[]
}

/** The teams in their tree; the handle of a row moves the team by drag or by arrow keys. */
export function TeamTree(props: TeamTreeProps) {
  const { dragged, mark, dnd } = useTreeDrag(props.teams, props.onPlace)
  return (
    <DndContext {...dnd}>
      <TreeRows {...props} dragged={dragged} mark={mark} />
    </DndContext>
  )
}

interface TreeRowsProps extends TeamTreeProps {
  dragged: Team | null
  mark: DropMark | null
}

function TreeRows(props: TreeRowsProps) {
  const { teams, rows, isFolded, onFold, onPlace, onLead, actionsOf, dragged, mark } = props
  const { t } = useTranslation()
  const { setNodeRef, listeners } = useDraggable({ id: 'tree' })
  const parents = new Set(teams.map((team) => team.team_parent_id))
  const onKeyDown = (event: KeyboardEvent, team: Team) => {
    const place = placeByKey(teams, team, event.key)
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    if (place) onPlace(team, place)
  }
  const press = (name: 'onMouseDown' | 'onTouchStart') => (event: SyntheticEvent) => {
    if (rowAt(event.nativeEvent)) listeners?.[name]?.(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens for the handles of its rows
    <ol
      ref={setNodeRef}
      className={styles.tree}
      aria-label={t('teams.caption')}
      data-dragging={dragged !== null || undefined}
      onMouseDown={press('onMouseDown')}
      onTouchStart={press('onTouchStart')}
    >
      {rows.map((team) => (
        <li
          key={team.team_id}
          data-row={team.team_id}
          className={styles.row}
          data-mark={mark?.teamId === team.team_id ? mark.zone : undefined}
          data-dragged={dragged?.team_id === team.team_id || undefined}
          data-closed={isClosed(team) || undefined}
          style={{ '--depth': team.depth - 1 }}
        >
          <button
            type="button"
            data-handle
            className={styles.handle}
            disabled={!team.abilities.move}
            aria-label={t('teams.handle', { name: team.team_name })}
            title={t('teams.handleHint')}
            onKeyDown={(event) => onKeyDown(event, team)}
          >
            <IconGripVertical size={16} aria-hidden />
          </button>
          <span className={styles.indent} aria-hidden />
          <Chevron team={team} has={parents.has(team.team_id)} folded={isFolded(team)} onFold={onFold} />
          <TeamWords team={team} onLead={onLead} />
          <ActionMenu name={team.team_name} actions={actionsOf(team)} />
        </li>
      ))}
    </ol>
  )
}

/** Closed, or about to be. */
function isClosed(team: Team): boolean {
  return team.closed_on !== null
}

interface ChevronProps {
  team: Team
  has: boolean
  folded: boolean
  onFold: TeamTreeProps['onFold']
}

function Chevron({ team, has, folded, onFold }: ChevronProps) {
  const { t } = useTranslation()
  if (!has) return <span className={styles.chevron} aria-hidden />
  return (
    <button
      type="button"
      className={styles.chevron}
      aria-expanded={!folded}
      aria-label={t('teams.below', { name: team.team_name })}
      onClick={() => onFold(team, !folded)}
    >
      <IconChevronRight size={16} aria-hidden />
    </button>
  )
}

function TeamWords({ team, onLead }: { team: Team } & Pick<TeamTreeProps, 'onLead'>) {
  const { t } = useTranslation()
  const { team_nums: own, team_sub_nums: all } = team
  return (
    <>
      <span className={styles.name}>
        <span className={styles.dot} style={{ background: team.team_color || undefined }} aria-hidden />
        <strong>{team.team_name}</strong>
        {team.closed_on && <em>{t('teams.closedOn', { day: shortDay(team.closed_on) })}</em>}
      </span>
      <span className={styles.people}>
        <span>{team.team_leader_name ?? <NoLeader team={team} onLead={onLead} />}</span>
        {team.team_charger_name && <small>{t('teams.chargerOf', { name: team.team_charger_name })}</small>}
      </span>
      <span className={styles.count}>
        {own === all ? t('organization.people', { n: own }) : t('organization.ownAndBelow', { own, all })}
      </span>
    </>
  )
}

/** Leads to choosing a leader, for whoever may. */
function NoLeader({ team, onLead }: { team: Team } & Pick<TeamTreeProps, 'onLead'>) {
  const { t } = useTranslation()
  if (!mayNameLeader(team)) return <i>{t('organization.noLeader')}</i>
  return (
    <button
      type="button"
      className={styles.noLeader}
      aria-label={t('organization.chooseLeader', { name: team.team_name })}
      onClick={() => onLead(team)}
    >
      {t('organization.noLeader')}
    </button>
  )
}
