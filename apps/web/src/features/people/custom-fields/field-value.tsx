import { useTranslation } from 'react-i18next'
import { phoneAddress } from '#rules/profiles/phone-number.ts'
import { shortDay } from '../../../text/formats.ts'
import type { Value } from './custom-field-queries.ts'
import styles from './custom-fields.module.css'

/** A value as people read it: days in words, addresses to follow. */
export function FieldValue({ value }: { value: Value }) {
  const { t } = useTranslation()
  const { cuf_type: kind, ucv_text: text } = value
  if (text === '') return <span className="quiet">{t('customFields.notGiven')}</span>
  switch (kind) {
    case 'LONG_TEXT':
      return <span className={styles.long}>{text}</span>
    case 'NUMBER':
      return <span className="numeric">{grouped(text)}</span>
    case 'DATE':
      return shortDay(text)
    case 'YES_NO':
      return t(text === 'true' ? 'customFields.yes' : 'customFields.no')
    case 'PHONE':
      return <a href={phoneAddress(text)}>{text}</a>
    case 'EMAIL':
      return <a href={`mailto:${text}`}>{text}</a>
    case 'URL':
      return (
        <a href={text} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </a>
      )
    default:
      return text
  }
}

/** With commas, digit by digit: a number of the browser would round long ones. */
function grouped(text: string): string {
  const [whole = '', part] = text.split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? digits : `${digits}.${part}`
}
