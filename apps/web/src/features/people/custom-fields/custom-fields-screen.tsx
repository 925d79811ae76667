import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '../../../page/profile.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { type Field, keptFieldsQuery } from './custom-field-queries.ts'
import { FieldDialog } from './field-dialog.tsx'
import { FieldList } from './field-list.tsx'

/** What the company records of its people besides the profile. Full admins keep it, limited admins look. */
export function CustomFieldsScreen() {
  const { t } = useTranslation()
  const fields = useQuery(keptFieldsQuery)
  const mayKeep = useProfile().is_admin_full
  const [edited, setEdited] = useState<Field | 'new' | null>(null)
  const add = mayKeep && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
      {t('customFields.add')}
    </Button>
  )
  return (
    <>
      <QueryView
        query={fields}
        skeleton={<RowsSkeleton rows={5} />}
        empty={{
          title: t('customFields.empty'),
          hint: t(mayKeep ? 'customFields.emptyHint' : 'customFields.readOnly'),
          action: add,
        }}
      >
        {(list) => (
          <Section
            title={t('customFields.listTitle')}
            note={t(mayKeep ? 'customFields.orderHint' : 'customFields.readOnly')}
            actions={add}
            flush
          >
            <FieldList fields={list} locked={!mayKeep} onEdit={setEdited} />
          </Section>
        )}
      </QueryView>
      {edited && (
        <FieldDialog field={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}
