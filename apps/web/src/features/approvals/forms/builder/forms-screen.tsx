import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteForm } from '#contract/approvals/forms/forms.ts'
import { downloadBlankForm, downloadFormValues } from '#contract/approvals/papers/papers.ts'
import { saveFile } from '../../../../api/save-file.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../../ui/feedback/rows-skeleton.tsx'
import { RowMenu } from '../../../../ui/input/row-menu.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx'
import { keptFormsQuery, type KeptForm } from '../form-queries.ts'
import { Categories } from './categories.tsx'
import { EditForm } from './edit-form.tsx'
import { FormBuilderDialog } from './form-dialog.tsx'
import { FormName } from './form-name.tsx'
import { StandardDialog } from './standard-dialog.tsx'

/** The forms of the company and their headings. */
export function FormsScreen() {
  const { t } = useTranslation()
  const forms = useQuery(keptFormsQuery)
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const { is_admin_full: mayShareAll } = useProfile()
  const add = (
    <Group gap="xs">
      {mayShareAll && (
        <Button variant="default" onClick={() => setIsChoosing(true)}>
          {t('formBuilder.standard.title')}
        </Button>
      )}
      <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
        {t('formBuilder.add')}
      </Button>
    </Group>
  )
  const columns = columnsOf(t, setEdited)
  return (
    <>
      <QueryView
        query={forms}
        skeleton={<RowsSkeleton rows={5} />}
        empty={{ title: t('formBuilder.empty'), hint: t('formBuilder.emptyHint'), action: add }}
      >
        {({ results }) => (
          <Section title={t('formBuilder.list')} actions={add} flush>
            <DataTable<KeptForm>
              caption={t('formBuilder.list')}
              rows={results}
              rowKey={(form) => form.drf_tem_id}
              columns={columns}
            />
          </Section>
        )}
      </QueryView>
      <Categories />
      {isChoosing && <StandardDialog onClose={() => setIsChoosing(false)} />}
      {edited === 'new' && <FormBuilderDialog form={undefined} onClose={() => setEdited(null)} />}
      {typeof edited === 'number' && <EditForm id={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function columnsOf(t: TFunction, onEdit: (id: number) => void): TableColumn<KeptForm>[] {
  const sharing = ({ share_com, share_team }: KeptForm) =>
    t(`formBuilder.sharedWith.${share_com ? 'company' : share_team ? 'team' : 'nobody'}`)
  return [
    { key: 'title', header: t('formBuilder.title'), cell: (form) => <FormName form={form} /> },
    {
      key: 'category',
      header: t('formBuilder.category'),
      cell: (form) => form.category_name ?? t('writing.noCategory'),
    },
    { key: 'sharing', header: t('formBuilder.sharing'), cell: sharing },
    { key: 'menu', header: '', acts: true, cell: (form) => <FormMenu form={form} onEdit={onEdit} /> },
  ]
}

function FormMenu({ form, onEdit }: { form: KeptForm; onEdit: (id: number) => void }) {
  const { t } = useTranslation()
  const { is_admin_full: isFullAdmin } = useProfile()
  const remove = useAction(deleteForm)
  const save = useMutation({
    mutationFn: () => saveFile(downloadFormValues, { query: { template_id: form.drf_tem_id } }),
    meta: { errors: 'notify' },
  })
  const blank = useMutation({
    mutationFn: () => saveFile(downloadBlankForm, { params: { id: form.drf_tem_id } }),
    meta: { errors: 'notify' },
  })
  const { drf_tem_id: id, drf_title: name } = form
  return (
    <RowMenu
      name={name}
      abilities={form.abilities}
      question={{ title: t('formBuilder.remove', { name }), message: t('formBuilder.removeHint') }}
      more={[
        { label: t('formBuilder.blank'), onClick: () => blank.mutate() },
        ...(isFullAdmin ? [{ label: t('formBuilder.download'), onClick: () => save.mutate() }] : []),
      ]}
      onEdit={() => onEdit(id)}
      onDelete={() => remove.mutateAsync({ params: { id } })}
    />
  )
}
