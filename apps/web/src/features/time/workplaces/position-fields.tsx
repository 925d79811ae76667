import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnPosition } from '../../../page/own-position.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { metres } from './metres.ts'
import { type PlaceForm, typedPosition } from './place-form.ts'
import { useOwnPosition } from './use-own-position.ts'
import styles from './workplaces.module.css'

const POSITION = ['loc_lat', 'loc_lon'] as const

// Worse than this a radius of a hundred metres would be guesswork.
const ROUGH_METRES = 60

/** Latitude and longitude: typed, pasted as a pair into either, or where one is. */
export function PositionFields({ form }: { form: UseFormReturnType<PlaceForm> }) {
  const { t } = useTranslation()
  const [found, setFound] = useState<OwnPosition>()
  const take = (typed: Partial<PlaceForm>) => {
    for (const name of POSITION) if (typed[name] !== undefined) form.setFieldValue(name, typed[name])
  }
  const own = useOwnPosition((position) => {
    setFound(position)
    take({ loc_lat: String(position.latitude), loc_lon: String(position.longitude) })
  })
  const field = (name: 'loc_lat' | 'loc_lon', label: string, placeholder: string) => (
    <FormField form={form} name={name}>
      {(input) => (
        <TextInput
          label={label}
          placeholder={placeholder}
          required
          inputMode="text"
          autoComplete="off"
          {...input}
          onChange={(event) => {
            setFound(undefined)
            take(typedPosition(name, event.currentTarget.value))
          }}
        />
      )}
    </FormField>
  )
  return (
    <div>
      <div className={styles.pair}>
        {field('loc_lat', t('workplaces.places.latitude'), '37.4979')}
        {field('loc_lon', t('workplaces.places.longitude'), '127.0276')}
      </div>
      <p className={styles.hint}>{t('workplaces.places.pasteHint')}</p>
      <div className={`${styles.current} ${styles.here}`}>
        <div role="status">
          <Told found={found} isAsking={own.isAsking} />
          {own.problem && (
            <p className={`${styles.hint} ${styles.bad}`}>{t(`workplaces.places.problem.${own.problem}`)}</p>
          )}
        </div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCurrentLocation size={14} />}
          loading={own.isAsking}
          onClick={own.ask}
        >
          {t('workplaces.places.here')}
        </Button>
      </div>
    </div>
  )
}

function Told({ found, isAsking }: { found: OwnPosition | undefined; isAsking: boolean }) {
  const { t } = useTranslation()
  if (isAsking) return <p className={styles.hint}>{t('workplaces.places.asking')}</p>
  if (!found) return null
  const isRough = found.accuracyMetres > ROUGH_METRES
  const accuracy = metres(found.accuracyMetres)
  return (
    <p className={styles.hint}>
      {t(isRough ? 'workplaces.places.roughHere' : 'workplaces.places.gotHere', { accuracy })}
    </p>
  )
}
