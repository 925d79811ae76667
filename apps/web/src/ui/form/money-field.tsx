import { useTranslation } from 'react-i18next'
import { number, won } from '../../text/formats.ts'
import { parseWon, wonInWords } from './parse-amount.ts'
import { TypedField, type TypedFieldProps } from './typed-field.tsx'

interface MoneyFieldProps extends TypedFieldProps<number> {
  /** Whole won. */
  min?: number
  max?: number
}

/** An amount in whole won, typed as 1,234,000 or 120만; below it the amount in words, where a nought too many is seen. */
export function MoneyField({ min = 0, max = 999_999_999_999, description, ...field }: MoneyFieldProps) {
  const { t, i18n } = useTranslation()
  const words = field.value === null ? null : wonInWords(field.value, i18n.language)
  return (
    <TypedField
      {...field}
      placeholder={field.placeholder ?? t('kit.money.placeholder')}
      description={description ?? (words === null ? undefined : t('kit.money.words', { words }))}
      reading={{
        parse: parseWon,
        show: won,
        inputMode: 'decimal',
        problemOf: (amount) => {
          if (amount === null) return t('kit.money.wrong')
          if (amount < min) return t('kit.money.tooLittle', { amount: number(min) })
          return amount > max ? t('kit.money.tooMuch', { amount: number(max) }) : undefined
        },
      }}
    />
  )
}
