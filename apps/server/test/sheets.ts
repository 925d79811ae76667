import type { Endpoint, EndpointResponse } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { Client, TestApp } from './app.ts'

type Cell = string | number | Date | null
export type CellRows = readonly (readonly Cell[])[]

/** An xlsx as a person's spreadsheet program writes it. */
export async function xlsxOf(
  rows: CellRows,
  more: {
    merges?: [number, number, number, number][]
    formulas?: Record<string, Cell>
    hiddenFirst?: CellRows
  } = {},
): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx')
  const cells = new Map(
    Object.entries(more.formulas ?? {}).map(([place, result]) => [
      place,
      { formula: 'CONCATENATE("a","b")', ...(result !== null && { formulaResult: result, value: result }) },
    ]),
  )
  const merges = more.merges?.map(([startRow, startCol, endRow, endCol]) => ({
    startRow,
    startCol,
    endRow,
    endCol,
  }))
  const sheet = { name: '명단', rows: rows.map((row) => [...row]), cells, ...(merges && { merges }) }
  const hidden = { name: '목록', hidden: true, rows: (more.hiddenFirst ?? []).map((row) => [...row]) }
  return Buffer.from(await writeXlsx({ sheets: more.hiddenFirst ? [hidden, sheet] : [sheet] }))
}

const BOUNDARY = 'gyeol-sheet-boundary'

/** Sends a file in a form, as a browser does. */
export async function sendFile<E extends Endpoint>(
  at: TestApp,
  client: Client,
  endpoint: E,
  file: {
    name: string
    content: Buffer | string
    fields?: Record<string, string>
    /** The field that carries it, and what the browser takes it for. */
    field?: string
    type?: string
    language?: string
    /** Idempotency-Key */
    key?: string
  },
): Promise<{ status: number; body: EndpointResponse<E>; error: ErrorBody }> {
  const part = (disposition: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n`
  const fields = Object.entries(file.fields ?? {}).map(
    ([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`,
  )
  const answer = await at.app.http.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: {
      ...headersOf(client),
      'accept-language': file.language ?? 'ko',
      ...(file.key && { 'idempotency-key': file.key }),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: Buffer.concat([
      Buffer.from(
        `${fields.join('')}${part(`name="${file.field ?? 'file'}"; filename="${file.name}"`)}content-type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`,
      ),
      Buffer.from(file.content),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  })
  const body = answer.json()
  return { status: answer.statusCode, body, error: body }
}

/** Fetches a file that an endpoint answers. */
export async function fetchFile(
  at: TestApp,
  client: Client,
  url: string,
  language = 'ko',
): Promise<{ status: number; name: string; content: Buffer }> {
  const answer = await at.app.http.inject({
    url,
    headers: { ...headersOf(client), 'accept-language': language },
  })
  const name = /filename\*=UTF-8''([^;]+)/.exec(String(answer.headers['content-disposition']))?.[1] ?? ''
  return { status: answer.statusCode, name: decodeURIComponent(name), content: answer.rawPayload }
}

/** The rows of the first sheet of a file that we wrote. */
export async function rowsOf(content: Buffer): Promise<unknown[][]> {
  const { readXlsx } = await import('hucre/xlsx')
  return (await readXlsx(content)).sheets[0]!.rows
}

export function headersOf(client: Client): Record<string, string> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, 'x-csrftoken': client.cookies.get('csrftoken') ?? '' }
}
