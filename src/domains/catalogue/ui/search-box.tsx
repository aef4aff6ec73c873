import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Form, href, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { longestQuery, searchSource } from '../search/terms.ts'
import { useSearch } from './use-search.ts'

type Props = {
  /** Whom the panel names as the search's maker. */
  credit: string
  /** Where a course says it was opened from. */
  source?: string
  /** `below` opens over the page under the field; `inside` stands in a dialog, which closes as a whole. */
  panel?: 'below' | 'inside'
  input?: RefObject<HTMLInputElement | null>
  /** What stands at the field's beginning instead of the magnifier. */
  sign?: ReactNode
  /** Called when a hit is followed. */
  onLeave?: () => void
  /** Told whether anything is asked, so that what stands around the box can step aside. */
  onQuery?: (query: string) => void
}

export const loadSearchParts = () => import('./search-parts.ts')

/** The field that finds courses while one types. */
export function SearchBox({ credit, source = searchSource, panel = 'below', input, sign, onLeave, onQuery }: Props) {
  const root = useRef<HTMLFormElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')
  const [composing, setComposing] = useState(false)
  const [open, setOpen] = useState(false)
  const search = useSearch(query, composing)
  const parts = useLoaded(loadSearchParts, open || query !== '')
  const isOpen = query.trim() !== '' && (panel === 'inside' || open)
  useClosing(root, panel === 'below' && open, () => setOpen(false))

  const leave = () => {
    setOpen(false)
    onLeave?.()
  }
  return (
    <Form
      ref={root}
      role="search"
      method="get"
      action={href('/search')}
      className={classNames('relative', isOpen && panel === 'inside' && 'flex min-h-0 flex-1 flex-col')}
      onSubmit={(event) => {
        if (query.trim() === '') event.preventDefault()
        else leave()
      }}
    >
      <label htmlFor={id} className="sr-only">
        講座を検索
      </label>
      {sign ?? <Icon name="search" className="pointer-events-none absolute top-3 left-3 size-5 text-graphite" />}
      <input
        ref={input}
        id={id}
        name="q"
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={longestQuery}
        placeholder="描きたいもの・困りごと"
        className="field min-h-11 pl-10"
        value={query}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          // The Enter that ends a composition is no question yet; one browser tells it by nothing but this code.
          if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault()
        }}
        onChange={({ target }) => {
          setQuery(target.value)
          setOpen(true)
          onQuery?.(target.value)
        }}
      />
      {isOpen && parts && (
        <div
          className={panel === 'below' ? 'search-panel' : '-mx-5 mt-4 -mb-5 flex min-h-0 flex-1 border-t border-line'}
        >
          <parts.SearchPanel query={query} credit={credit} source={source} onLeave={leave} {...search} />
        </div>
      )}
    </Form>
  )
}

/** A press beside the box, Esc, the Tab key past the last hit, or another page: each closes what the box has opened. */
function useClosing(root: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  const { key } = useLocation()
  const onClose = useEffectEvent(close)
  useEffect(() => onClose(), [key])
  useEffect(() => {
    const box = root.current
    if (!open || !box) return
    const leave = new AbortController()
    const { signal } = leave
    const isInside = (target: EventTarget | null) => target instanceof Node && box.contains(target)
    document.addEventListener('pointerdown', ({ target }) => isInside(target) || onClose(), { signal })
    box.addEventListener('focusout', ({ relatedTarget: next }) => next === null || isInside(next) || onClose(), {
      signal,
    })
    box.addEventListener('keydown', (event) => event.key === 'Escape' && !event.isComposing && onClose(), { signal })
    return () => leave.abort()
  }, [root, open])
}
