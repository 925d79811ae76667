import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { createGateUser, deleteGateUser, updateGateUser } from '#contract/time/workplaces/workplaces.ts'
import { useAction } from '../../../api/use-action.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { codesSearch, codesView, PersonCodes } from '../../people/person-codes/index.ts'
import { SettingsPage } from '../../platform/settings/index.ts'
import { GATE_PAGE_SIZE, type GateUser, gateUsersQuery } from './workplace-queries.ts'
import styles from './workplaces.module.css'

const route = getRouteApi('/main/settings/gate-users')
const CODE = /^[0-9A-Z][0-9A-Z:._#-]{0,63}$/i

/** Whose the codes of the entrance system are. */
export function GateUsersScreen() {
  const navigate = route.useNavigate()
  const view = codesView(route.useSearch())
  const codes = useQuery({ ...gateUsersQuery(view), placeholderData: keepPreviousData })
  const create = useAction(createGateUser, { errors: 'form' })
  const update = useAction(updateGateUser, { errors: 'form' })
  const drop = useAction(deleteGateUser)
  return (
    <PersonCodes
      area="personCodes.gate"
      field="gate_user_code"
      query={codes}
      view={view}
      pageSize={GATE_PAGE_SIZE}
      show={(next) => void navigate({ search: codesSearch(next), replace: next.page === 1 })}
      actions={{
        pattern: CODE,
        maxLength: 64,
        create: (body) => create.mutateAsync({ body }),
        update: (id, body) => update.mutateAsync({ params: { id }, body }),
        remove: (id) => drop.mutateAsync({ params: { id } }),
      }}
      renderPerson={(holder) => <Person {...holder} />}
    >
      {(add, table) => (
        <SettingsPage area="gateUsers" actions={add}>
          {table}
        </SettingsPage>
      )}
    </PersonCodes>
  )
}

function Person({ username, cmem_status: status }: GateUser) {
  const { t } = useTranslation()
  return (
    <div className={styles.name}>
      <span className={styles.person}>
        <strong>{username}</strong>
        {status === 'RETIRED' && <StatusBadge meaning="out" label={t('personCodes.gate.retired')} />}
        {status === 'ABSENCE' && <StatusBadge meaning="dayOff" label={t('personCodes.gate.absent')} />}
      </span>
      {status === 'RETIRED' && <small className="quiet">{t('personCodes.gate.retiredHint')}</small>}
    </div>
  )
}
