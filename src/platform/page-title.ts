type Match = { id: string; loaderData?: unknown } | undefined
type School = { siteName?: string; origin?: string }

/** The school as every page knows it. */
const schoolOf = (matches: readonly Match[]) =>
  (matches.find((match) => match?.id === 'root')?.loaderData ?? {}) as School

/** The title of a page: its own name and the site's. */
export function pageTitle(matches: readonly Match[], name: string) {
  const { siteName } = schoolOf(matches)
  return [{ title: siteName ? `${name} - ${siteName}` : name }]
}

/** A file of the folder `public`. */
const OWN_PICTURE = '/link-preview.png'

type Page = { title: string; description?: string; picture?: string | null }

/** What a search engine lists, and what a message shows that holds a link to this page: all but the title. */
export function linkPreview(matches: readonly Match[], { title, description, picture }: Page) {
  const { origin = '' } = schoolOf(matches)
  const words = description?.replaceAll(/\s+/g, ' ').slice(0, 120)
  return [
    ...(words ? [{ name: 'description', content: words }] : []),
    { property: 'og:title', content: title },
    ...(words ? [{ property: 'og:description', content: words }] : []),
    { property: 'og:image', content: `${origin}${picture ?? OWN_PICTURE}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The same with the title of the page. */
export const pagePreview = (matches: readonly Match[], page: Page) => [
  ...pageTitle(matches, page.title),
  ...linkPreview(matches, page),
]
