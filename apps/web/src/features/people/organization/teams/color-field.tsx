import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './teams.module.css'

const COLORS = {
  blue: '#4263eb',
  sky: '#1c7ed6',
  teal: '#0ca678',
  green: '#37b24d',
  yellow: '#f59f00',
  orange: '#f76707',
  red: '#e03131',
  violet: '#ae3ec9',
  gray: '#868e96',
} as const

interface ColorFieldProps {
  /** #rrggbb, or empty for none. */
  value: string
  onChange: (color: string) => void
  error?: ReactNode
}

/** One of a few colours that hold up on light and dark; a colour that came from elsewhere stays until another is chosen. */
export function ColorField({ value, onChange, error }: ColorFieldProps) {
  const { t } = useTranslation()
  const known = Object.entries(COLORS) as [keyof typeof COLORS, string][]
  const isOther = value !== '' && !known.some(([, color]) => color === value.toLowerCase())
  return (
    <Input.Wrapper label={t('teams.color')} error={error} labelElement="div">
      <div className={styles.colors} role="radiogroup" aria-label={t('teams.color')}>
        <Swatch name={t('teams.noColor')} color="" value={value} onChange={onChange} />
        {known.map(([name, color]) => (
          <Swatch
            key={name}
            name={t(`teams.colors.${name}`)}
            color={color}
            value={value}
            onChange={onChange}
          />
        ))}
        {isOther && <Swatch name={value} color={value} value={value} onChange={onChange} />}
      </div>
    </Input.Wrapper>
  )
}

function Swatch({ name, color, value, onChange }: ColorFieldProps & { name: string; color: string }) {
  const isChosen = color.toLowerCase() === value.toLowerCase()
  return (
    <label className={styles.swatch} title={name} data-none={color === '' || undefined}>
      <input
        type="radio"
        name="team_color"
        aria-label={name}
        checked={isChosen}
        onChange={() => onChange(color)}
      />
      <span style={color ? { background: color } : undefined} aria-hidden />
    </label>
  )
}
