import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteCustomField, orderCustomFields } from '#contract/people/custom-fields/custom-fields.ts'
import { useAction } from '../../../api/use-action.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { ActionMenu } from '../../../ui/input/action-menu.tsx'
import { SortableList } from '../../../ui/input/sortable-list.tsx'
import { notify } from '../../../ui/notify.ts'
import { type Field, keptFieldsQuery } from './custom-field-queries.ts'
import styles from './custom-fields.module.css'

interface FieldListProps {
  fields: readonly Field[]
  /** For those who may only look. */
  locked: boolean
  onEdit: (field: Field) => void
}

/** The fields in their order, which changes at once and goes back when the server refuses. */
export function FieldList({ fields, locked, onEdit }: FieldListProps) {
  const { t } = useTranslation()
  const sort = useOrder()
  const remove = useRemoveField()
  return (
    <SortableList
      items={fields}
      idOf={(field) => field.id}
      nameOf={(field) => field.cuf_name}
      onSort={sort}
      locked={locked}
      label={t('customFields.listTitle')}
    >
      {(field, _at, move) => (
        <>
          <div className={styles.words}>
            <strong>{field.cuf_name}</strong>
            <span className={styles.meta}>
              <span>{t(`customFields.kind.${field.cuf_type}`)}</span>
              <span>{t(`customFields.shortShow.${field.cuf_show}`)}</span>
              <span>{t(`customFields.shortEdit.${field.cuf_edit}`)}</span>
            </span>
          </div>
          <span className={styles.count}>
            {field.value_count
              ? t('customFields.filled', { n: field.value_count })
              : t('customFields.filledNone')}
          </span>
          {!locked && (
            <ActionMenu
              name={field.cuf_name}
              actions={[
                { label: t('common.action.edit'), onClick: () => onEdit(field) },
                { label: t('customFields.up'), onClick: () => move(-1) },
                { label: t('customFields.down'), onClick: () => move(1) },
                null,
                { label: t('common.action.delete'), danger: true, onClick: () => void remove(field) },
              ]}
            />
          )}
        </>
      )}
    </SortableList>
  )
}

function useOrder() {
  const client = useQueryClient()
  const { queryKey } = keptFieldsQuery
  const save = useAction(orderCustomFields)
  return (fields: Field[]) => {
    // A read that is under way would put the old order back for a moment.
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, fields)
    save.mutate({ body: { ids: fields.map((field) => field.id) } })
  }
}

function useRemoveField() {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const remove = useAction(deleteCustomField)
  return async (field: Field) => {
    const { cuf_name: name } = field
    const n = field.value_count ?? 0
    const agreed = await confirm({
      title: t('customFields.deleteAsk', { name }),
      message: n > 0 ? t('customFields.deleteValues', { n }) : t('customFields.deleteText'),
      confirmText: t(n > 0 ? 'customFields.deleteConfirm' : 'common.action.delete'),
      danger: true,
    })
    if (!agreed) return
    // Only what was shown is agreed to: values that came meanwhile are refused and told.
    const query = n > 0 ? { confirm: 'true' as const } : {}
    const onSuccess = () => notify({ text: t('common.state.deleted') })
    remove.mutate({ params: { id: field.id }, query }, { onSuccess })
  }
}
