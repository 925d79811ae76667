import { Input, NumberInput, Slider } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { RADIUS } from '#contract/time/workplaces/workplaces.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { metres } from './metres.ts'
import { isRadius, type PlaceForm } from './place-form.ts'
import { RadiusSketch } from './radius-sketch.tsx'
import { radiusAt, sliderOf } from './sketch-scale.ts'
import styles from './workplaces.module.css'

const MARKS = [10, 50, 200, 1000, 5000].map((radius) => ({
  value: sliderOf(radius),
  label: radius < 1000 ? String(radius) : `${radius / 1000}k`,
}))

/** The radius by slider or number, and how large that is. */
export function RadiusFields({ form }: { form: UseFormReturnType<PlaceForm> }) {
  const { t } = useTranslation()
  return (
    <FormField form={form} name="radius">
      {(input) => {
        const shown = isRadius(input.value) ? input.value : RADIUS.usual
        return (
          <>
            <div className={styles.radius}>
              <div>
                <Input.Label component="div">{t('workplaces.places.radius')}</Input.Label>
                <Slider
                  className={styles.slider}
                  thumbLabel={t('workplaces.places.radius')}
                  thumbValueText={(at) => metres(radiusAt(at))}
                  label={(at) => metres(radiusAt(at))}
                  marks={MARKS}
                  value={sliderOf(shown)}
                  step={1}
                  onChange={(at) => input.onChange(radiusAt(at))}
                />
              </div>
              <NumberInput
                label={t('workplaces.places.radiusMetres')}
                min={RADIUS.min}
                max={RADIUS.max}
                clampBehavior="none"
                allowDecimal={false}
                step={10}
                thousandSeparator=","
                required
                {...input}
              />
            </div>
            <RadiusSketch radius={shown} />
          </>
        )
      }}
    </FormField>
  )
}
