// What keeps a starter and what it started together. Plain JavaScript without packages, as it runs before they are there.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const windows = process.platform === 'win32'

/** Ends the child when we end, even if we are killed: a shell waits for the end of a pipe that only we hold open. */
export function bindToUs(child) {
  if (windows || !child.pid) return
  const guard = spawn('/bin/sh', ['-c', 'read -r _ || kill -TERM "$0"', `${child.pid}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => undefined)
  guard.unref()
  child.once('exit', () => guard.kill('SIGKILL'))
}

/**
 * npm, or the shell that npm runs us under, may end without telling us. So under npm we look whether both are still
 * there.
 */
export function whenAbandoned(stop) {
  if (!process.env.npm_lifecycle_event || windows) return
  const above = whoIsAbove()
  const timer = setInterval(() => {
    if (whoIsAbove() === above) return
    clearInterval(timer)
    stop()
  }, 250)
  timer.unref()
}

/** Our parent, and its own when it is only a shell in between; some shells put us in their own place. */
function whoIsAbove() {
  const parent = process.ppid
  const isShell = readProcess(parent, 'cmdline').split('\0')[1] === '-c'
  // The name in brackets may hold anything, so the fields are counted from its end: state, parent.
  const grandparent = isShell ? readProcess(parent, 'stat').split(')').at(-1).split(' ')[2] : ''
  return `${parent} ${grandparent}`
}

/** Elsewhere than on Linux nothing can be read, and the parent alone counts. */
function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
