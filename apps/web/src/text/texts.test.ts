import { expect, test } from 'vitest'
import { texts as en } from './en.ts'
import { texts as ja } from './ja.ts'
import { texts as ko } from './ko.ts'

type Tree = { [key: string]: string | Tree }

function flat(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  )
}

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1] ?? '').toSorted()
}

const source = new Map(flat(ko))
const others = { ja: new Map(flat(ja)), en: new Map(flat(en)) }

test('the source holds texts', () => {
  expect(source.size).toBeGreaterThan(100)
})

test.each(Object.entries({ ko: source, ...others }))('%s leaves no text empty', (_language, texts) => {
  expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(Object.entries(others))(
  '%s has the keys of the source, no more and no less',
  (_language, texts) => {
    expect([...texts.keys()].toSorted()).toEqual([...source.keys()].toSorted())
  },
)

test.each(Object.entries(others))('%s fills the same gaps as the source', (_language, texts) => {
  const wrong = [...source].filter(
    ([key, text]) => gapsOf(text).join() !== gapsOf(texts.get(key) ?? '').join(),
  )
  expect(wrong.map(([key]) => key)).toEqual([])
})

test.each(Object.entries(others))('%s was translated, not copied', (_language, texts) => {
  const korean = [...texts].filter(([, text]) => /[가-힣]/.test(text)).map(([key]) => key)
  expect(korean).toEqual([])
})
