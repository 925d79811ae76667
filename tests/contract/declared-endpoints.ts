import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'

const CONTRACT = join(import.meta.dirname, '../../packages/contract/src')

/** Every endpoint that the contract declares, bound or not. */
export async function declaredEndpoints(): Promise<Endpoint[]> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/errors|\.test/.test(file),
  )
  const modules = await Promise.all(
    files.map((file) => import(join(CONTRACT, file)) as Promise<Record<string, unknown>>),
  )
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint))
}
