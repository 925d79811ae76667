import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { saveMood } from '#contract/office/mood/mood.ts'
import { useAction } from '../../../api/use-action.ts'
import { feelings, type Half } from './feelings.ts'
import styles from './mood.module.css'

interface FeelingChoiceProps {
  half: Half
  chosen: number | null
}

/** Five faces of which one is chosen; the choice is the answer. */
export function FeelingChoice({ half, chosen }: FeelingChoiceProps) {
  const { t } = useTranslation()
  const group = useId()
  const save = useAction(saveMood)
  // At once, and back when the server refuses.
  const shown = save.isPending ? save.variables.body?.[`md_mood_${half}`] : chosen
  return (
    <fieldset className={styles.choice}>
      <legend>{t(`mood.ask.${half}`)}</legend>
      <div className={styles.faces}>
        {feelings.map(({ value, name, Icon, tone }) => (
          <label key={value} className={styles.face} data-tone={tone}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={shown === value}
              onChange={() => save.mutate({ body: { [`md_mood_${half}`]: value } })}
            />
            <Icon size={28} stroke={1.6} aria-hidden />
            <span>{t(`mood.feeling.${name}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
