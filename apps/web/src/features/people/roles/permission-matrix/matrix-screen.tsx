import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { permissionMatrix } from '#contract/people/roles/permissions.ts'
import { q } from '../../../../api/query.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { SearchField } from '../../../../ui/input/search-field.tsx'
import { useIsPhone } from '../../../../ui/page/use-is-phone.ts'
import { PersonPicker } from '../../../../ui/people/person-picker.tsx'
import { findPeople } from '../../directory/index.ts'
import { SettingsPage } from '../../../platform/settings/index.ts'
import { AbilityList } from './ability-list.tsx'
import type { MatrixSearch } from './matrix-search.ts'
import { groupAbilities, type Matrix, shownSubjects } from './matrix-view.ts'
import { MatrixTable } from './matrix-table.tsx'
import { PersonOrigin } from './person-origin.tsx'
import styles from './matrix.module.css'

const route = getRouteApi('/main/settings/permissions')

/** Who may do what: by role, or for one person. */
export function MatrixScreen() {
  const { t } = useTranslation()
  const search = route.useSearch()
  const { user } = search
  const isPhone = useIsPhone()
  const matrix = useQuery(q(permissionMatrix, { query: user === undefined ? {} : { user_id: user } }))
  const change = useChange()
  return (
    <SettingsPage area="permissions" width="wide">
      <div className={styles.tools}>
        <SearchField
          label={t('permissions.search')}
          placeholder={t('permissions.search')}
          width={isPhone ? '100%' : 240}
          value={search.q ?? ''}
          onChange={(words) => change({ q: words || undefined })}
        />
        <div className={styles.picker}>
          <PersonPicker
            label={t('permissions.person')}
            description={t('permissions.personHint')}
            search={findPeople}
            value={chosen(matrix.data, user)}
            onChange={([person]) => change({ user: person?.id })}
          />
        </div>
        {user !== undefined && (
          <Button variant="default" onClick={() => change({ user: undefined })}>
            {t('permissions.back')}
          </Button>
        )}
      </div>
      <QueryView query={matrix} isEmpty={() => false} skeleton={<RowsSkeleton rows={12} />}>
        {(data) => <Answer matrix={data} search={search} />}
      </QueryView>
      <p className={styles.note}>{t('permissions.note')}</p>
    </SettingsPage>
  )
}

type Change = { [K in keyof MatrixSearch]?: MatrixSearch[K] | undefined }

/** Writes the address; absent values leave it. */
function useChange() {
  const navigate = route.useNavigate()
  return (changed: Change) =>
    void navigate({
      search: (before) => {
        const next = Object.entries({ ...before, ...changed }).filter(([, value]) => value !== undefined)
        return Object.fromEntries(next) as MatrixSearch
      },
      replace: 'q' in changed,
    })
}

function chosen(matrix: Matrix | undefined, user: number | undefined) {
  const person = matrix?.person
  if (!person || user === undefined) return []
  return [{ id: person.user_id, name: person.username, position: person.position }]
}

function Answer({ matrix, search }: { matrix: Matrix; search: MatrixSearch }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const groups = groupAbilities(matrix.abilities, search.q ?? '')
  const [only] = matrix.subjects
  const found =
    groups.length === 0 ? (
      <EmptyState title={t('permissions.nothing')} hint={t('permissions.nothingHint')} />
    ) : null
  if (matrix.person && only) {
    return (
      <>
        <PersonOrigin person={matrix.person} opens={only.opens} />
        {found ?? <AbilityList groups={groups} subject={only} />}
      </>
    )
  }
  const { shown, alike } = shownSubjects(matrix.subjects)
  return (
    <>
      {found ??
        (isPhone ? (
          <ByRole groups={groups} subjects={shown} who={search.who} />
        ) : (
          <MatrixTable groups={groups} subjects={shown} />
        ))}
      {alike.length > 0 && (
        <p className={styles.note}>
          {t('permissions.sameAsMembers', { names: alike.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {matrix.subjects
        .filter(({ lines }) => lines.length > 0)
        .map(({ key, name, lines }) => (
          <p key={key} className={styles.note}>
            {t('permissions.inLines', { name, lines: lines.join(', ') })}
          </p>
        ))}
    </>
  )
}

interface ByRoleProps {
  groups: ReturnType<typeof groupAbilities>
  subjects: Matrix['subjects']
  who: string | undefined
}

/** On a phone one role at a time. */
function ByRole({ groups, subjects, who }: ByRoleProps) {
  const { t } = useTranslation()
  const change = useChange()
  const subject = subjects.find((one) => one.key === who) ?? subjects[0]!
  return (
    <>
      <Select
        label={t('permissions.who')}
        data={subjects.map(({ key, name }) => ({ value: key, label: name }))}
        value={subject.key}
        allowDeselect={false}
        onChange={(key) => change({ who: key ?? undefined })}
      />
      <AbilityList groups={groups} subject={subject} />
    </>
  )
}
