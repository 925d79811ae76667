import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SortableList } from '../input/sortable-list.tsx'
import styles from './form.module.css'

interface RepeatedFieldsProps<Item> {
  legend: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** What an item is called, for its handle and its removal. */
  nameOf: (item: Item, at: number) => string
  onChange: (items: Item[]) => void
  /** A new one at the end. */
  make: () => Item
  /** Whether the last one has something in it, so that Enter goes on to a new one. */
  isFilled: (item: Item) => boolean
  /** Asks before one goes that others hang on; false keeps it. */
  mayRemove?: (item: Item) => Promise<boolean> | boolean
  addText: string
  removeText?: (name: string) => string
  least?: number
  most?: number
  error?: ReactNode
  children: (item: Item, at: number, change: (change: Partial<Item>) => void) => ReactNode
}

/** Fields that repeat: added at the end by button or Enter, sorted by their handle, taken away one by one. */
export function RepeatedFields<Item>(props: RepeatedFieldsProps<Item>) {
  const { items, keyOf, nameOf, most = 100, least = 0, mayRemove = () => true } = props
  const { t } = useTranslation()
  // One press may do two things: Enter settles a field and goes on to a new one, before the first is drawn.
  const held = useRef(items)
  const place = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    held.current = items
  }, [items])
  const onChange = (next: Item[]) => {
    held.current = next
    props.onChange(next)
  }
  const add = () => {
    if (held.current.length < most) onChange([...held.current, props.make()])
  }
  const remove = async (item: Item) => {
    if (!(await mayRemove(item))) return
    const at = held.current.findIndex((one) => keyOf(one) === keyOf(item))
    onChange(held.current.filter((one) => keyOf(one) !== keyOf(item)))
    // On to the field that stands there now, else to the button that adds one.
    requestAnimationFrame(() => {
      const inputs = [...(place.current?.querySelectorAll<HTMLElement>('li input') ?? [])]
      const next = inputs[Math.min(at, inputs.length - 1)]
      ;(next ?? place.current?.querySelector<HTMLElement>(':scope > button'))?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    // A Korean syllable that is being typed ends first; with Ctrl the form is sent.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (at === held.current.length - 1 && props.isFilled(held.current[at]!)) add()
  }
  return (
    <fieldset className={styles.repeated} ref={place}>
      <legend>{props.legend}</legend>
      <SortableList
        items={items.map((item, at) => ({ item, at }))}
        idOf={({ item }) => keyOf(item)}
        nameOf={({ item, at }) => nameOf(item, at)}
        onSort={(sorted) => onChange(sorted.map(({ item }) => item))}
        locked={items.length < 2}
        dense
      >
        {({ item, at }) => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for its inputs */}
            <div className={styles.repeatedItem} onKeyDown={(event) => onKeyDown(event, at)}>
              {props.children(item, at, (change) =>
                onChange(
                  held.current.map((one) => (keyOf(one) === keyOf(item) ? { ...one, ...change } : one)),
                ),
              )}
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              disabled={items.length <= least}
              aria-label={
                props.removeText?.(nameOf(item, at)) ?? t('kit.repeated.remove', { name: nameOf(item, at) })
              }
              onClick={() => void remove(item)}
            >
              <IconX size={16} />
            </ActionIcon>
          </>
        )}
      </SortableList>
      {props.error && (
        <p className={styles.error} role="alert">
          {props.error}
        </p>
      )}
      <Button
        className={styles.add}
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        disabled={items.length >= most}
        onClick={add}
      >
        {props.addText}
      </Button>
    </fieldset>
  )
}
