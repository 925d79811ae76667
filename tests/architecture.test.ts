import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cyclesOf, findImports, forbiddenReason, sourceFiles } from './architecture/read-tree.ts'
import { readTexts, TextUses } from './architecture/texts.ts'
import { foreignReads, foreignWrites, withoutOwner } from './architecture/tables.ts'
import { uncleanedRichText } from './architecture/rich-text.ts'
import { LIMITS, wrongName } from './architecture/vocabulary.ts'
import { slicesOf, slicesOfTable, tooDeep, wrongArrows } from './architecture/wings.ts'

const files = sourceFiles()
const { folders: textFolders, keys: textKeys } = await readTexts(files)
const textUses = new TextUses(files, [...textFolders.keys()], textKeys)
// Who shows the words of another feature knows it as much as who imports it.
const knowing = [...files, ...textUses.asImports(textFolders)]

test('there is a tree to look at', () => {
  expect(files.length).toBeGreaterThan(100)
})

test('nobody imports what they must not know', () => {
  const wrong = knowing.flatMap((file) =>
    findImports(file).flatMap((target) => {
      const reason = forbiddenReason(file.path, target)
      return reason ? [`${file.path} imports ${target}: ${reason}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('slices do not depend on each other in circles', () => {
  expect(cyclesOf(knowing)).toEqual([])
})

test('slices stand in the wings that ARCHITECTURE.md tells of, one level of matters below them', () => {
  expect(slicesOf(files)).toEqual(slicesOfTable())
  expect(tooDeep(files)).toEqual([])
})

test('a wing knows only those below it', () => {
  expect(wrongArrows(knowing)).toEqual([])
})

test('texts are shown where they are loaded: by the route, the command, the kind of document or the lazy part', () => {
  expect(textKeys.length).toBeGreaterThan(1000)
  expect(textUses.unused()).toEqual([])
  expect(textUses.wronglyLoaded()).toEqual([])
})

test('every table has one owner, who alone writes it; others read it through the door of its slice', () => {
  expect(withoutOwner()).toEqual([])
  expect(foreignWrites(files)).toEqual([])
  expect(foreignReads(files)).toEqual([])
})

test('files are called what the vocabulary knows', () => {
  expect(files.flatMap((file) => wrongName(file.path) ?? [])).toEqual([])
})

test('files, folders and functions stay small', () => {
  const tooLong = files
    .filter((file) => file.lines > LIMITS.lines)
    .map((file) => `${file.path}: ${file.lines} lines`)
  expect(tooLong).toEqual([])
  const folders = Map.groupBy(
    files.filter((file) => !/\.test\.tsx?$/.test(file.path)),
    (file) => file.path.replace(/\/[^/]+$/, ''),
  )
  const tooFull = [...folders]
    .filter(([, inside]) => inside.length > LIMITS.filesInFolder)
    .map(([folder, inside]) => `${folder}: ${inside.length} files`)
  expect(tooFull).toEqual([])
  const lengths = files.map((file) => file.lines).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(LIMITS.medianLines)
  expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(LIMITS.ninetyPercentLines)
})

test('paths stay shallow', () => {
  expect(files.map((file) => file.path).filter((path) => path.split('/').length > LIMITS.depth + 1)).toEqual(
    [],
  )
})

test('a suppression gives its reason', () => {
  const bare = files.filter((file) =>
    /(oxlint|eslint)-disable(?!.*--)|@ts-(ignore|nocheck)|@ts-expect-error\s*$/m.test(file.text),
  )
  expect(bare.map((file) => file.path)).toEqual([])
})

test('browser tests read a list only once it is there', () => {
  // These answer at once, on a slow machine with nothing: countOf, textsOf and settled wait.
  const hasty = files.filter(
    ({ path, text }) =>
      path.startsWith('tests/e2e/') &&
      !path.endsWith('/browser.ts') &&
      /\.(count|allTextContents|allInnerTexts)\(\)|networkidle/.test(text),
  )
  expect(hasty.map((file) => file.path)).toEqual([])
})

test('the web client reaches the server by one function, which knows where the API is', () => {
  const web = files.filter(({ path }) => path.startsWith('apps/web/src/') && !path.includes('.test.'))
  const calling = web.filter(({ text }) =>
    /\b(fetch|sendBeacon)\(|new (XMLHttpRequest|EventSource|WebSocket)\b/.test(text),
  )
  // The worker's own file comes with the pages.
  expect(calling.map((file) => file.path).toSorted()).toEqual([
    // How send.ts sends what is watched on its way up.
    'apps/web/src/api/send-watched.ts',
    'apps/web/src/api/send.ts',
    // Asks whether files come again, which come with the pages.
    'apps/web/src/api/when-back.ts',
    // Before the scripts of send.ts are there, which is handed the answers.
    'apps/web/src/app/first-sight/ask.ts',
    'apps/web/src/app/register-worker.ts',
  ])
  const showing = web.filter(({ text }) => /<img\b[^>]*\bsrc=\{/.test(text))
  expect(showing.map((file) => file.path)).toEqual(['apps/web/src/ui/people/picture.tsx'])
})

test('every dialog is one of the kit, which Back closes and from which the focus goes back', () => {
  const bare = files.filter(
    ({ path, text }) => path.startsWith('apps/web/') && /<(Modal|Drawer)\s/.test(text),
  )
  expect(bare.map((file) => file.path)).toEqual(['apps/web/src/ui/dialog/dialog.tsx'])
})

test('the web client has one clock: the days and moments of the company', () => {
  const reading = files.filter(
    ({ path, text }) =>
      path.startsWith('apps/web/src/') &&
      !path.includes('.test.') &&
      /\bnew Date\(\)|\bTemporal\.Now\b|\.get(FullYear|Month|Date|Day|Hours|Minutes)\(\)|\.toLocale(Date|Time)String\(/.test(
        text,
      ),
  )
  expect(reading.map((file) => file.path)).toEqual(['apps/web/src/text/company-clock.ts'])
})

test('no test is skipped, singled out or left for later', () => {
  const found = files.filter((file) => /\b(test|it|describe)\.(only|skip|todo)\(/.test(file.text))
  expect(found.map((file) => file.path)).toEqual([])
})

test('what a work day is, is asked of time/work-plans', () => {
  const own = 'apps/server/src/time/work-plans/'
  const asking = files.filter(
    ({ path, text }) =>
      path.startsWith('apps/server/src/') &&
      !path.startsWith(own) &&
      !path.endsWith('.test.ts') &&
      /\b(planDay|dayKind|isWorkDay|holidaysOn|isHoliday|MONDAY_TO_FRIDAY)\(|\bMONDAY_TO_FRIDAY\b|\bcompany_holidays\b/.test(
        text,
      ),
  )
  expect(asking.map((file) => file.path)).toEqual([])
})

test('statements are written by db/sql/sql.ts, not by Kysely’s own sql', () => {
  const using = files.filter(
    ({ path, text }) =>
      path.startsWith('apps/server/') && /import \{[^}]*\bsql\b[^}]*\} from 'kysely'/.test(text),
  )
  expect(using.map((file) => file.path)).toEqual(['apps/server/src/db/sql/sql.ts'])
})

test('two statements write days, of people and of a press, and one what their weeks have beyond 40 hours', () => {
  const writing = files.flatMap(({ path, text }) =>
    path.startsWith('apps/server/src/') && !path.endsWith('.test.ts')
      ? [...text.matchAll(/(insert into|update|delete from) work_days\b/g)].map(() => path)
      : [],
  )
  expect(writing.toSorted()).toEqual([
    'apps/server/src/time/work-days/settle-work.ts',
    'apps/server/src/time/work-days/write-days.ts',
    'apps/server/src/time/work-days/write-days.ts',
  ])
})

test('jobs act for a company in one way, with the trail and the actor that it makes', () => {
  const server = files.filter(({ path }) => path.startsWith('apps/server/src/') && !path.endsWith('.test.ts'))
  const using = (pattern: RegExp) => server.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
  expect(using(/\bwriteAudit\(|into audit_events|insertInto\('audit_events'\)/)).toEqual([
    'apps/server/src/http/audit-trail.ts',
    'apps/server/src/http/make-context.ts',
    'apps/server/src/http/route.ts',
    'apps/server/src/jobs/in-company-as.ts',
    // Requests that come without a company: they write the trail of the one that somebody enters or leaves.
    'apps/server/src/people/employment/joining/record-joining.ts',
    'apps/server/src/people/employment/leaving/withdraw-account.ts',
  ])
  expect(using(/\bisShutOut: (true|false|!)/)).toEqual([
    'apps/server/src/jobs/in-company-as.ts',
    'apps/server/src/people/roles/load-actor.ts',
    // Made-up people of the table of permissions.
    'apps/server/src/people/roles/permissions/subjects.ts',
  ])
  expect(using(/\bcompany_directory\b/).filter((path) => path.endsWith('.jobs.ts'))).toEqual([])
})

test('rules read no clock and do no input or output', () => {
  const impure = files.filter(
    (file) => file.path.startsWith('packages/rules/') && !file.path.endsWith('.test.ts'),
  )
  const found = impure.filter((file) =>
    /Temporal\.Now|Date\.now|new Date\(|Math\.random|process\.|fetch\(|node:/.test(file.text),
  )
  expect(found.map((file) => file.path)).toEqual([])
})

test('a slice that shows a rich text cleans it on its server', () => {
  expect(uncleanedRichText(join(import.meta.dirname, '..'))).toEqual([])
})
