/** The path of the page whose data is asked for, or of the page itself. */
export const pagePath = (pathname: string) => pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')

/** The address of the page that is asked for, as its window shows it. */
export function pageAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('_routes')
  return query.size > 0 ? `${pagePath(pathname)}?${query}` : pagePath(pathname)
}

/** The same as the value of a parameter: to where somebody is led back. */
export const wayBack = (url: URL) => encodeURIComponent(pageAddress(url))
