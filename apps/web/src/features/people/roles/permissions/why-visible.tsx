import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { whyVisible } from '#contract/people/roles/permissions.ts'
import { q } from '../../../../api/query.ts'
import { useProfile } from '../../../../page/profile.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { ViewerList } from './viewer-list.tsx'
import styles from './why-visible.module.css'

export type Why = EndpointResponse<typeof whyVisible>
export type Reason = Why['reasons'][number]

/** Why the reader sees a person (without one: who sees the own record); the person and admins also see who else does. */
export function WhyVisible({ userId: asked }: { userId?: number }) {
  const { t } = useTranslation()
  const { id } = useProfile()
  const userId = asked ?? id
  const why = useQuery(q(whyVisible, { query: { user_id: userId } }))
  return (
    <Section title={t(id === userId ? 'permissions.why.ownTitle' : 'permissions.why.title')}>
      <QueryView query={why} skeleton={<RowsSkeleton rows={1} />}>
        {(data) => <Answer why={data} isOwn={id === userId} />}
      </QueryView>
    </Section>
  )
}

function Answer({ why, isOwn }: { why: Why; isOwn: boolean }) {
  return (
    <div className={styles.answer}>
      {!isOwn && (
        <ul className={styles.reasons}>
          {why.reasons.map((reason) => (
            <ReasonLine key={`${reason.kind} ${reason.team?.team_id ?? 0}`} reason={reason} />
          ))}
        </ul>
      )}
      {why.viewers && (isOwn ? <ViewerList viewers={why.viewers} /> : <Unfolding why={why} />)}
    </div>
  )
}

function ReasonLine({ reason }: { reason: Reason }) {
  const { t } = useTranslation()
  const words = { team: reason.team?.team_name ?? '', role: reason.role_name ?? '' }
  return (
    <li>
      <IconEye size={16} aria-hidden />
      <span>
        {t(`permissions.why.${reason.kind}`, words)}
        {reason.path.length > 1 && <small>{t('permissions.why.path', { path: pathOf(reason) })}</small>}
      </span>
    </li>
  )
}

/** 본부 › 개발팀 › 앱파트 */
export function pathOf({ path }: Pick<Reason, 'path'>): string {
  return path.map((team) => team.team_name).join(' › ')
}

function Unfolding({ why }: { why: Why }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const people = new Set(why.viewers?.map((viewer) => viewer.person.user_id))
  return (
    <div>
      <UnstyledButton
        className={styles.unfold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={16} aria-hidden data-open={isOpen || undefined} />
        {isOpen ? t('permissions.why.hide') : t('permissions.why.show', { n: people.size })}
      </UnstyledButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && <ViewerList viewers={why.viewers ?? []} />}
      </div>
    </div>
  )
}
