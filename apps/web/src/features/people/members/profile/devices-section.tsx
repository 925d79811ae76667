import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endOtherSessions, endSession, listSessions } from '#contract/platform/auth/own-account.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { moment } from '../../../../text/formats.ts'
import { useConfirm } from '../../../../ui/dialog/use-confirm.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { notify } from '../../../../ui/notify.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { DeviceIcon } from './device-icon.tsx'
import styles from './profile.module.css'

type Session = EndpointResponse<typeof listSessions>[number]

/** Where the account is signed in, to sign out there. */
export function DevicesSection() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  // Others sign in meanwhile; an old list would be a false comfort.
  const sessions = useQuery({ ...q(listSessions), staleTime: 0, refetchOnWindowFocus: 'always' })
  const end = useAction(endSession)
  const endOthers = useAction(endOtherSessions)
  const askEnd = async ({ session_id: id, device }: Session) => {
    const isSure = await confirm({
      title: t('account.devices.endAsk', { device }),
      message: t('account.devices.endText'),
      danger: true,
      confirmText: t('account.devices.end'),
    })
    if (isSure)
      end.mutate({ params: { id } }, { onSuccess: () => notify({ text: t('account.devices.ended') }) })
  }
  const askEndOthers = async () => {
    const isSure = await confirm({
      title: t('account.devices.endOthersAsk'),
      message: t('account.devices.endOthersText'),
      danger: true,
      confirmText: t('account.devices.end'),
    })
    if (!isSure) return
    endOthers.mutate(
      {},
      { onSuccess: ({ ended }) => notify({ text: t('account.devices.endedOthers', { n: ended }) }) },
    )
  }
  return (
    <Section
      title={t('account.devices.title')}
      note={t('account.devices.hint')}
      flush
      actions={
        (sessions.data?.length ?? 0) > 1 && (
          <Button
            variant="default"
            size="xs"
            loading={endOthers.isPending}
            onClick={() => void askEndOthers()}
          >
            {t('account.devices.endOthers')}
          </Button>
        )
      }
    >
      <QueryView query={sessions} skeleton={<RowsSkeleton rows={2} />}>
        {(list) => (
          <>
            <ul className={styles.rows}>
              {list.map((session) => (
                <DeviceRow
                  key={session.session_id}
                  session={session}
                  isBusy={end.isPending && end.variables?.params.id === session.session_id}
                  end={() => void askEnd(session)}
                />
              ))}
            </ul>
            {list.length === 1 && <p className={styles.last}>{t('account.devices.onlyThis')}</p>}
          </>
        )}
      </QueryView>
    </Section>
  )
}

function DeviceRow({ session, isBusy, end }: { session: Session; isBusy: boolean; end: () => void }) {
  const { t } = useTranslation()
  const { device, device_kind, ip, begun_at, last_used_at, is_current, is_temporary } = session
  const facts = [
    t('account.devices.ip', { ip }),
    t('account.devices.begun', { at: moment(begun_at) }),
    !is_current && last_used_at !== begun_at && t('account.devices.used', { at: moment(last_used_at) }),
    is_temporary && t('account.devices.temporary'),
  ]
  return (
    <li className={styles.row}>
      <DeviceIcon kind={device_kind} />
      <span className={styles.grow}>
        <strong>{device}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {is_current ? (
        <StatusBadge meaning="working" label={t('account.devices.current')} />
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={isBusy}
          aria-label={`${device}: ${t('account.devices.end')}`}
          onClick={end}
        >
          {t('account.devices.end')}
        </Button>
      )}
    </li>
  )
}
