import { IconArrowRight, IconEye, IconEyeOff, IconRoute, IconUsers } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { previewTeamMove } from '#contract/people/organization/team-changes.ts'
import { LiveRegion } from '../../../../ui/feedback/live-region.tsx'
import { type QueryLike, QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import styles from './teams.module.css'

type Preview = EndpointResponse<typeof previewTeamMove>

/** Who moves along, who sees whom from now on, and whose approvals go another way. */
export function MoveConsequences({ query }: { query: QueryLike<Preview> }) {
  return (
    <QueryView query={query} skeleton={<RowsSkeleton rows={3} />}>
      {(preview) => (preview.moves ? <Consequences preview={preview} /> : null)}
    </QueryView>
  )
}

function Consequences({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const { people, subteams, viewers, lines } = preview
  const along = t(subteams > 0 ? 'teams.move.along' : 'teams.move.alongOnly', { people, subteams })
  const gains = viewers.filter((one) => one.change === 'GAINS')
  const loses = viewers.filter((one) => one.change === 'LOSES')
  return (
    <div className={styles.consequences}>
      <LiveRegion text={along} />
      <Line icon={<IconUsers size={18} />}>
        <strong>{along}</strong>
        <span className={styles.quiet}>
          {preview.from ?? t('teams.top')} <IconArrowRight size={12} aria-label={t('teams.move.becomes')} />{' '}
          {preview.to ?? t('teams.top')}
        </span>
      </Line>
      {gains.length > 0 && (
        <Line icon={<IconEye size={18} />}>
          <strong>{t('teams.move.gains')}</strong>
          <Viewers viewers={gains} />
        </Line>
      )}
      {loses.length > 0 && (
        <Line icon={<IconEyeOff size={18} />}>
          <strong>{t('teams.move.loses')}</strong>
          <Viewers viewers={loses} />
        </Line>
      )}
      {lines.people > 0 && (
        <Line icon={<IconRoute size={18} />}>
          <strong>{t('teams.move.lines', { n: lines.people })}</strong>
          <span>
            <Chain seats={lines.before} /> <IconArrowRight size={12} aria-label={t('teams.move.becomes')} />{' '}
            <Chain seats={lines.after} />
          </span>
          <span className={styles.quiet}>{t('teams.move.linesNote')}</span>
        </Line>
      )}
      {viewers.length === 0 && lines.people === 0 && (
        <p className={styles.quiet}>{t('teams.move.nothingElse')}</p>
      )}
    </div>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.consequence}>
      <span aria-hidden>{icon}</span>
      <div>{children}</div>
    </div>
  )
}

function Viewers({ viewers }: { viewers: Preview['viewers'] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles.viewers}>
      {viewers.map((one) => (
        <li key={one.user_id}>
          {t(one.is_leader ? 'teams.move.asLeader' : 'teams.move.asLimited', {
            name: one.username,
            team: one.through,
            n: one.people,
          })}
        </li>
      ))}
    </ul>
  )
}

function Chain({ seats }: { seats: Preview['lines']['before'] }) {
  const { t } = useTranslation()
  if (seats.length === 0) return t('teams.move.nobodyAbove')
  return seats.map((seat) => seat.username).join(' › ')
}
