import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listRooms } from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { listMembers } from '#contract/people/members/members.ts'
import { listTeams } from '#contract/people/organization/organization.ts'
import { q } from '../../../api/query.ts'
import { PERSONAL_PREFIX } from '../../../page/forget-everything.ts'
import { hasFeature, useProfile } from '../../../page/profile.ts'
import { Section } from '../../../ui/page/section.tsx'
import styles from './home.module.css'
import { hasBegun, type StartStep, startSteps } from './start-steps.ts'

const DISMISSED = `${PERSONAL_PREFIX}start-dismissed`
const SAW_HOURS = `${PERSONAL_PREFIX}start-saw-hours`

const LINKS = {
  teams: { to: '/main/settings/teams' },
  members: { to: '/main/members', search: { invite: 'new' } },
  hours: { to: '/main/settings/work-hours' },
  rooms: { to: '/main/meeting/rooms' },
} as const satisfies Record<StartStep, { to: string; search?: object }>

/** What a new company needs first, for its full admin; gone once it has a team and members, or when put away. */
export function StartCard() {
  const { t } = useTranslation()
  const profile = useProfile()
  const { is_admin_full: isAdmin } = profile
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED) !== null)
  const enabled = isAdmin && !isDismissed
  const teams = useQuery({ ...q(listTeams, { query: {} }), enabled }).data
  const members = useQuery({ ...q(listMembers, { query: { page_size: 1 } }), enabled }).data
  const hasRooms = hasFeature(profile, 'MEETING_ROOM')
  const rooms = useQuery({ ...q(listRooms), enabled: enabled && hasRooms }).data
  if (!enabled || !teams || !members || (hasRooms && !rooms)) return null
  const company = {
    teams: teams.filter((team) => team.team_id > 0).length,
    members: members.count,
    rooms: rooms?.length ?? null,
  }
  if (hasBegun(company)) return null
  const dismiss = () => {
    localStorage.setItem(DISMISSED, '1')
    setDismissed(true)
  }
  return (
    <div className={styles.start}>
      <Section
        title={t('home.start.title')}
        note={t('home.start.note')}
        actions={
          <Button variant="subtle" color="gray" size="compact-sm" onClick={dismiss}>
            {t('home.start.dismiss')}
          </Button>
        }
      >
        <ol className={styles.steps}>
          {startSteps(company, localStorage.getItem(SAW_HOURS) !== null).map(({ step, isDone }) => (
            <li key={step} data-done={isDone || undefined}>
              {isDone ? (
                <IconCircleCheckFilled size={20} role="img" aria-label={t('home.start.done')} />
              ) : (
                <IconCircle size={20} stroke={1.6} aria-hidden />
              )}
              <Link {...LINKS[step]} onClick={() => step === 'hours' && localStorage.setItem(SAW_HOURS, '1')}>
                {t(`home.start.${step}`)}
              </Link>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
