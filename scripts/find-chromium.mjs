import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The one without windows first: the same engine, which does the same tests in four fifths of the processor's time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser for the tests on screen, installed when we may; null when there is none. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : null
  return onMachine() ?? (install() ? onMachine() : null)
}

function onMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const paths = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...paths, ...applications].find(existsSync) ?? null
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Chromium for the tests in the browser …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  // Without a Korean font the screens would show boxes. Ubuntu knows no package of the shell alone.
  return (
    apt('update') &&
    (apt('install', '-y', 'chromium-headless-shell', 'fonts-noto-cjk') ||
      apt('install', '-y', 'chromium', 'fonts-noto-cjk'))
  )
}
