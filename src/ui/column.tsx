import type { ReactNode } from 'react'

const widths = { page: 'max-w-page', reading: 'max-w-reading', form: 'max-w-form' }

/** The column that a page's content stands in; its edges are the same on all pages. */
export function Column({ width = 'page', children }: { width?: keyof typeof widths; children: ReactNode }) {
  return <div className={`mx-auto px-4 py-8 md:px-6 md:py-12 ${widths[width]}`}>{children}</div>
}
