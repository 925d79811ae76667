import { ActionIcon, Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { getStartList, setStartSteps } from '#contract/portal/home/start-list.ts'
import { q } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/page/section.tsx'
import styles from './home.module.css'

type Step = EndpointResponse<typeof getStartList>['steps'][number]['step']

const LINKS = {
  TEAMS: { to: '/main/settings/teams' },
  RANKS: { to: '/main/settings/ranks' },
  MEMBERS: { to: '/main/members/import', search: { by: 'paste' } },
  HOURS: { to: '/main/settings/work-hours' },
  ROOMS: { to: '/main/meeting/rooms' },
} as const satisfies Record<Step, { to: string; search?: object }>

/** What a new company needs first, for its full admins: it stays until each step is done or put away. */
export function StartCard() {
  const { t } = useTranslation()
  // Steps are done on other screens: the list is asked for whenever it comes up.
  const list = useQuery({ ...q(getStartList), staleTime: 0 }).data
  const say = useAction(setStartSteps)
  const open = (list?.steps ?? []).flatMap(({ step, state }) => (state === 'OPEN' ? [step] : []))
  if (!list || open.length === 0) return null
  const putAway = async (steps: Step[]) => {
    await say.mutateAsync({ body: { steps, state: 'PUT_AWAY' } })
    const again = () => say.mutate({ body: { steps, state: 'OPEN' } })
    notify({
      text: t('home.start.dismissed', { n: steps.length }),
      action: { label: t('home.start.again'), onClick: again },
    })
  }
  return (
    <div className={styles.start}>
      <Section
        title={t('home.start.title')}
        note={t('home.start.note')}
        actions={
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            disabled={say.isPending}
            onClick={() => void putAway(open)}
          >
            {t('home.start.dismiss')}
          </Button>
        }
      >
        <ol className={styles.steps}>
          {list.steps
            .filter(({ state }) => state !== 'PUT_AWAY')
            .map(({ step, state }) => (
              <li key={step} data-done={state === 'DONE' || undefined}>
                {state === 'DONE' ? (
                  <IconCircleCheckFilled size={20} role="img" aria-label={t('home.start.done')} />
                ) : (
                  <IconCircle size={20} stroke={1.6} aria-hidden />
                )}
                <Link
                  {...LINKS[step]}
                  // Nothing but the visit tells whether the usual hours were looked at.
                  onClick={() =>
                    step === 'HOURS' &&
                    state === 'OPEN' &&
                    say.mutate({ body: { steps: [step], state: 'DONE' } })
                  }
                >
                  {t(`home.start.step.${step}`)}
                </Link>
                {state === 'OPEN' && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="sm"
                    disabled={say.isPending}
                    aria-label={t('home.start.dismissStep', { step: t(`home.start.step.${step}`) })}
                    onClick={() => void putAway([step])}
                  >
                    <IconX size={14} aria-hidden />
                  </ActionIcon>
                )}
              </li>
            ))}
        </ol>
      </Section>
    </div>
  )
}
