import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardSkeleton } from '../../../ui/feedback/card-skeleton.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { Facts } from '../../../ui/page/facts.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { fieldsQuery, sheetQuery } from './custom-field-queries.ts'
import { FieldValue } from './field-value.tsx'
import { ValuesDialog } from './values-dialog.tsx'

/** The extra fields of a person that the viewer may see; nothing at all where the company has none. */
export function CustomFieldsSection({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const fields = useQuery(fieldsQuery)
  const sheet = useQuery(sheetQuery(userId))
  const [isEditing, setEditing] = useState(false)
  const values = sheet.data?.results[0]?.values ?? []
  // Whether there is anything to show is known early: the fields are kept from screen to screen.
  if (fields.data?.length === 0 || (sheet.data && values.length === 0)) return null
  const editable = values.filter((value) => value.abilities.update)
  return (
    <Section
      title={t('customFields.section.title')}
      actions={
        editable.length > 0 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={14} />}
            aria-label={t('customFields.section.edit')}
            onClick={() => setEditing(true)}
          >
            {t('common.action.edit')}
          </Button>
        )
      }
    >
      <QueryView query={sheet} skeleton={<CardSkeleton lines={3} />}>
        {() => (
          <Facts
            rows={values.map((value) => [
              value.cuf_name,
              <FieldValue key={value.custom_user_field} value={value} />,
            ])}
          />
        )}
      </QueryView>
      {isEditing && <ValuesDialog userId={userId} values={editable} onClose={() => setEditing(false)} />}
    </Section>
  )
}
