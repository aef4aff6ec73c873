/** The address of the sister service with the parameters that are configured for it (`ref=school&from=top`), encoded. */
export function sisterLink(address: string, parameters: string): string {
  const link = new URL(address)
  for (const pair of parameters.split('&').filter(Boolean)) {
    const at = pair.indexOf('=')
    link.searchParams.append(at < 0 ? pair : pair.slice(0, at), at < 0 ? '' : pair.slice(at + 1))
  }
  return link.href
}
