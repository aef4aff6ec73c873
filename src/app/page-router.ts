import { createContext, createRequestHandler, type RequestHandler } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { PageRow } from '#routes'

/** The document as it was rendered: a string that need not become a stream of bytes and a string again. */
export const renderedText = createContext<string | null>(null)

const everything = createRequestHandler(build, import.meta.env.MODE)
const handlers = new Map<string, RequestHandler>()

/**
 * The table has found the page already, so its router knows that page alone: one that knows a hundred matches, copies
 * and wraps them all for every request.
 */
export function routerOf(row: PageRow | undefined): RequestHandler {
  if (!row) return everything
  const known = handlers.get(row.path)
  if (known) return known
  const ids = ['root', row.path === '/' ? 'top' : row.path]
  const only = <Entry>(entries: Record<string, Entry>) => Object.fromEntries(ids.map((id) => [id, entries[id]!]))
  const assets = { ...build.assets, routes: only(build.assets.routes) }
  const handler = createRequestHandler({ ...build, assets, routes: only(build.routes) }, import.meta.env.MODE)
  handlers.set(row.path, handler)
  return handler
}
