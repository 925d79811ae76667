// node scripts/with-node.mjs FILE …: runs one of our TypeScript programs under Node 26, whatever started us.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, findNode } from './bootstrap.mjs'

ensureInstalled()
process.on('SIGINT', () => undefined)
const { status, signal } = spawnSync(findNode(), process.argv.slice(2), { stdio: 'inherit' })
process.exit(status ?? (signal === 'SIGINT' ? 130 : 1))
