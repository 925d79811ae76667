import { Input } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { COLORS } from './colors.ts'
import styles from './color-field.module.css'

interface SwatchProps {
  /** Of the whole choice. */
  group: string
  name: string
  color: string
  value: string
  onChange: (color: string) => void
}

interface ColorFieldProps {
  label: string
  /** #rrggbb, or empty for none. */
  value: string
  onChange: (color: string) => void
  /** There need not be one. */
  clearable?: boolean
  error?: ReactNode
}

/** One of a few colours that hold up on light and dark; a colour that came from elsewhere stays until another is chosen. */
export function ColorField({ label, value, onChange, clearable, error }: ColorFieldProps) {
  const { t } = useTranslation()
  const group = useId()
  const known = Object.entries(COLORS) as [keyof typeof COLORS, string][]
  const isOther = value !== '' && !known.some(([, color]) => color === value.toLowerCase())
  const shared = { group, value, onChange }
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <div className={styles.colors} role="radiogroup" aria-label={label}>
        {clearable && <Swatch {...shared} name={t('colors.none')} color="" />}
        {known.map(([name, color]) => (
          <Swatch {...shared} key={name} name={t(`colors.${name}`)} color={color} />
        ))}
        {isOther && <Swatch {...shared} name={value} color={value} />}
      </div>
    </Input.Wrapper>
  )
}

function Swatch({ group, name, color, value, onChange }: SwatchProps) {
  const isChosen = color.toLowerCase() === value.toLowerCase()
  return (
    <label className={styles.swatch} title={name} data-none={color === '' || undefined}>
      <input
        type="radio"
        name={group}
        aria-label={name}
        checked={isChosen}
        onChange={() => onChange(color)}
      />
      <span style={color ? { background: color } : undefined} aria-hidden />
    </label>
  )
}
