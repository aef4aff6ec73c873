import type { ReactNode } from 'react'
import { href, useNavigate } from 'react-router'
import { KeyHints } from '#ui/key-hints.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useSingleKeys } from '#ui/use-single-keys.ts'
import type { DeskWay as Way } from '../read-desk-way.server.ts'

/** While a file is on its way or a voice is recorded nobody is led away by a key. */
const isBusy = () => document.querySelector('form :is([aria-busy="true"], [data-busy])') !== null

type Props = { way: Way; edit: string | null; children?: ReactNode }

/** From work to work of a teacher's desk, without going back to it; `E` begins with the one that is shown. */
export function DeskWay({ way: { previous, next, waiting, keysOff }, edit, children }: Props) {
  const navigate = useNavigate()
  const go = (path: string | null) => () => {
    if (path === null || isBusy()) return false
    void navigate(path)
  }
  const keys = { j: go(next), k: go(previous), ...(edit && { e: go(edit) }) }
  useSingleKeys(keys, keysOff)
  return (
    <nav aria-label="机の上の作品" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <LinkButton to={href('/correctional_teachers')} look="quiet" size="small" className="-ml-3">
        添削の机（残り{waiting}件）
      </LinkButton>
      {children}
      <span className="ml-auto flex gap-2">
        {previous && (
          <LinkButton to={previous} look="outline" size="small" icon="chevron-left">
            <span className="max-md:sr-only">前の作品</span>
          </LinkButton>
        )}
        {next && (
          <LinkButton to={next} look="outline" size="small" iconAfter="chevron-right">
            <span className="max-md:sr-only">次の作品</span>
          </LinkButton>
        )}
      </span>
      {next && (
        <div className={children ? 'max-lg:hidden' : 'w-full'}>
          <KeyHints
            off={keysOff}
            keys={[['J', '次の作品'], ['K', '前の作品'], ...(edit ? [['E', '添削する'] as [string, string]] : [])]}
          />
        </div>
      )}
    </nav>
  )
}
