// node scripts/with-node.mjs FILE …: runs one of our TypeScript programs under Node 26, whatever started us.
import { spawn } from 'node:child_process'
import { ensureInstalled, findNode, giveUp } from './bootstrap.mjs'
import { bindToUs, whenAbandoned } from './lifeline.mjs'

ensureInstalled()
const child = spawn(findNode(), process.argv.slice(2), { stdio: 'inherit' })
bindToUs(child)
const stop = () => child.kill('SIGTERM')
whenAbandoned(stop)
process.on('SIGTERM', stop)
// Ctrl-C in a terminal already reaches the program itself.
process.on('SIGINT', () => undefined)
child.on('error', (error) => giveUp(`The program could not be started: ${error.message}.`))
child.on('exit', (status, signal) => process.exit(status ?? (signal === 'SIGINT' ? 130 : 1)))
