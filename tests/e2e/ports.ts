/** Where the houses are opened (E2E_PORT); each of them takes three ports above it. */
export const PORT = Number(process.env.E2E_PORT || 3499)

/** Where client-elsewhere.e2e.ts serves the client of a house from, by two names that are two sites. */
export function elsewhereOf(port: number): number {
  return port + 1
}

/** Where a house is served whose answers come late, see network/late-answers.ts. */
export function behind(port: number): number {
  return port + 2
}
