import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createCategory,
  deleteCategory,
  orderCategories,
  updateCategory,
} from '#contract/approvals/forms/forms.ts'
import { useAction } from '../../../../api/use-action.ts'
import { useProfile } from '../../../../page/profile.ts'
import { SortableList } from '../../../../ui/input/sortable-list.tsx'
import { Section } from '../../../../ui/page/section.tsx'
import { categoriesQuery, type Category } from '../form-queries.ts'
import styles from '../forms.module.css'

/** Headings under which forms stand. Admins keep them. */
export function Categories() {
  const { t } = useTranslation()
  const { is_admin: mayKeep } = useProfile()
  const categories = useQuery(categoriesQuery).data ?? []
  const [name, setName] = useState('')
  const create = useAction(createCategory)
  const order = useAction(orderCategories)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    await create.mutateAsync({ body: { name } }).then(
      () => setName(''),
      () => undefined,
    )
  }
  return (
    <Section title={t('formBuilder.categories')} note={t('formBuilder.categoriesHint')}>
      <SortableList<Category>
        items={categories}
        idOf={({ id }) => id}
        nameOf={(category) => category.name}
        onSort={(sorted) => order.mutate({ body: { ids: sorted.map(({ id }) => id) } })}
        locked={!mayKeep}
      >
        {(category) => <CategoryLine category={category} mayKeep={mayKeep} />}
      </SortableList>
      {mayKeep && (
        <form className={styles.addLine} onSubmit={(event) => void add(event)}>
          <TextInput
            aria-label={t('formBuilder.categoryName')}
            placeholder={t('formBuilder.categoryName')}
            maxLength={50}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={create.isPending}>
            {t('common.action.add')}
          </Button>
        </form>
      )}
    </Section>
  )
}

function CategoryLine({ category, mayKeep }: { category: Category; mayKeep: boolean }) {
  const { t } = useTranslation()
  const rename = useAction(updateCategory)
  const remove = useAction(deleteCategory)
  const [name, setName] = useState(category.name)
  const params = { id: category.id }
  const keep = () => {
    if (name.trim() === '' || name.trim() === category.name) setName(category.name)
    else rename.mutate({ params, body: { name } }, { onError: () => setName(category.name) })
  }
  return (
    <div className={styles.addLine}>
      <TextInput
        aria-label={t('formBuilder.categoryName')}
        variant="unstyled"
        readOnly={!mayKeep}
        maxLength={50}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <span className="quiet">{t('formBuilder.formCount', { n: category.template_count })}</span>
      {mayKeep && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('formBuilder.removeCategory', { name: category.name })}
          onClick={() => remove.mutate({ params })}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </div>
  )
}
