import { expect, test } from 'vitest'

type Tree = { [key: string]: string | Tree }
type Flat = ReadonlyMap<string, string>

const files = Object.entries(import.meta.glob<Tree>('../**/text/*.{ko,ja,en}.ts', { eager: true }))

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

const textsIn = (language: string): Flat =>
  new Map(files.flatMap(([path, file]) => (path.endsWith(`.${language}.ts`) ? flat({ ...file }) : [])))
const source = textsIn('ko')
const others = { ja: textsIn('ja'), en: textsIn('en') }

test('the source holds texts', () => {
  expect(source.size).toBeGreaterThan(100)
})

test('a file is called as what it holds, so that it is found by the first word of a key', () => {
  const camel = (path: string) =>
    path.replace(/^.*\/([a-z-]+)\.[a-z]+\.ts$/, '$1').replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase())
  for (const [path, file] of files) expect({ [path]: Object.keys(file) }).toEqual({ [path]: [camel(path)] })
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
  // A law keeps its Korean name behind the translation.
  const own = (text: string) => text.replaceAll(/\([가-힣 ]+법\)/g, '')
  const korean = [...texts].filter(([, text]) => /[가-힣]/.test(own(text))).map(([key]) => key)
  expect(korean).toEqual([])
})
