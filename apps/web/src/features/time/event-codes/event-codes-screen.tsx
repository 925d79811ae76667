import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EVENT_GROUPS, type EventGroup } from '#rules/event-codes/event-groups.ts'
import { useProfile } from '../../../page/profile.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { TabsBar } from '../../../ui/page/tabs-bar.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { CodeWords } from './code-words.tsx'
import { codesQuery, type EventCode } from './event-code-queries.ts'
import { inGroup } from './event-code-view.ts'
import styles from './event-codes.module.css'
import { OwnCodes } from './own-codes.tsx'

const route = getRouteApi('/main/settings/event-codes')
// "All" stands first, as everywhere.
const TABS: readonly EventGroup[] = ['ALL', ...EVENT_GROUPS.filter((group) => group !== 'ALL')]

/** Kinds of leave and work: the company's own, which full admins keep, and those of the product. */
export function EventCodesScreen() {
  const { t } = useTranslation()
  const panelId = useId()
  const { group = 'ALL', assign } = route.useSearch()
  const navigate = route.useNavigate()
  const codes = useQuery(codesQuery)
  const [edited, setEdited] = useState<EventCode | 'new' | null>(null)
  const show = (next: { group?: EventGroup; assign?: number | undefined }) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: next.group === undefined,
    })
  const assigned = codes.data?.find((code) => code.c_event_code_id === assign && code.abilities.assign)
  return (
    <>
      <TabsBar
        label={t('eventCodes.groups')}
        panelId={panelId}
        value={group}
        onChange={(chosen) => show({ group: chosen })}
        tabs={TABS.map((value) => ({
          value,
          label: t(`eventCodes.group.${value}`),
          ...(codes.data && { count: inGroup(codes.data, value).length }),
        }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`eventCodes.group.${group}`)} className={styles.panel}>
        <QueryView query={codes} skeleton={<RowsSkeleton rows={8} />}>
          {(all) => (
            <Lists
              codes={inGroup(all, group)}
              onEdit={setEdited}
              onAssign={(code) => show({ assign: code.c_event_code_id ?? undefined })}
            />
          )}
        </QueryView>
      </div>
      {edited && (
        <CodeDialog
          code={edited === 'new' ? undefined : edited}
          group={group}
          onClose={() => setEdited(null)}
        />
      )}
      {assigned && <AssignDialog code={assigned} onClose={() => show({ assign: undefined })} />}
    </>
  )
}

interface ListsProps {
  codes: readonly EventCode[]
  onEdit: (code: EventCode | 'new') => void
  onAssign: (code: EventCode) => void
}

function Lists({ codes, onEdit, onAssign }: ListsProps) {
  const { t } = useTranslation()
  const mayKeep = useProfile().is_admin_full
  const own = codes.filter((code) => !code.built_in)
  const builtIn = codes.filter((code) => code.built_in)
  const add = mayKeep && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => onEdit('new')}>
      {t('eventCodes.add')}
    </Button>
  )
  return (
    <>
      <Section
        title={t('eventCodes.own')}
        note={t(mayKeep ? 'eventCodes.ownHint' : 'eventCodes.readOnly')}
        actions={add}
        flush
      >
        {own.length > 0 ? (
          <OwnCodes codes={own} onEdit={onEdit} onAssign={onAssign} />
        ) : (
          <EmptyState
            title={t('eventCodes.ownEmpty')}
            hint={mayKeep ? t('eventCodes.ownEmptyHint') : undefined}
          />
        )}
      </Section>
      {builtIn.length > 0 && (
        <Section title={t('eventCodes.builtIn')} note={t('eventCodes.builtInHint')} flush>
          <ul className={styles.rows}>
            {builtIn.map((code) => (
              <li key={code.code} className={styles.row} data-built-in>
                <CodeWords code={code} />
                {code.article && <span className={styles.article}>{code.article}</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
