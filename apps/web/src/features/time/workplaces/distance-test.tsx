import { Button, TextInput } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parsePosition } from '#rules/workplaces/position.ts'
import { Section } from '../../../ui/page/section.tsx'
import { coordinates } from './metres.ts'
import { useOwnPosition } from './use-own-position.ts'
import styles from './workplaces.module.css'

interface DistanceTestProps {
  /** From the address. */
  at: string
  onChange: (at: string) => void
}

/** A point to measure from: typed, pasted from a map, or where one is. */
export function DistanceTest({ at, onChange }: DistanceTestProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(at)
  const own = useOwnPosition((found) => onChange(coordinates(found)))
  useEffect(() => setText(at), [at])
  const isWrong = text.trim() !== '' && parsePosition(text) === null
  const type = (next: string) => {
    setText(next)
    const read = parsePosition(next)
    if (read || next === '') onChange(read ? coordinates(read) : '')
  }
  return (
    <Section title={t('workplaces.places.test')} note={t('workplaces.places.testHint')}>
      <div className={styles.test}>
        <TextInput
          aria-label={t('workplaces.places.testAt')}
          placeholder="37.4979, 127.0276"
          value={text}
          error={isWrong && t('workplaces.places.testWrong')}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => type(text)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            if (!parsePosition(pasted)) return
            event.preventDefault()
            type(pasted)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') type(text)
          }}
        />
        <Button
          variant="default"
          leftSection={<IconCurrentLocation size={16} />}
          loading={own.isAsking}
          onClick={own.ask}
        >
          {t('workplaces.places.testHere')}
        </Button>
        {at !== '' && (
          <Button variant="subtle" color="gray" onClick={() => type('')}>
            {t('workplaces.places.testClear')}
          </Button>
        )}
      </div>
      {own.problem && (
        <p className={`${styles.hint} ${styles.bad}`} role="alert">
          {t(`workplaces.places.problem.${own.problem}`)}
        </p>
      )}
    </Section>
  )
}
