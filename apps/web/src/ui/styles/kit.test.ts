import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const styles = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.css'))
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join(web, path), 'utf8'))

/** The components of Mantine that a file draws. */
const componentsOf = (source: string) =>
  [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim()),
  )

test('every component of Mantine that is drawn has its styles', () => {
  const drawn = new Set(sources.flatMap(componentsOf))
  expect(drawn).toContain('Button')
  const bare = [...drawn].filter(
    (name) =>
      existsSync(join(styles, `${name}.css`)) &&
      !sources.some((source) => source.includes(`'@mantine/core/styles/${name}.css'`)),
  )
  expect(bare).toEqual([])
})
