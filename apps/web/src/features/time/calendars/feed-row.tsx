import { Button, CopyButton, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { EndpointResponse } from '#contract/endpoint.ts'
import {
  addCalendarFeed,
  type listCalendarFeeds,
  removeCalendarFeed,
} from '#contract/time/calendars/calendars.ts'
import { useAction } from '../../../api/use-action.ts'
import { moment } from '../../../text/formats.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { notify } from '../../../ui/notify.ts'
import styles from './feeds.module.css'

interface FeedRowProps {
  row: EndpointResponse<typeof listCalendarFeeds>[number]
  /** The address, right after it was made. */
  url: string | undefined
  onMade: (made: { feedId: number; url: string }) => void
}

/** A calendar with its address, if it has one. */
export function FeedRow({ row, url, onMade }: FeedRowProps) {
  const { t } = useTranslation()
  const { feed_id: feedId, team_name: team, created_datetime: since } = row
  const name = team === null ? t('calendars.own') : t('calendars.team', { team })
  const { make, end, isBusy } = useFeedActs(row, onMade)
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.head}>
        <span>
          <strong>{name}</strong>
          <span className={styles.state}>
            {feedId === null || since === null
              ? t(team === null ? 'calendars.ownHint' : 'calendars.teamHint')
              : t('calendars.since', { day: moment(since) })}
          </span>
        </span>
        <span className={styles.acts}>
          <Button variant="default" size="xs" loading={isBusy} onClick={() => void make()}>
            {t(feedId === null ? 'calendars.make' : 'calendars.renew')}
          </Button>
          {feedId !== null && (
            <Button variant="default" size="xs" onClick={() => void end()}>
              {t('calendars.end')}
            </Button>
          )}
        </span>
      </div>
      {url && (
        <div className={styles.address}>
          <TextInput
            readOnly
            value={url}
            aria-label={t('calendars.address')}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton value={url}>
            {({ copied, copy }) => (
              <Button onClick={copy} aria-live="polite">
                {copied ? t('common.state.copied') : t('common.action.copy')}
              </Button>
            )}
          </CopyButton>
          <p className={styles.state}>{t('calendars.once')}</p>
        </div>
      )}
    </li>
  )
}

function useFeedActs(
  { feed_id: feedId, team_id: teamId }: FeedRowProps['row'],
  onMade: FeedRowProps['onMade'],
) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const add = useAction(addCalendarFeed)
  const remove = useAction(removeCalendarFeed)
  const agreed = (act: 'renew' | 'end') =>
    confirm({
      title: t(`calendars.${act}Ask`),
      message: t('calendars.endText'),
      confirmText: t(`calendars.${act}`),
      danger: true,
    })
  return {
    isBusy: add.isPending,
    make: async () => {
      if (feedId !== null && !(await agreed('renew'))) return
      add.mutate(
        { body: { team_id: teamId } },
        { onSuccess: (answer) => onMade({ feedId: answer.feed_id, url: answer.url }) },
      )
    },
    end: async () => {
      if (feedId === null || !(await agreed('end'))) return
      remove.mutate({ params: { id: feedId } }, { onSuccess: () => notify({ text: t('calendars.ended') }) })
    },
  }
}
