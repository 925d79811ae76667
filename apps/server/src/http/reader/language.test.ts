import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  [undefined, 'ko'],
  ['', 'ko'],
  ['*', 'ko'],
  ['ko-KR', 'ko'],
  ['ja-JP,ja;q=0.9,en;q=0.8', 'ja'],
  ['en;q=0.5, ja;q=0.7', 'ja'],
  ['fr-FR,fr;q=0.9', 'en'],
  ['fr, ko;q=0.3', 'ko'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'en'],
  ['kok-IN', 'en'],
  ['!!, ;;', 'ko'],
])('%s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
