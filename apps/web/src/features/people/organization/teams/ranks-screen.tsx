import { Button, Group, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createRank, listRanks, saveRanks, updateRank } from '#contract/people/organization/organization.ts'
import { q } from '../../../../api/query.ts'
import { useAction } from '../../../../api/use-action.ts'
import { FormDialog } from '../../../../ui/dialog/form-dialog.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { notify } from '../../../../ui/notify.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { SettingsPage } from '../../../platform/settings/index.ts'
import { type Rank, RankList } from './rank-list.tsx'

export const ranksQuery = q(listRanks)

/** The ranks in their order. */
export function RanksScreen() {
  const { t } = useTranslation()
  const ranks = useQuery(ranksQuery)
  const [edited, setEdited] = useState<Rank | 'new' | null>(null)
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('ranks.add')}
    </Button>
  )
  return (
    <SettingsPage area="ranks" actions={add}>
      <QueryView
        query={ranks}
        skeleton={<RowsSkeleton rows={5} />}
        empty={{ title: t('ranks.empty'), hint: t('ranks.emptyHint'), action: <FirstRanks add={add} /> }}
      >
        {(list) => (
          <Section note={t('ranks.orderHint')} title={t('settings.area.ranks.title')} flush>
            <RankList ranks={list} onRename={setEdited} />
          </Section>
        )}
      </QueryView>
      {edited && <RankDialog rank={edited} onClose={() => setEdited(null)} />}
    </SettingsPage>
  )
}

/** The usual ranks of a Korean company at one press, or the first of one's own. */
function FirstRanks({ add }: { add: ReactNode }) {
  const { t } = useTranslation()
  const save = useAction(saveRanks)
  const names = t('ranks.presetNames').split(',')
  const ranks = names.map((name, at) => ({ name, _order: at }))
  const done = () => notify({ text: t('ranks.presetAdded', { n: names.length }) })
  return (
    <Group justify="center" gap="xs">
      <Button
        variant="default"
        loading={save.isPending}
        onClick={() => save.mutate({ body: { ranks } }, { onSuccess: done })}
      >
        {t('ranks.preset', { first: names.at(-1), last: names[0] })}
      </Button>
      {add}
    </Group>
  )
}

function RankDialog({ rank, onClose }: { rank: Rank | 'new'; onClose: () => void }) {
  const { t } = useTranslation()
  const create = useAction(createRank, { errors: 'form' })
  const update = useAction(updateRank, { errors: 'form' })
  return (
    <FormDialog
      opened
      title={t(rank === 'new' ? 'ranks.add' : 'ranks.rename')}
      submitText={t(rank === 'new' ? 'common.action.add' : 'common.action.save')}
      initialValues={{ name: rank === 'new' ? '' : rank.name }}
      validate={{ name: (value) => (value.trim() === '' ? t('common.error.required') : null) }}
      onClose={onClose}
      onSubmit={async ({ name }) => {
        if (rank !== 'new') return update.mutateAsync({ params: { id: rank.id }, body: { name } })
        await create.mutateAsync({ body: { name } })
        notify({ text: t('ranks.added', { name }) })
      }}
    >
      {(form) => (
        <TextInput
          label={t('ranks.name')}
          required
          maxLength={30}
          data-autofocus
          {...form.getInputProps('name')}
        />
      )}
    </FormDialog>
  )
}
