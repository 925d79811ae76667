// npm run check: types, lint, format, architecture and generated files, side by side and without a database.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, ensureInstalled, findNode, root } from './bootstrap.mjs'

ensureInstalled()
const node = findNode()

const checks = [
  // What was found right the last time is not looked at again.
  {
    name: 'types',
    args: [
      commandOf('typescript', 'tsc'),
      '-p',
      'tsconfig.json',
      '--incremental',
      '--tsBuildInfoFile',
      'build/types.tsbuildinfo',
    ],
  },
  { name: 'lint', args: [commandOf('oxlint'), '--deny-warnings'] },
  { name: 'format', args: [commandOf('oxfmt'), '-c', '.oxfmtrc.json', '--check', '.'] },
  {
    name: 'architecture',
    args: [commandOf('vitest'), 'run', '--config', 'tests/architecture.config.ts', '--reporter=dot'],
    needs: 'tests/architecture.test.ts',
  },
  { name: 'generated files', args: ['scripts/check-generated.ts'] },
]

const results = await Promise.all(checks.map(run))
const failed = results.filter((result) => result.code !== 0)
for (const { name, output } of failed) console.error(`\n── ${name} ──\n${output.trim()}`)
const line = results.map(({ name, code, seconds }) => `${code === 0 ? 'ok' : 'FAILED'} ${name} ${seconds} s`)
console.log(`${failed.length ? '\n' : ''}${line.join(' · ')}`)
process.exitCode = failed.length ? 1 : 0

function run({ name, args, needs }) {
  if (needs && !existsSync(join(root, needs))) {
    return { name, code: 1, seconds: '0', output: `${needs} does not exist.` }
  }
  const started = Date.now()
  const child = spawn(node, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise((resolve) => {
    const end = (code) => resolve({ name, code, output, seconds: ((Date.now() - started) / 1000).toFixed(1) })
    child.on('error', (error) => ((output += error.message), end(1)))
    child.on('close', (code) => end(code ?? 1))
  })
}
