import { href, useNavigate } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { useSingleKeys } from '#ui/use-single-keys.ts'

type Props = { of: { next: number | null; before: number | null }; narrowed: string; keysOff: boolean }

/** The letters before and after it, by button or by key: J the next, K the one before, E the answer. */
export function Neighbours({ of: { next, before }, narrowed, keysOff }: Props) {
  const navigate = useNavigate()
  const pathOf = (id: number) => href('/staff/questions/:id', { id: String(id) }) + narrowed
  const go = (id: number | null) => () => {
    if (id === null) return false
    void navigate(pathOf(id))
  }
  const answer = () => document.querySelector<HTMLElement>('textarea[name=answer]')?.focus()
  useSingleKeys({ j: go(next), k: go(before), e: answer }, keysOff)
  const named = (key: string) => (keysOff ? {} : { 'aria-keyshortcuts': key })
  return (
    <nav aria-label="前後の質問" className="flex gap-2">
      {before !== null && (
        <LinkButton to={pathOf(before)} look="outline" size="small" icon="arrow-left" {...named('k')}>
          {keysOff ? '前' : '前（K）'}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton to={pathOf(next)} look="outline" size="small" iconAfter="arrow-right" {...named('j')}>
          {keysOff ? '次' : '次（J）'}
        </LinkButton>
      )}
    </nav>
  )
}
