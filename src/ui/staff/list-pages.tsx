import { useSearchParams } from 'react-router'
import { Pagination } from '../pagination.tsx'

/** How many there are, and the other pages with the same filters. */
export function ListPages({ label, page, pages }: { label: string; page: number; pages: number }) {
  const [params] = useSearchParams()
  const hrefFor = (to: number) => {
    const next = new URLSearchParams(params)
    next.set('page', String(to))
    return `?${next.toString()}`
  }
  return <Pagination label={label} current={page} total={pages} hrefFor={hrefFor} />
}
