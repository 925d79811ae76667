import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Passwords } from './embedded-cluster.ts'
import type { Place } from './embedded-place.ts'

/** Where PostgreSQL listens: a socket in a folder, or on Windows a port of 127.0.0.1. */
export interface Address {
  socketFolder: string | null
  port: number
}

export interface Urls {
  ownerUrl: string
  appUrl: string
}

export async function chooseAddress(place: Place): Promise<Address> {
  const { socketFolder } = place
  return { socketFolder, port: socketFolder ? 5432 : await freePort() }
}

/** A port of this machine that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** With the host as a parameter the text is a valid URL for us and still names a socket for pg. */
export function makeUrls({ socketFolder, port }: Address, passwords: Passwords): Urls {
  const host = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : ''
  const url = (user: string, password: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/gyeol${host}`
  return { ownerUrl: url('gyeol_owner', passwords.owner), appUrl: url('gyeol_app', passwords.app) }
}

/** The same server and login with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${encodeURIComponent(database)}`
  return changed.href
}
