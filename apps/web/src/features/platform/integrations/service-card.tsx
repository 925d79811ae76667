import { Button } from '@mantine/core'
import {
  IconBrandSlack,
  IconBrandTeams,
  IconCalendarWeek,
  IconCalendarEvent,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Provider } from '#contract/platform/integrations/providers.ts'
import { useAction } from '../../../api/use-action.ts'
import { useProfile } from '../../../page/profile.ts'
import { moment } from '../../../text/formats.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { DisabledHint } from '../../../ui/input/disabled-hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { connectOf, type Integration, unlinkOf } from './integration-queries.ts'
import styles from './integrations.module.css'

const ICONS: Record<Provider, TablerIcon> = {
  google_calendar: IconCalendarEvent,
  outlook_calendar: IconCalendarWeek,
  teams: IconBrandTeams,
  slack: IconBrandSlack,
}

/** One service: what connecting it allows, how it stands, and what can be done. */
export function ServiceCard({ service }: { service: Integration }) {
  const { t } = useTranslation()
  const { provider } = service
  const Icon = ICONS[provider]
  const name = t(`integrations.provider.${provider}.name`)
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <Icon size={20} stroke={1.6} aria-hidden />
        <h3>{name}</h3>
        <State {...service} />
      </div>
      <p>{t(`integrations.provider.${provider}.text`)}</p>
      <p className="quiet">
        <Standing {...service} />
      </p>
      <Actions service={service} name={name} />
    </li>
  )
}

function State({ configured, connected }: Integration) {
  const { t } = useTranslation()
  if (connected) return <StatusBadge meaning="approved" label={t('integrations.state.on')} />
  if (configured) return <StatusBadge meaning="waiting" label={t('integrations.state.off')} />
  return <StatusBadge meaning="dayOff" label={t('integrations.state.unset')} />
}

function Standing({ configured, connected, ...service }: Integration) {
  const { t } = useTranslation()
  if (!connected || !service.connected_at) return configured ? null : t('integrations.unset')
  const when = moment(service.connected_at)
  const told = service.connected_by
    ? t('integrations.connectedBy', { name: service.connected_by, when })
    : t('integrations.connectedAt', { when })
  return service.account_label ? `${service.account_label} · ${told}` : told
}

function Actions({ service, name }: { service: Integration; name: string }) {
  const { t } = useTranslation()
  const { is_admin_full: isFull } = useProfile()
  const { connect, unlink } = useServiceActions(service.provider, name)
  const { configured, connected } = service
  if (!configured && !connected) return null
  const notFull = isFull ? undefined : t('integrations.onlyFull')
  return (
    <div className={styles.actions}>
      {configured && (
        <DisabledHint reason={notFull}>
          <Button
            size="xs"
            variant={connected ? 'default' : 'filled'}
            loading={connect.isPending}
            aria-label={`${name}: ${t(connected ? 'integrations.reconnect' : 'integrations.connect')}`}
            onClick={() => connect.mutate({})}
          >
            {t(connected ? 'integrations.reconnect' : 'integrations.connect')}
          </Button>
        </DisabledHint>
      )}
      {connected && (
        <DisabledHint reason={notFull}>
          <Button
            size="xs"
            variant="subtle"
            color="red.9"
            aria-label={`${name}: ${t('integrations.unlink')}`}
            onClick={() => void unlink()}
          >
            {t('integrations.unlink')}
          </Button>
        </DisabledHint>
      )}
    </div>
  )
}

function useServiceActions(provider: Provider, name: string) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const drop = useAction(unlinkOf[provider])
  const connect = useAction(connectOf[provider], {
    onSuccess: ({ url }) => {
      // Without keys nobody is sent anywhere: the list that is read anew says so.
      if (!url) return notify({ text: t('integrations.unset'), tone: 'bad' })
      notify({ text: t('integrations.leaving', { name }) })
      window.location.assign(url)
    },
  })
  const unlink = async () => {
    const question = { title: t('integrations.unlinkAsk', { name }), message: t('integrations.unlinkText') }
    if (!(await confirm({ ...question, danger: true, confirmText: t('integrations.unlink') }))) return
    drop.mutate({}, { onSuccess: () => notify({ text: t('integrations.unlinked', { name }) }) })
  }
  return { connect, unlink }
}
