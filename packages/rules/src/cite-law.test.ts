import { expect, test } from 'vitest'
import { citeLaw } from './cite-law.ts'

test.each([
  ['근로기준법 제60조 제1항', '韓国勤労基準法 第60条第1項', 'Labor Standards Act (근로기준법) Art. 60(1)'],
  [
    '근로기준법 제60조 제1항·제4항',
    '韓国勤労基準法 第60条第1項・第4項',
    'Labor Standards Act (근로기준법) Art. 60(1), (4)',
  ],
  [
    '근로기준법 제50조·제53조 제1항',
    '韓国勤労基準法 第50条・第53条第1項',
    'Labor Standards Act (근로기준법) Art. 50, Art. 53(1)',
  ],
  [
    '구 근로기준법 제50조·제53조 제1항 (2018-03-20 개정 전)',
    '旧韓国勤労基準法 第50条・第53条第1項（2018-03-20改正前）',
    'former Labor Standards Act (근로기준법) Art. 50, Art. 53(1) (before the amendment of 2018-03-20)',
  ],
  [
    '남녀고용평등법 제18조의2',
    '韓国男女雇用平等法 第18条の2',
    'Equal Employment Opportunity Act (남녀고용평등법) Art. 18-2',
  ],
  [
    '근로기준법 제74조 제3항, 시행령 제43조 제3항',
    '韓国勤労基準法 第74条第3項、施行令 第43条第3項',
    'Labor Standards Act (근로기준법) Art. 74(3), Enforcement Decree (시행령) Art. 43(3)',
  ],
  [
    '근로기준법 제60조 제1항·제4항, 시행령 제9조 별표 2 제4호',
    '韓国勤労基準法 第60条第1項・第4項、施行令 第9条 別表2第4号',
    'Labor Standards Act (근로기준법) Art. 60(1), (4), Enforcement Decree (시행령) Art. 9, Annex 2 no. 4',
  ],
  [
    '근로기준법 제61조 제2항 단서',
    '韓国勤労基準法 第61条第2項ただし書き',
    'Labor Standards Act (근로기준법) Art. 61(2), proviso',
  ],
  [
    '근로기준법 제60조, 근로기준과-5802 (2009-12-31)',
    '韓国勤労基準法 第60条、行政解釈 勤労基準課-5802（2009-12-31）',
    'Labor Standards Act (근로기준법) Art. 60, administrative interpretation 근로기준과-5802 (2009-12-31)',
  ],
])('%s is cited as each language does', (korean, japanese, english) => {
  expect([citeLaw(korean, 'ko'), citeLaw(korean, 'ja'), citeLaw(korean, 'en')]).toEqual([
    korean,
    japanese,
    english,
  ])
})

test('what was stored in a shorter form reads alike, and a text without an article stays', () => {
  expect(citeLaw('근로기준법 60조 1항·4항', 'ko')).toBe('근로기준법 제60조 제1항·제4항')
  expect(citeLaw('', 'en')).toBe('')
})
