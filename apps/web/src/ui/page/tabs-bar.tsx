import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './tabs-bar.module.css'

export interface TabItem<V extends string> {
  value: V
  label: string
  /** Shown beside the label; 0 is shown quietly, undefined not at all. */
  count?: number
  disabled?: boolean
}

interface TabsBarProps<V extends string> {
  tabs: readonly TabItem<V>[]
  /** From the address; null where it is none of them. */
  value: V | null
  /** Writes the address. */
  onChange: (value: V) => void
  label: string
  /** Id of the element that shows the chosen tab. */
  panelId?: string
}

/** Tabs in one line that scrolls on phones; arrow keys move, Home and End jump. */
export function TabsBar<V extends string>({ tabs, value, onChange, label, panelId }: TabsBarProps<V>) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const line = bar.current
    const chosen = line?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!line || !chosen) return
    // Not scrollIntoView: that would also scroll the page.
    const show = () => {
      line.scrollLeft = chosen.offsetLeft - line.clientWidth / 2 + chosen.offsetWidth / 2
    }
    // Also once the font has come, a phone was turned, or a tab was added before it.
    const widths = new ResizeObserver(show)
    for (const one of [line, ...line.children]) widths.observe(one)
    return () => widths.disconnect()
  }, [value, tabs.length])

  const move = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.disabled)
    const at = open.findIndex((tab) => tab.value === value)
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }[event.key]
    const next = target === undefined ? undefined : open[(target + open.length) % open.length]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    bar.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }
  return (
    <div className={styles.bar} role="tablist" aria-label={label} ref={bar} onKeyDown={move} tabIndex={-1}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={styles.tab}
          data-tab={tab.value}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab === (tabs.find((one) => one.value === value) ?? tabs[0]) ? 0 : -1}
          disabled={tab.disabled}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span data-zero={tab.count === 0 || undefined}>{tab.count > 999 ? '999+' : tab.count}</span>
          )}
        </button>
      ))}
    </div>
  )
}
