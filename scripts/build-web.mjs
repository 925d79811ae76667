import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { commandOf, giveUp, root } from './bootstrap.mjs'

const output = join(root, 'build', 'web')
const stamp = join(output, '.stamp')
const inputs = [
  'apps/web',
  'packages',
  'package-lock.json',
  'vite.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** Builds the web client when one of its inputs changed since the last build. */
export function buildWeb(node) {
  const config = ['apps/web/vite.config.ts', 'vite.config.ts'].find((file) => existsSync(join(root, file)))
  if (!config) return
  const wanted = hashInputs()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the web client …')
  try {
    rmSync(stamp, { force: true })
    mkdirSync(output, { recursive: true })
    const args = [
      commandOf('vite'),
      'build',
      '--config',
      config,
      '--outDir',
      output,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ]
    if (config.startsWith('apps/')) args.splice(2, 0, 'apps/web')
    const env = { ...process.env, NODE_ENV: 'production' }
    const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env })
    if (status !== 0) giveUp('The web client could not be built; vite says why above.')
    // Vite may have written files that it makes itself, such as the tree of routes.
    writeFileSync(stamp, hashInputs())
  } catch (error) {
    giveUp(`The web client could not be built: ${error.message}.`)
  }
}

function hashInputs() {
  const hash = createHash('sha256')
  // What the build takes from the environment is part of what comes out.
  for (const name of ['VITE_API_URL', 'VITE_UI_KIT']) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  for (const input of inputs) for (const file of filesOf(join(root, input))) addFile(hash, file)
  return hash.digest('hex')
}

function addFile(hash, file) {
  const name = relative(root, file).split(sep).join('/')
  hash.update(`${name}\0`).update(readFileSync(file)).update('\0')
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  return files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort()
}
