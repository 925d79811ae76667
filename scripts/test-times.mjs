// What the tests cost: time by kind, and the files that took longest; and what of them failed.
import { stripVTControlCharacters } from 'node:util'

const KINDS = [
  ['rules and contract', /^packages\//],
  ['web client', /^apps\/web\//],
  ['attack', /^tests\/attack\//],
  ['scenarios', /^tests\/scenarios\//],
  ['whole product', /^(tests|bench|db|scripts)\//],
  ['server', /^apps\/server\//],
]
const SLOWEST = 10
const LINES_OF_REASON = 12

/** Times of a Vitest report. @returns {{ file: string, kind: string, tests: number, seconds: number }[]} */
export function timesOfVitest(report, root) {
  return report.testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const kind = KINDS.find(([, pattern]) => pattern.test(file))?.[0] ?? 'other'
    return { file, kind, tests: assertionResults.length, seconds: Math.max(0, endTime - startTime) / 1000 }
  })
}

/** The same of a Playwright report. */
export function timesOfPlaywright(report) {
  return report.suites.map((suite) => {
    const results = specsOf(suite).flatMap((spec) => spec.tests.flatMap((test) => test.results))
    const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
    return { file: `tests/e2e/${suite.file}`, kind: 'browser', tests: specsOf(suite).length, seconds }
  })
}

/** What failed, with the beginning of its reason: the end of a log is what is read first, and at times all that is kept. */
export function failuresOfVitest(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const failed = assertionResults.filter((each) => each.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [told(file, message)]
    return failed.map((each) => told(`${file} › ${each.fullName}`, each.failureMessages.join('\n')))
  })
}

/** The same of a Playwright report. */
export function failuresOfPlaywright(report) {
  const tests = report.suites.flatMap((suite) => specsOf(suite)).filter((spec) => !spec.ok)
  return [
    ...tests.map((spec) => {
      const errors = spec.tests.flatMap((test) => test.results.flatMap((result) => result.errors))
      return told(`tests/e2e/${spec.file} › ${spec.title}`, errors.map(({ message }) => message).join('\n'))
    }),
    ...report.errors.map(({ message }) => told('tests/e2e', message)),
  ]
}

function told(title, reason = '') {
  const lines = stripVTControlCharacters(reason).split('\n').slice(0, LINES_OF_REASON)
  return [title, ...lines.map((line) => `    ${line}`)].join('\n')
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

/** Lines to print. `parts` are the seconds on the clock; those by kind are added up over all workers. */
export function tellTimes(parts, files) {
  const sums = new Map()
  for (const { kind, tests, seconds } of files) {
    const sum = sums.get(kind) ?? { files: 0, tests: 0, seconds: 0 }
    sums.set(kind, { files: sum.files + 1, tests: sum.tests + tests, seconds: sum.seconds + seconds })
  }
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  const padded = (value, width = 8) => String(value).padStart(width)
  return [
    '\nOn the clock:',
    ...parts.map(({ name, seconds }) => `${padded(seconds.toFixed(0))} s  ${name}`),
    '\nBy kind, of all workers together:',
    ...[...sums]
      .toSorted(([, one], [, other]) => other.seconds - one.seconds)
      .map(
        ([kind, sum]) =>
          `${padded(sum.seconds.toFixed(0))} s  ${kind} (${sum.tests} tests in ${sum.files} files)`,
      ),
    '\nThe slowest files:',
    ...slowest.map(({ file, seconds }) => `${padded(seconds.toFixed(1))} s  ${file}`),
    '',
  ].join('\n')
}
