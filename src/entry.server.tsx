import { renderToString } from 'react-dom/server'
import { ServerRouter, isRouteErrorResponse, type EntryContext, type RouterContextProvider } from 'react-router'
import { askContext } from '#platform/ask.ts'
import { renderedText } from '#app/page-router.ts'

/** One string, rendered at once: half the cost of a stream for pages whose data is there. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(askContext)
  // A string cannot wait for the stream of loader data as the framework's own renderer does, so the data is read here
  // and handed to the browser in one script at the end; without it the page would never wake up.
  const data = entry.serverHandoffStream ? await textOf(entry.serverHandoffStream) : ''
  entry.serverHandoffStream = undefined
  const html = scriptsLast(renderToString(<ServerRouter context={entry} url={request.url} nonce={nonce} />))
  const handoff = entry.renderMeta?.didRenderScripts ? handoffScript(data, nonce) : ''
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const end = html.endsWith(documentEnd) ? documentEnd : ''
  const body = end ? html.slice(0, -end.length) : html
  context.set(renderedText, `<!DOCTYPE html>${body}${handoff}${end}`)
  return new Response(null, { status, headers })
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** A narrow line carries the styles and the first picture before the scripts: a page is read before anything is pressed. */
function scriptsLast(html: string): string {
  const head = html.slice(0, html.indexOf('<body'))
  return (
    head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"') +
    html.slice(head.length)
  )
}

const documentEnd = '</body></html>'

function handoffScript(data: string, nonce: string): string {
  const literal = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, escaped)
  const steps = `const c=window.__reactRouterContext.streamController;c.enqueue(${literal});c.close()`
  return `<script nonce="${nonce}">{${steps}}</script>`
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Kept for the front door, which decides between a lost database and a bug and writes the log. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }) {
  if (!isRouteErrorResponse(error)) context.get(askContext).failure = error
}
