import { useRouter } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchedPart } from '../../text/matches.ts'
import { Kbd } from '../../ui/input/kbd.tsx'
import styles from './palette.module.css'
import { rememberCommand } from './recent-commands.ts'
import { type FoundCommand, useFoundCommands } from './use-found-commands.ts'

export function PaletteBody({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const found = useFoundCommands(typed)
  // By its key: what is found meanwhile may stand before it. Where nothing was typed nothing is chosen, so that Enter checks
  // nobody in.
  const [moved, setMoved] = useState<string | null>(null)
  const movedTo = found.findIndex(({ key }) => key === moved)
  const isChosen = typed.trim() !== '' && found[0] !== undefined && !found[0].isUnsure
  const active = movedTo < 0 && isChosen ? 0 : movedTo
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Answers a promise in younger browsers, which an effect must not hand on.
    void list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  // Who types and presses Enter at once means what will be found, not what still stands there.
  const [isWaiting, setWaiting] = useState(false)
  const run = (command: FoundCommand | undefined) => {
    if (!command) return
    if (command.fills !== undefined) {
      setTyped(command.fills)
      setMoved(null)
      setWaiting(false)
      return
    }
    close()
    rememberCommand(command)
    if (command.goes) void router.navigate(command.goes)
    else command.run()
  }
  const chosen = found[active]
  const isCurrent = chosen?.typed === typed
  const runChosen = useEffectEvent(() => run(chosen))
  useEffect(() => {
    if (isWaiting && isCurrent) runChosen()
  }, [isWaiting, isCurrent])
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a Hangul syllable; that one is not meant for us.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) {
      const next = active < 0 && step < 0 ? found.length - 1 : (active + step + found.length) % found.length
      setMoved(found[next]!.key)
      // An Enter that found nothing chosen is not kept for what is moved to.
      setWaiting(false)
    } else if (event.key === 'Enter' && (chosen || typed.trim() !== '')) setWaiting(true)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.palette}>
      <div className={styles.input}>
        <IconSearch size={18} stroke={1.7} aria-hidden />
        <input
          data-autofocus
          role="combobox"
          aria-expanded
          aria-controls="palette-list"
          aria-activedescendant={active >= 0 ? `palette-${active}` : undefined}
          aria-label={t('shell.palette.hint')}
          placeholder={t('shell.palette.hint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setMoved(null)
            setWaiting(false)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id="palette-list"
        role="listbox"
        aria-label={t('shell.palette.title')}
        className={styles.list}
        ref={list}
      >
        {found.map((command, index) => (
          <PaletteRow
            key={command.key}
            command={command}
            index={index}
            isActive={index === active}
            heading={command.title === found[index - 1]?.title ? null : t(command.title)}
            choose={() => run(command)}
          />
        ))}
        {found.length === 0 && <p className={styles.empty}>{t('shell.palette.empty')}</p>}
      </div>
      <div className={styles.foot} aria-hidden>
        <span>
          <Kbd keys={['↑', '↓']} /> {t('shell.palette.move')}
        </span>
        <span>
          <Kbd keys={['Enter']} /> {t('shell.palette.open')}
        </span>
        <span>
          <Kbd keys={['Esc']} /> {t('shell.palette.close')}
        </span>
      </div>
    </div>
  )
}

/** A text in which what was typed stands out. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const part = matchedPart(text, typed)
  if (!part) return text
  const letters = [...text.normalize('NFC')]
  const [from, until] = part
  return (
    <>
      {letters.slice(0, from).join('')}
      <mark className={styles.mark}>{letters.slice(from, until).join('')}</mark>
      {letters.slice(until).join('')}
    </>
  )
}

interface RowProps {
  command: FoundCommand
  index: number
  isActive: boolean
  heading: string | null
  choose: () => void
}

function PaletteRow({ command, index, isActive, heading, choose }: RowProps) {
  return (
    <>
      {heading && (
        <div className={styles.heading} role="presentation">
          {heading}
        </div>
      )}
      {/* The input keeps the focus; its keys move and choose. */}
      <div
        id={`palette-${index}`}
        role="option"
        aria-selected={isActive}
        className={styles.row}
        onClick={choose}
      >
        {command.icon && <command.icon size={17} stroke={1.6} aria-hidden />}
        <span className="one-line">
          <Marked text={command.label} typed={command.typed} />
        </span>
        {command.hint && <span className={styles.hint}>{command.hint}</span>}
      </div>
    </>
  )
}
