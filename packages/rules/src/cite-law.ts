const LAWS = [
  ['근로기준법', '韓国勤労基準法', 'Labor Standards Act (근로기준법)'],
  ['남녀고용평등법', '韓国男女雇用平等法', 'Equal Employment Opportunity Act (남녀고용평등법)'],
  ['예비군법', '韓国予備軍法', 'Reserve Forces Act (예비군법)'],
  ['민방위기본법', '韓国民防衛基本法', 'Framework Act on Civil Defense (민방위기본법)'],
  ['시행령', '施行令', 'Enforcement Decree (시행령)'],
] as const

const PHRASES = [
  [/^구 /, '旧', 'former '],
  [/ \((.+) 개정 전\)/, '（$1改正前）', ' (before the amendment of $1)'],
  [/ 별표 (\d+)/, ' 別表$1', ', Annex $1'],
  [/ 본문/, '本文', ', main clause'],
  [/ 단서/, 'ただし書き', ', proviso'],
  [/회계연도 기준/, '会計年度基準', 'fiscal-year basis'],
  [
    /근로기준과-(\d+) \((.+)\)/,
    '行政解釈 勤労基準課-$1（$2）',
    'administrative interpretation 근로기준과-$1 ($2)',
  ],
] as const

/**
 * An article of law as the reader's language cites it: 근로기준법 제60조 제1항, 韓国勤労基準法 第60条第1項,
 * Labor Standards Act (근로기준법) Art. 60(1). Rules and stored grants carry the Korean one; what was stored as `60조 1항` reads alike.
 */
export function citeLaw(article: string, language: 'ko' | 'ja' | 'en'): string {
  const korean = article.replaceAll(/(?<!제|\d)(\d+)(조|항|호)/g, '제$1$2')
  if (language === 'ko') return korean
  const phrased = PHRASES.reduce(
    (text, [ko, ja, en]) => text.replace(ko, language === 'ja' ? ja : en),
    korean,
  )
  const named = LAWS.reduce((text, [ko, ja, en]) => text.replaceAll(ko, language === 'ja' ? ja : en), phrased)
  return language === 'ja' ? japanese(named) : english(named)
}

function japanese(text: string): string {
  return text
    .replaceAll(/\s?제(\d+)항/g, '第$1項')
    .replaceAll(/\s?제(\d+)호/g, '第$1号')
    .replaceAll(/\s?제(\d+)조의(\d+)/g, ' 第$1条の$2')
    .replaceAll(/\s?제(\d+)조/g, ' 第$1条')
    .replaceAll(/·\s?/g, '・')
    .replaceAll(/, ?/g, '、')
}

function english(text: string): string {
  return text
    .replaceAll(/·제(\d+)항/g, ', ($1)')
    .replaceAll(/\s?제(\d+)항/g, '($1)')
    .replaceAll(/\s?제(\d+)호/g, ' no. $1')
    .replaceAll(/제(\d+)조의(\d+)/g, 'Art. $1-$2')
    .replaceAll(/제(\d+)조/g, 'Art. $1')
    .replaceAll('·', ', ')
}
