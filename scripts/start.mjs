// npm start: installs what is missing, builds the web client when it changed, and runs the server.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './bootstrap.mjs'
import { buildWeb } from './build-web.mjs'

ensureInstalled()
const node = findNode()
buildWeb(node)

const main = join(root, 'apps', 'server', 'src', 'main.ts')
const server = spawn(node, [main, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })

for (const name of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
  process.on(name, () => {
    // Ctrl-C in a terminal already reaches the server itself.
    if (name === 'SIGINT' && process.stdin.isTTY) return
    server.kill(name)
  })
}

server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}.`)
  process.exit(1)
})

server.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1)
  for (const name of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.removeAllListeners(name)
  process.kill(process.pid, signal)
})
