import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { conflictText } from './conflict-text.ts'

const said = ((_key: string, { article }: { article: string }) => article) as unknown as TFunction

test('a warning cites the law as its reader does', () => {
  const article = '근로기준법 제51조의2 제2항·제59조 제2항'
  const conflict = {
    kind: 'REST',
    day: Temporal.PlainDate.from('2026-11-26'),
    minutes: 600,
    article,
  } as const
  expect(['ko', 'ja', 'en'].map((language) => conflictText(conflict, language, said))).toEqual([
    article,
    '韓国勤労基準法 第51条の2第2項・第59条第2項',
    'Labor Standards Act (근로기준법) Art. 51-2(2), Art. 59(2)',
  ])
})
