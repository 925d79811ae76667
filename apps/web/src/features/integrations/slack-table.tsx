import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteSlackUser, listSlackUsers } from '#contract/integrations.ts'
import { useAction } from '../../api/use-action.ts'
import { SearchField } from '../../ui/input/search-field.tsx'
import { Section } from '../../ui/page/section.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { TableColumn } from '../../ui/table/table-types.ts'
import { RowMenu } from '../workplaces/index.ts'
import { SLACK_PAGE_SIZE, type SlackUser, slackUsersQuery } from './integration-queries.ts'
import { SlackDialog } from './slack-dialog.tsx'
import styles from './integrations.module.css'

const route = getRouteApi('/main/settings/integrations')

/** Who is who on Slack. */
export function SlackTable() {
  const { t } = useTranslation()
  const navigate = route.useNavigate()
  const { q: typed = '', page = 1 } = route.useSearch()
  const search = [...typed].slice(0, 64).join('')
  const people = useQuery({ ...slackUsersQuery(search, page), placeholderData: keepPreviousData })
  const [edited, setEdited] = useState<SlackUser | 'new'>()
  const columns = useColumns(setEdited)
  const show = (text: string, at = 1) =>
    void navigate({ search: { ...(text && { q: text }), ...(at > 1 && { page: at }) }, replace: at === 1 })
  const isSearch = search !== ''
  return (
    <Section
      title={t('integrations.slack.title')}
      note={t('integrations.slack.note')}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => setEdited('new')}
        >
          {t('integrations.slack.add')}
        </Button>
      }
      flush
    >
      <DataTable
        caption={t('integrations.slack.caption')}
        columns={columns}
        rows={people.data?.results}
        rowKey={(person) => person.id}
        isLoading={people.isPending}
        error={people.error}
        onRetry={() => void people.refetch()}
        page={page}
        pageSize={SLACK_PAGE_SIZE}
        {...(people.data && { count: people.data.count })}
        onPage={(at) => show(search, at)}
        toolbar={
          <SearchField
            value={search}
            onChange={(text) => show(text)}
            placeholder={t('integrations.slack.search')}
            width={320}
          />
        }
        empty={{
          title: t(isSearch ? 'integrations.slack.nothing' : 'integrations.slack.empty'),
          hint: t(isSearch ? 'integrations.slack.nothingHint' : 'integrations.slack.emptyHint'),
        }}
      />
      {edited && (
        <SlackDialog held={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  )
}

function useColumns(edit: (person: SlackUser) => void): TableColumn<SlackUser>[] {
  const { t } = useTranslation()
  const remove = useAction(deleteSlackUser, { invalidates: [listSlackUsers] })
  return [
    {
      key: 'person',
      header: t('integrations.slack.person'),
      cell: (person) => <strong>{person.username}</strong>,
    },
    {
      key: 'team',
      header: t('integrations.slack.team'),
      width: 180,
      cell: (person) => person.team_name ?? '–',
    },
    {
      key: 'id',
      header: t('integrations.slack.id'),
      width: 200,
      cell: (person) => <code className={styles.id}>{person.slack_user_id}</code>,
    },
    {
      key: 'actions',
      header: '',
      width: 56,
      align: 'end',
      cell: (person) => (
        <RowMenu
          name={person.username}
          abilities={person.abilities}
          keptBecause={t('integrations.slack.notYours')}
          question={{
            title: t('integrations.slack.deleteAsk', { name: person.username }),
            message: t('integrations.slack.deleteText'),
          }}
          onEdit={() => edit(person)}
          onDelete={() => remove.mutateAsync({ params: { id: person.id } })}
        />
      ),
    },
  ]
}
