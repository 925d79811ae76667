import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { personSpot } from '#rules/org-chart/box-size.ts'
import { personTitle } from '#rules/org-chart/person-title.ts'
import type { PlacedBox } from '#rules/org-chart/lay-out-chart.ts'
import { PersonAvatar } from '../../../../ui/people/person-avatar.tsx'
import { NoLeader } from '../no-leader.tsx'
import { type ChartTeam, NO_TEAM_ID, type OrgNode } from './chart-model.ts'
import type { ChartWords } from './chart-words.ts'
import styles from './org-chart.module.css'
import type { Detail } from './viewport.ts'

interface ChartBoxProps {
  box: PlacedBox
  team: ChartTeam
  words: ChartWords
  detail: Detail
  isActive: boolean
  /** Found by the search: the team itself, or this person in it. */
  found: 'team' | number | null
}

export const boxId = (teamId: number) => `org-box-${teamId}`

/** A team: colour, name, leader and how many; opened, its people too. */
export const ChartBox = memo(function ChartBox(props: ChartBoxProps) {
  const { box, team, words, detail, isActive, found } = props
  const { node } = team
  const name = words.nameOf(team)
  return (
    <div
      role="treeitem"
      id={boxId(box.id)}
      aria-level={box.level}
      aria-posinset={box.position}
      aria-setsize={box.siblings}
      aria-expanded={node && node.members.length > 0 ? team.isOpened : undefined}
      aria-selected={isActive}
      aria-label={[name, node ? words.leaderOf(node) : '', words.countOf(team)].filter(Boolean).join(', ')}
      className={styles.box}
      data-team={box.id}
      data-company={node === null || undefined}
      data-active={isActive || undefined}
      data-found={found === 'team' || undefined}
      style={{
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        ...(node?.team_color && { '--team': node.team_color }),
      }}
    >
      {detail !== 'block' && <Head team={team} words={words} isFull={detail === 'full'} name={name} />}
      {detail === 'full' && team.isOpened && node && <People node={node} found={found} />}
    </div>
  )
})

interface HeadProps {
  team: ChartTeam
  words: ChartWords
  isFull: boolean
  name: string
}

function Head({ team, words, isFull, name }: HeadProps) {
  const { node } = team
  if (!isFull) return <strong className={styles.bigName}>{name}</strong>
  const leader = node?.members.find((person) => person.user_id === node.team_leader)
  return (
    <span className={styles.head}>
      {node?.team_leader_name && (
        <PersonAvatar name={node.team_leader_name} imageUrl={leader?.image_url ?? null} size={40} />
      )}
      <span className={styles.words}>
        <strong>{name}</strong>
        {node && (
          <span>{lacksLeader(team) ? <NoLeader node={node} /> : <Leader node={node} words={words} />}</span>
        )}
        <small>{words.countOf(team)}</small>
      </span>
    </span>
  )
}

/** Who leads; of what does not fit, the name ends early and not the sentence. */
function Leader({ node, words }: { node: OrgNode; words: ChartWords }) {
  const said = words.leaderOf(node)
  const name = node.team_leader_name ?? ''
  const at = said.indexOf(name)
  return (
    <>
      {said.slice(0, at)}
      <bdi title={name}>{name}</bdi>
      {said.slice(at + name.length)}
    </>
  )
}

const lacksLeader = ({ id, node }: ChartTeam) => id !== NO_TEAM_ID && node?.team_leader_name === null

function People({ node, found }: { node: OrgNode; found: ChartBoxProps['found'] }) {
  return node.members.map((person, at) => {
    const { x, y, width, height } = personSpot(at, node.members.length)
    return (
      <Link
        key={person.user_id}
        to="/main/members/$id"
        params={{ id: String(person.user_id) }}
        className={styles.person}
        data-found={found === person.user_id || undefined}
        draggable={false}
        style={{ left: x, top: y, width, height }}
      >
        <PersonAvatar name={person.username} imageUrl={person.image_url} size={26} />
        <span>
          <span data-leader={person.is_leader || undefined}>{person.username}</span>
          <small>{personTitle(person.position, person.rank_name)}</small>
        </span>
      </Link>
    )
  })
}
