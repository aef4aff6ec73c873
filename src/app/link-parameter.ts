/** The same address without what a link said beside it. */
export function withoutParameter(url: URL, name: string): string {
  const page = new URL(url)
  page.searchParams.delete(name)
  // One slash: two would name another host.
  return page.pathname.replace(/^\/+/, '/') + page.search
}
