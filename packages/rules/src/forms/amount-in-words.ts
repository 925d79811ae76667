type Language = 'ko' | 'ja' | 'en'

const KOREAN = {
  digits: ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'],
  within: ['', '십', '백', '천'],
  groups: ['', '만', '억', '조'],
}
const JAPANESE = {
  digits: ['', '壱', '弐', '参', '四', '五', '六', '七', '八', '九'],
  within: ['', '拾', '百', '千'],
  groups: ['', '万', '億', '兆'],
}

/**
 * An amount as vouchers write it out, so that no digit can be added later: 1200000 → 금 일백이십만원정, 金壱百弐拾万ウォン也, One million
 * two hundred thousand won only. Every digit is spelled in Korean and Japanese, also one before 십, 백 and 천.
 * @param won whole won, below 10^16 in size
 */
export function amountInWords(won: number, language: Language): string {
  const isBelow = won < 0
  if (language === 'en') {
    const words = `${isBelow ? 'minus ' : ''}${won === 0 ? 'zero' : inEnglish(Math.abs(won))} won only`
    return words[0]!.toUpperCase() + words.slice(1)
  }
  if (language === 'ja')
    return `金${isBelow ? 'マイナス' : ''}${won === 0 ? '零' : byFours(Math.abs(won), JAPANESE)}ウォン也`
  return `금 ${isBelow ? '마이너스 ' : ''}${won === 0 ? '영' : byFours(Math.abs(won), KOREAN)}원정`
}

function byFours(amount: number, { digits, within, groups }: typeof KOREAN): string {
  const parts = String(amount).match(/\d{1,4}(?=(?:\d{4})*$)/g) ?? []
  return parts
    .map((part, at) => {
      const spelled = [...part]
        .map((digit, place) => {
          const word = digits[Number(digit)]!
          return word && word + within[part.length - 1 - place]!
        })
        .join('')
      return spelled && spelled + groups[parts.length - 1 - at]!
    })
    .join('')
}

const UNDER_TWENTY =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const THOUSANDS = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion']

function inEnglish(amount: number): string {
  const parts = String(amount).match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? []
  return parts
    .flatMap((part, at) => {
      const spelled = underThousand(Number(part))
      return spelled ? [spelled, THOUSANDS[parts.length - 1 - at]!] : []
    })
    .filter(Boolean)
    .join(' ')
}

function underThousand(number: number): string {
  const rest = number % 100
  const hundreds = Math.floor(number / 100)
  const ten = TENS[Math.floor(rest / 10)]!
  const one = UNDER_TWENTY[rest < 20 ? rest : rest % 10]!
  return [hundreds && `${UNDER_TWENTY[hundreds]} hundred`, [ten, one].filter(Boolean).join('-')]
    .filter(Boolean)
    .join(' ')
}
