import { ActionIcon, Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createRoomCategory,
  deleteRoomCategory,
  updateRoomCategory,
} from '#contract/office/meeting-rooms/meeting-rooms.ts'
import { call } from '../../../api/call.ts'
import { newKey } from '../../../api/new-key.ts'
import { refreshTouched } from '../../../api/query.ts'
import { useAction } from '../../../api/use-action.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useConfirm } from '../../../ui/dialog/use-confirm.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { RowsSkeleton } from '../../../ui/feedback/rows-skeleton.tsx'
import { unreadEmpty } from '../../../ui/feedback/unread-hint.tsx'
import { SortableList } from '../../../ui/input/sortable-list.tsx'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/page/section.tsx'
import { categoriesQuery, type Category, type MeetingList } from './meeting-queries.ts'
import { RemoveButton } from './rooms-screen.tsx'
import styles from './rooms-screen.module.css'

const ORDER = ['meeting.order_categories'] as const

/** The categories in their order: add, rename, delete, and move by drag or by the arrow keys on the grip. */
export function CategoryList({ categories }: { categories: MeetingList<Category> }) {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<Category | 'new'>()
  return (
    <Section
      title={t('meetingRooms.keep.categories')}
      note={t('meetingRooms.keep.categoriesNote')}
      actions={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={15} />}
          onClick={() => setEdited('new')}
        >
          {t('common.action.add')}
        </Button>
      }
    >
      <QueryView
        query={categories}
        skeleton={<RowsSkeleton rows={3} />}
        empty={
          categories.isUnread
            ? unreadEmpty(categories)
            : { title: t('meetingRooms.keep.noCategory'), hint: t('meetingRooms.keep.noCategoryHint') }
        }
      >
        {(all) => <OrderedList categories={all} rename={setEdited} />}
      </QueryView>
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

function OrderedList({
  categories,
  rename,
}: {
  categories: Category[]
  rename: (category: Category) => void
}) {
  const keep = useKeptOrder(categories)
  return (
    <SortableList
      dense
      items={categories}
      idOf={(category) => category.room_cat_id}
      nameOf={(category) => category.name}
      onSort={keep}
    >
      {(category) => <CategoryRow category={category} rename={rename} />}
    </SortableList>
  )
}

interface CategoryRowProps {
  category: Category
  rename: (category: Category) => void
}

function CategoryRow({ category, rename }: CategoryRowProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const remove = useAction(deleteRoomCategory)
  const { name, abilities } = category
  const ask = async () => {
    const isSure = await confirm({
      title: t('meetingRooms.keep.removeTitle', { name }),
      message: t('meetingRooms.keep.removeText'),
      confirmText: t('common.action.delete'),
      danger: true,
    })
    if (isSure)
      remove.mutate(
        { params: { id: category.room_cat_id } },
        { onSuccess: () => notify({ text: t('common.state.deleted') }) },
      )
  }
  return (
    <>
      <span className={styles.category} title={name}>
        {name} <span className={styles.count}>{category.room_count}</span>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('meetingRooms.keep.edit', { name })}
        onClick={() => rename(category)}
      >
        <IconPencil size={17} stroke={1.6} />
      </ActionIcon>
      <RemoveButton
        label={t('meetingRooms.keep.remove', { name })}
        reason={abilities.delete ? undefined : t('meetingRooms.keep.usedCategory')}
        onClick={() => void ask()}
      />
    </>
  )
}

/** Keeps a new order: shows it at once, saves one move after the other, and reads what came of it after the last. */
function useKeptOrder(categories: readonly Category[]) {
  const client = useQueryClient()
  const save = useMutation({
    mutationKey: ORDER,
    scope: { id: ORDER[0] },
    mutationFn: async (changed: Category[]) => {
      for (const { room_cat_id: id, _order } of changed)
        await call(updateRoomCategory, { params: { id }, body: { _order } }, { idempotencyKey: newKey() })
    },
    meta: { errors: 'notify' },
    // What is read while another move waits would put this one back; after a refusal the true order is read.
    onSettled: () => {
      if (client.isMutating({ mutationKey: ORDER }) === 1) void refreshTouched(client, updateRoomCategory)
    },
  })
  return (sorted: Category[]) => {
    const ordered = sorted.map((category, at) => ({ ...category, _order: at }))
    const before = new Map(categories.map(({ room_cat_id: id, _order }) => [id, _order]))
    const changed = ordered.filter(({ room_cat_id: id, _order }) => before.get(id) !== _order)
    void client.cancelQueries({ queryKey: categoriesQuery.queryKey })
    client.setQueryData(categoriesQuery.queryKey, ordered)
    save.mutate(changed)
  }
}

function CategoryDialog({ category, onClose }: { category: Category | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const create = useAction(createRoomCategory, { errors: 'form' })
  const update = useAction(updateRoomCategory, { errors: 'form' })
  return (
    <FormDialog
      opened
      title={t(category ? 'meetingRooms.keep.renameCategory' : 'meetingRooms.keep.addCategory')}
      onClose={onClose}
      size={400}
      initialValues={{ name: category?.name ?? '' }}
      validate={{ name: (name) => (name.trim() ? null : t('meetingRooms.keep.needsName')) }}
      onSubmit={(body) =>
        category
          ? update.mutateAsync({ params: { id: category.room_cat_id }, body })
          : create.mutateAsync({ body })
      }
      submitText={t(category ? 'common.action.save' : 'common.action.add')}
    >
      {(form) => (
        <TextInput
          label={t('meetingRooms.keep.name')}
          placeholder={t('meetingRooms.keep.categoryHint')}
          required
          maxLength={50}
          data-autofocus
          {...form.getInputProps('name')}
        />
      )}
    </FormDialog>
  )
}
