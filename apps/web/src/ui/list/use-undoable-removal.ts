import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWindowKeys } from '../input/use-window-keys.ts'
import { closeNotice, notify } from '../notify.ts'

interface Removal<Key> {
  key: Key
  /** What was removed, as it is called in the list. */
  name: string
}

/** How long a removal can be taken back. */
const UNDO_MS = 6000

/**
 * Removes rows without a question: the row goes at once and can be called back, by the button of the notice or Ctrl+Z;
 * only then, or when the page is left, the server is told. What it refuses stands in the list again.
 * For what asks no more of others than the row itself; what takes other things along asks first (RowMenu).
 * @param remove tells the server; its refusal is told by the action itself
 */
export function useUndoableRemoval<Key extends string | number>(remove: (key: Key) => Promise<unknown>) {
  const { t } = useTranslation()
  const [hidden, setHidden] = useState<ReadonlySet<Key>>(new Set())
  const waiting = useRef<{ key: Key; notice: string; timer: number }[]>([])

  const show = (key: Key) => setHidden((keys) => new Set([...keys].filter((one) => one !== key)))
  const take = (key: Key) => {
    const found = waiting.current.find((one) => one.key === key)
    waiting.current = waiting.current.filter((one) => one !== found)
    if (found) {
      clearTimeout(found.timer)
      closeNotice(found.notice)
    }
    return found
  }
  const undo = (key: Key) => {
    if (take(key)) show(key)
  }
  const commit = async (key: Key) => {
    if (!take(key)) return
    // What is gone stays hidden: the list that still holds it is asked for again only now.
    await remove(key).catch(() => show(key))
  }
  const ask = ({ key, name }: Removal<Key>) => {
    const notice = `removed-${key}-${Date.now()}`
    setHidden((keys) => new Set([...keys, key]))
    waiting.current.push({ key, notice, timer: window.setTimeout(() => void commit(key), UNDO_MS) })
    notify({
      id: notice,
      text: t('kit.removal.removed', { name }),
      closeAfter: UNDO_MS,
      action: { label: t('kit.removal.undo'), onClick: () => undo(key) },
    })
  }
  const commitAll = useEffectEvent(() => {
    for (const { key } of waiting.current) void commit(key)
  })
  useEffect(() => () => commitAll(), [])
  useWindowEvent('pagehide', () => commitAll())
  useWindowKeys((event) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    const last = waiting.current.at(-1)
    if (!isUndo || !last || (event.target as Element).closest('input, textarea, [contenteditable=true]'))
      return
    event.preventDefault()
    undo(last.key)
  })
  return { hidden, remove: ask }
}
