import { useEffect, useState } from 'react'
import { pageAfterResize, pageSize } from '../rules.ts'

/** Which page of the poses is open; a window of another width shows the same first pose. */
export function usePages(total: number) {
  const [at, setAt] = useState({ page: 1, size: 36 })
  useEffect(() => {
    const follow = () => {
      const size = pageSize(window.innerWidth)
      setAt((now) => (now.size === size ? now : { page: pageAfterResize(now.page, now.size, size), size }))
    }
    follow()
    window.addEventListener('resize', follow)
    return () => window.removeEventListener('resize', follow)
  }, [])
  const pages = Math.max(1, Math.ceil(total / at.size))
  const page = Math.min(at.page, pages)
  return {
    ...at,
    page,
    pages,
    from: (page - 1) * at.size,
    open: (next: number) => setAt({ ...at, page: next }),
  }
}
