import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../button.tsx'
import { Link } from '../link.tsx'

type Props = { label: string; path: string; filtered: boolean; children: ReactNode }

/** What a list is narrowed by, in one line where there is room; it stands in the address, so that it can be sent on. */
export function FilterForm({ label, path, filtered, children }: Props) {
  return (
    <Form role="search" aria-label={label} method="get" action={path} className="staff-filters">
      {children}
      <div className="flex items-center gap-2">
        <Button type="submit" look="outline">
          絞り込む
        </Button>
        {filtered && (
          <Link
            to={path}
            className="inline-flex min-h-11 items-center px-2 text-sm text-indigo underline underline-offset-4"
          >
            条件を消す
          </Link>
        )}
      </div>
    </Form>
  )
}
