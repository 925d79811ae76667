import { ActionIcon } from '@mantine/core'
import { IconSpeakerphone, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { putAwayNotice } from '#contract/portal/home/layout.ts'
import { useAction } from '../../../api/use-action.ts'
import { moment } from '../../../text/formats.ts'
import type { Home } from './home-queries.ts'
import styles from './home.module.css'

/** What the operator of the installation tells administrators, newest first, until they put it away. */
export function OperatorNotices({ notices }: { notices: Home['spv_notices'] }) {
  const { t } = useTranslation()
  const putAway = useAction(putAwayNotice)
  const [newest] = notices
  // They go at once, and come back when that could not be kept.
  if (!newest || putAway.isPending || putAway.isSuccess) return null
  return (
    <section className={styles.notice} aria-label={t('home.operator.title')}>
      <IconSpeakerphone size={20} stroke={1.6} aria-hidden />
      <div className={styles.noticeList}>
        {notices.map(({ spv_nt_id, spv_nt_title, spv_nt_content, spv_nt_date }) => (
          <div key={spv_nt_id}>
            <h2 className={styles.noticeTitle}>{spv_nt_title}</h2>
            <p className={styles.noticeText}>{spv_nt_content}</p>
            <small className="quiet">{`${t('home.operator.from')} · ${moment(spv_nt_date)}`}</small>
          </div>
        ))}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('home.operator.putAway')}
        onClick={() => putAway.mutate({ body: { spv_nt_id: newest.spv_nt_id } })}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </section>
  )
}
