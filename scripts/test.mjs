// npm test: check, Vitest, the weight of the web client, and a journey of each wing in the browser. With --whole (npm run test:whole)
// every test in the browser. Then what they took, and one last line that counts them all.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandOf, ensureInstalled, findNode, root } from './bootstrap.mjs'
import { buildWeb } from './build-web.mjs'
import { findChromium } from './find-chromium.mjs'
import { bindToUs, whenAbandoned } from './lifeline.mjs'
import {
  failuresOfPlaywright,
  failuresOfVitest,
  tellTimes,
  timesOfPlaywright,
  timesOfVitest,
} from './test-times.mjs'

/** What npm test sees in the browser: a journey of each wing. Every screen in every width and language is for the whole. */
const JOURNEYS = [
  'first-working-day',
  'platform/sessions',
  'people/members',
  'approvals/approvals',
  'time/leave.e2e',
  'office/meeting-drags',
  'portal/home',
]
const isWhole = process.argv.includes('--whole')

ensureInstalled()
const node = findNode()
const folder = mkdtempSync(join(tmpdir(), 'gyeol-report-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
// Ctrl-C reaches the running tool as well; we go on when it has put its things away.
let interrupted = false
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => stop(name))
let running = null
whenAbandoned(() => stop('SIGTERM'))

const totals = { passed: 0, failed: 0 }
const parts = []
const files = []
const failures = []
for (const part of [check, vitest, webSize, playwright]) {
  if (interrupted) break
  const began = performance.now()
  const { passed, failed } = await part()
  parts.push({ name: part.name, seconds: (performance.now() - began) / 1000 })
  totals.passed += passed
  totals.failed += failed
  if (failed > 0) failures.push(`${part.name}: ${failed}`)
}
if (interrupted) process.exit(130)
console.log(tellTimes(parts, files))
if (failures.length > 0) console.log(`What failed:\n${failures.join('\n')}\n`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0)

async function check(script = 'check.mjs') {
  const code = await run([join(root, 'scripts', script)])
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

async function vitest() {
  const file = join(folder, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await run([commandOf('vitest'), ...args])
  return count(code, file, (report) => {
    files.push(...timesOfVitest(report, root))
    failures.push(...failuresOfVitest(report, root))
    // A file that does not even load has no tests to count.
    const broken = report.testResults.filter(
      (each) => each.status === 'failed' && each.assertionResults.length === 0,
    )
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
  })
}

async function webSize() {
  // The tests look at the page of the kit too; it is a route of its own and weighs on no other.
  process.env.VITE_UI_KIT = '1'
  buildWeb(node)
  return check('web-size.mjs')
}

async function playwright() {
  if (!existsSync(join(root, 'playwright.config.ts'))) return { passed: 0, failed: 0 }
  const chromium = findChromium()
  if (!chromium) {
    console.error(
      'No Chromium for the tests in the browser: install chromium or google-chrome, or name one with CHROMIUM_PATH.',
    )
    return { passed: 0, failed: 1 }
  }
  const file = join(folder, 'playwright.json')
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  const chosen = isWhole ? [] : JOURNEYS
  const args = ['test', ...chosen, '--reporter=list,json']
  const code = await run([commandOf('@playwright/test', 'playwright'), ...args], env)
  return count(code, file, (report) => {
    files.push(...timesOfPlaywright(report))
    failures.push(...failuresOfPlaywright(report))
    const { stats, errors } = report
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
  })
}

/** A tool that ends with an error although it counted no failed test is one failure itself. */
function count(code, file, read) {
  const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  return counted
}

function run(args, env = {}) {
  return new Promise((resolve) => {
    running = spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    bindToUs(running)
    running.on('error', () => resolve(1))
    running.on('exit', (code) => resolve(code ?? 1))
  })
}

function stop(name) {
  interrupted = true
  if (name !== 'SIGINT' || !process.stdin.isTTY) running?.kill(name)
}
