import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './people.module.css'
import { PersonChip } from './person-chip.tsx'
import { useEnter } from './use-enter.ts'
import { usePeopleSearch } from './use-people-search.ts'

export interface PersonOption {
  id: number
  name: string
  position?: string | null
  team?: string | null
  imageUrl?: string | null
}

interface PersonPickerProps {
  value: readonly PersonOption[]
  onChange: (people: PersonOption[]) => void
  /** Finds people; typed initial consonants (ㄱㅎㅈ) are passed on as they are. */
  search: (text: string) => Promise<readonly PersonOption[]>
  multiple?: boolean
  label?: ReactNode
  /** What it is called where no label stands above it. */
  'aria-label'?: string
  description?: ReactNode
  placeholder?: string
  error?: ReactNode
  disabled?: boolean
  required?: boolean
  /** Of a dialog that begins with this choice. */
  autoFocus?: boolean
}

/** Finds people by name. Arrow keys and Enter choose, Enter alone the first who was found; Backspace in an empty field takes the last one out. */
export function PersonPicker(props: PersonPickerProps) {
  const { value, onChange, multiple, disabled } = props
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const found = usePeopleSearch(props.search, text, combobox.dropdownOpened)
  const isChosen = (person: PersonOption) => value.some((one) => one.id === person.id)

  const choose = (id: string) => {
    const person = found.people.find((one) => String(one.id) === id)
    if (!person) return
    setText('')
    if (!multiple) {
      onChange([person])
      combobox.closeDropdown()
    } else onChange(isChosen(person) ? value.filter((one) => one.id !== person.id) : [...value, person])
  }
  const onEnter = useEnter({
    isReady: found.text === text.trim(),
    isChoosing: () => text.trim() !== '' && combobox.getSelectedOptionIndex() === -1,
    chooseFirst: () => {
      const first = found.people.find((person) => !isChosen(person))
      if (first) choose(String(first.id))
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter(event)
    if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1))
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose} shadow="sm" offset={4}>
      <Combobox.DropdownTarget>
        <PillsInput
          label={props.label ?? t('kit.person.label')}
          description={props.description}
          error={props.error}
          disabled={disabled}
          required={props.required}
          onClick={() => combobox.openDropdown()}
        >
          <Pill.Group>
            {value.map((person) => (
              <Pill
                key={person.id}
                withRemoveButton={!disabled}
                onRemove={() => onChange(value.filter((one) => one.id !== person.id))}
                removeButtonProps={{ 'aria-label': t('kit.person.remove', { name: person.name }) }}
              >
                {person.name}
                {person.position && ` ${person.position}`}
              </Pill>
            ))}
            <Combobox.EventsTarget>
              <PillsInput.Field
                style={{ minWidth: 40 }}
                aria-label={props['aria-label']}
                data-autofocus={props.autoFocus || undefined}
                value={text}
                disabled={disabled}
                placeholder={
                  value.length === 0 ? (props.placeholder ?? t('kit.person.placeholder')) : undefined
                }
                // Not over the sentence for which it was focused.
                onFocus={() => !props.error && combobox.openDropdown()}
                onBlur={() => {
                  combobox.closeDropdown()
                  setText('')
                }}
                onChange={(event) => {
                  setText(event.currentTarget.value)
                  combobox.openDropdown()
                  combobox.updateSelectedOptionIndex()
                }}
                onKeyDown={onKeyDown}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} className={styles.options}>
          {found.people.map((person) => (
            <Combobox.Option key={person.id} value={String(person.id)} active={isChosen(person)}>
              <span className={styles.option}>
                <PersonChip {...person} />
                {isChosen(person) && <IconCheck size={16} aria-hidden />}
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
        {found.people.length === 0 && (
          <div className={styles.none} role="status">
            {t(`kit.person.${found.state}`)}
          </div>
        )}
      </Combobox.Dropdown>
    </Combobox>
  )
}
