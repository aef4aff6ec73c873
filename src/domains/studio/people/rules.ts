import { isWebAddress } from '#domains/catalogue/teachers/terms.ts'

type Stored = Record<string, unknown>
const rowsOf = (stored: unknown): Stored[] =>
  Array.isArray(stored) ? stored.filter((row) => typeof row === 'object' && row !== null) : []

/** Links as they are stored, those that are whole. */
export const linksOf = (stored: unknown) =>
  rowsOf(stored).flatMap(({ site, url }) =>
    typeof site === 'string' && typeof url === 'string' ? [{ site, url }] : [],
  )

/** A video made together with others, as a line of the form. */
export const collabLine = ({ title, url }: { title?: unknown; url?: unknown }) => `${String(title)}｜${String(url)}`

/** The other way round; nothing where the line is none. A picture that the video has stays with its address. */
export function collabOf(line: string, stored: unknown = []) {
  const [title, url, ...rest] = line.split(/[｜|]/).map((part) => part.trim())
  if (!title || rest.length > 0 || !isWebAddress(url)) return null
  return { ...rowsOf(stored).find((video) => video.url === url), title, url }
}
