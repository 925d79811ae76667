import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getPush, unsubscribePush } from '#contract/platform/notifications/notice-settings.ts'
import { ApiError } from '../../../../api/errors.ts'
import { keyOf, q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { endPush } from '../../../../page/end-push.ts'
import { moment } from '../../../../text/formats.ts'
import { CardSkeleton } from '../../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { notify } from '../../../../ui/notify.ts'
import { Section } from '../../../../ui/page/section.tsx'
import styles from './choices.module.css'
import { beginPush, type PushHere, pushHere } from './push-here.ts'

const hereQuery = { queryKey: ['push-here'], queryFn: pushHere, staleTime: 0 }

/** Whether this browser takes push messages, and which others of the person do. */
export function PushSection() {
  const { t } = useTranslation()
  const here = useQuery(hereQuery)
  return (
    <Section title={t('noticeSettings.push.title')} note={t('noticeSettings.push.hint')}>
      <QueryView query={here} skeleton={<CardSkeleton />}>
        {(found) => <Browsers found={found} />}
      </QueryView>
    </Section>
  )
}

function Browsers({ found }: { found: PushHere }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery(q(getPush, { query: { ...(found.here && { here: found.here }) } }))
  const renew = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: hereQuery.queryKey }),
      client.invalidateQueries({ queryKey: keyOf(getPush) }),
    ])
  const begin = useMutation({
    mutationFn: beginPush,
    // A refusal of ours has its own sentence; else the browser did not reach its service.
    onError: (error) =>
      notify({
        tone: 'bad',
        text: error instanceof ApiError ? error.message : t('noticeSettings.push.failed'),
      }),
    onSettled: renew,
  })
  const end = useAction(unsubscribePush, { onSuccess: renew })
  return (
    <QueryView query={query} skeleton={<CardSkeleton />}>
      {({ server_key, browsers }) => {
        const isOn = browsers.some(({ is_here }) => is_here)
        const stop = async ({ id, is_here }: (typeof browsers)[number]) => {
          if (is_here) await endPush()
          end.mutate({ params: { id } })
        }
        return (
          <div className={styles.push}>
            <p className={styles.note} role="status">
              {t(`noticeSettings.push.state.${isOn ? 'on' : found.state === 'on' ? 'off' : found.state}`)}
            </p>
            {!isOn && (found.state === 'off' || found.state === 'on') && (
              <div>
                <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate(server_key)}>
                  {t('noticeSettings.push.begin')}
                </Button>
              </div>
            )}
            {browsers.length > 0 && (
              <ul className={styles.browsers} aria-label={t('noticeSettings.push.browsers')}>
                {browsers.map((one) => (
                  <li key={one.id}>
                    <span>
                      <span className={styles.name}>
                        {one.browser}
                        {one.is_here && ` (${t('noticeSettings.push.here')})`}
                      </span>
                      <span className={styles.text}>
                        {t('noticeSettings.push.since', { at: moment(one.created_date) })}
                      </span>
                    </span>
                    <Button variant="subtle" size="compact-sm" onClick={() => void stop(one)}>
                      {t('noticeSettings.push.end')}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )
      }}
    </QueryView>
  )
}
