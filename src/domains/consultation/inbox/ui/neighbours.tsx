import { useEffect, useEffectEvent } from 'react'
import { href, useNavigate } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'

type Props = { of: { next: number | null; before: number | null } }

const pathOf = (id: number) => href('/staff/questions/:id', { id: String(id) })

/** The letters before and after it, by button or by key: J the next, K the one before, E the answer. */
export function Neighbours({ of: { next, before } }: Props) {
  const navigate = useNavigate()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isField(event.target)) return
    const key = event.key.toLowerCase()
    const to = key === 'j' ? next : key === 'k' ? before : null
    if (to !== null) void navigate(pathOf(to))
    if (key !== 'e') return
    event.preventDefault()
    document.querySelector<HTMLElement>('textarea[name=answer]')?.focus()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <nav aria-label="前後の質問" className="flex gap-2">
      {before !== null && (
        <LinkButton to={pathOf(before)} look="outline" size="small" icon="arrow-left" aria-keyshortcuts="k">
          前（K）
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton to={pathOf(next)} look="outline" size="small" iconAfter="arrow-right" aria-keyshortcuts="j">
          次（J）
        </LinkButton>
      )}
    </nav>
  )
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
