const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
const WITHIN = ['', '십', '백', '천']
const GROUPS = ['', '만', '억', '조']

/**
 * An amount as Korean vouchers write it out, so that no digit can be added later: 1200000 → 금 일백이십만원정.
 * Every digit is spelled, also one before 십, 백 and 천. Below zero it begins with 마이너스.
 * @param won whole won, below 10^16 in size
 */
export function amountInWords(won: number): string {
  if (won === 0) return '금 영원정'
  const text = String(Math.abs(won))
  const groups = text.match(/\d{1,4}(?=(?:\d{4})*$)/g) ?? []
  const words = groups.map((group, at) => {
    const spelled = [...group]
      .map((digit, place) => {
        const word = DIGITS[Number(digit)]!
        return word && word + WITHIN[group.length - 1 - place]!
      })
      .join('')
    return spelled && spelled + GROUPS[groups.length - 1 - at]!
  })
  return `금 ${won < 0 ? '마이너스 ' : ''}${words.join('')}원정`
}
