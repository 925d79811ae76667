import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditAreas } from '#contract/platform/audit/audit.ts'
import { allSettings } from '#contract/platform/companies/setting-table.ts'
import { FIELD_WORDS } from './field-words.ts'
import { tellActions, wordsOfAction, hasWords } from './words-of-action.ts'

const SOURCES = join(import.meta.dirname, '../../..')
const sources = globSync('**/*.ts', { cwd: SOURCES })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
const texts = sources.filter((text) => /audit\(|AuditEntry/.test(text))
const recordNames = sources.flatMap((text) =>
  [...text.matchAll(/\brecordsOf\('\w+', \{\s*name: '(\w+)'/g)].map((match) => match[1]!),
)

function ofEach(name: string, entities: readonly string[]): Record<string, string[]> {
  const verbs = ['create', 'update', 'delete']
  return Object.fromEntries(
    verbs.map((verb) => [`\${${name}}.${verb}`, entities.map((entity) => `${entity}.${verb}`)]),
  )
}

/** Actions that are put together, by how the source writes them. */
const COMPOSED: Record<string, readonly string[]> = {
  'document.${act.toLowerCase()}': ['approve', 'deny', 'confirm', 'final', 'substitute'].map(
    (act) => `document.${act}`,
  ),
  'work_check.${body.loc_check_type.toLowerCase()}': ['in', 'out', 'away'].map((act) => `work_check.${act}`),
  ...ofEach('kind.entity', ['gate_user', 'slack_user']),
  // What is kept by http/records/records-of.ts.
  ...ofEach('name', recordNames),
}

test('every action that is written has words', () => {
  const said = texts.flatMap((text) => [
    ...[...text.matchAll(/\baction: '([a-z_]+\.[a-z_]+)'/g)].map((match) => match[1]!),
    // One of two.
    ...[
      ...text.matchAll(
        /\baction: [\w.]+(?: === \w+| !== \w+)? \? '([a-z_]+\.[a-z_]+)' : '([a-z_]+\.[a-z_]+)'/g,
      ),
    ].flatMap((match) => [match[1]!, match[2]!]),
  ])
  const composed = texts.flatMap((text) =>
    [...text.matchAll(/\baction: `([^`]+)`/g)].map((match) => match[1]!),
  )
  expect(said.length).toBeGreaterThan(150)
  expect(composed.filter((template) => !(template in COMPOSED))).toEqual([])
  expect(recordNames.length).toBeGreaterThan(4)
  const all = [...said, ...composed.flatMap((template) => COMPOSED[template]!)]
  expect(all.filter((action) => !hasWords(action))).toEqual([])
})

test('an endpoint whose command says nothing of its own is told as a change of its area, and a new one as another change', () => {
  expect(wordsOfAction('members.something')).toEqual([
    '구성원·조직 · 기타 변경',
    'メンバー・組織・その他の変更',
    'Other change · People and organization',
  ])
  expect(wordsOfAction('nothing.known')).toEqual(['기타 변경', 'その他の変更', 'Other change'])
})

test('each area offers its actions in words, none twice', () => {
  for (const language of ['ko', 'ja', 'en'] as const) {
    const areas = tellActions(language)
    expect(areas.map(({ area }) => area)).toEqual([...auditAreas])
    for (const { actions } of areas) expect(actions.length).toBeGreaterThan(0)
    const all = areas.flatMap(({ actions }) => actions.map(({ action }) => action))
    expect(new Set(all).size).toBe(all.length)
    for (const { actions } of areas) {
      const names = actions.map(({ action_text: name }) => name)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  }
})

test('whatever a command names in its entry has words', () => {
  const named = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:before|after)(?:: | = )\{([^{}]*)\}/g)].flatMap(([, inside]) =>
      inside!.split(',').flatMap((part) => /^\s*([a-zA-Z_]+)\s*(?::|$)/.exec(part)?.[1] ?? []),
    ),
  )
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((key) => !FIELD_WORDS.has(key))).toEqual([])
})

test('every setting of the company has words', () => {
  const columns = allSettings.map(([, { column }]) => column)
  expect(columns.filter((column) => !FIELD_WORDS.has(column))).toEqual([])
})
