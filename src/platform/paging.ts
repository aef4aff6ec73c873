/** So many rows stand on a page of a list. */
export const PER_PAGE = 50

/** `?page=`; what is no page is the first. */
export function pageOf(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1
}

export const offsetOf = (page: number) => (page - 1) * PER_PAGE
export const pagesOf = (count: number) => Math.max(1, Math.ceil(count / PER_PAGE))

/** One of the known values of a filter, or nothing. */
export function choiceOf<T extends string>(url: URL, name: string, known: readonly T[]): T | null {
  const given = url.searchParams.get(name)
  return known.find((one) => one === given) ?? null
}

/** The names that a table of ours has. */
export const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[]

/** A day as the date field writes it; what is none is no filter. */
export function dayOf(url: URL, name: string): string | null {
  const given = url.searchParams.get(name) ?? ''
  return /^20\d\d-(0\d|1[0-2])-([0-2]\d|3[01])$/.test(given) && !Number.isNaN(Date.parse(`${given}T00:00:00Z`))
    ? given
    : null
}
