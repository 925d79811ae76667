import type { QueryClient } from '@tanstack/react-query'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { getImport, listImportRows, listImports } from '#contract/people/member-sheets/member-sheets.ts'
import { q } from '../../../api/query.ts'

export type ImportRead = EndpointResponse<typeof getImport>
export type ImportBrief = EndpointResponse<typeof listImports>['results'][number]
export type ImportLine = EndpointResponse<typeof listImportRows>['results'][number]

export const ROWS_PER_PAGE = 50
const LIVE = 1_000

export const importsQuery = { ...q(listImports, { query: { page_size: 20 } }), staleTime: 0 }

/** One import; asked again every second while it runs, here or in another window. */
export function importQuery(id: number) {
  return {
    ...q(getImport, { params: { id } }),
    staleTime: 0,
    refetchInterval: (query: { state: { data: ImportRead | undefined } }) =>
      query.state.data?.state === 'RUNNING' ? LIVE : false,
    refetchOnWindowFocus: 'always' as const,
  } as const
}

export function rowsQuery(
  sheet: Pick<ImportRead, 'import_id' | 'state'>,
  onlyProblems: boolean,
  page: number,
) {
  const query = { page, page_size: ROWS_PER_PAGE, ...(onlyProblems && { with_problems: 'true' as const }) }
  return {
    ...q(listImportRows, { params: { id: sheet.import_id }, query }),
    staleTime: 0,
    refetchInterval: sheet.state === 'RUNNING' ? 3 * LIVE : (false as const),
  }
}

export function prefetchImport(client: QueryClient, id: number | undefined): void {
  if (id === undefined) void client.prefetchQuery(importsQuery)
  else void client.prefetchQuery(q(getImport, { params: { id } }))
}
