type Match = { id: string; loaderData?: unknown } | undefined

/** The title of a page: its own name and the site's. */
export function pageTitle(matches: readonly Match[], name: string) {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as { siteName?: string } | undefined
  return [{ title: shell?.siteName ? `${name} - ${shell.siteName}` : name }]
}
