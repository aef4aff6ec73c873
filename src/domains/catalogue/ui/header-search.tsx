import { useEffect, useRef, useState } from 'react'
import { href, useLocation } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { continuationSource, searchSource } from '../search/terms.ts'
import { loadSearchParts, SearchBox } from './search-box.tsx'
import { useSearchKeys } from './use-search-keys.ts'
import { useSeenHeight } from './use-seen-height.ts'

type Props = { credit: string; singleKeysOff: boolean; signedIn: boolean }

/** The search of every page: a field where there is room, and a popup with ways to begin behind the button. */
export function HeaderSearch({ credit, singleKeysOff, signedIn }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const popupField = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [blank, setBlank] = useState(true)
  const { key, pathname } = useLocation()
  const parts = useLoaded(loadSearchParts, open)
  const source = signedIn && pathname === '/' ? continuationSource : searchSource

  useEffect(() => setOpen(false), [key])
  // After the dialog has opened and taken the focus to its first button.
  useEffect(() => {
    if (open) popupField.current?.focus()
  }, [open])
  useSearchKeys(singleKeysOff, () => {
    if (field.current?.offsetParent) field.current.focus()
    else setOpen(true)
  })

  useSeenHeight(open)

  const close = () => setOpen(false)
  const opener = <IconButton icon="search" label="検索を開く" aria-haspopup="dialog" onClick={() => setOpen(true)} />
  return (
    <div className="flex items-center gap-1" onPointerEnter={() => void loadSearchParts().catch(() => {})}>
      {/* Without a script the button leads to the page of the search. */}
      <form action={href('/search')} className="xl:hidden" onSubmit={(event) => event.preventDefault()}>
        <IconButton
          type="submit"
          icon="search"
          label="検索を開く"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </form>
      <div className="hidden w-64 xl:block">
        <SearchBox
          credit={credit}
          source={source}
          input={field}
          sign={<span className="absolute top-0 left-0">{opener}</span>}
        />
      </div>
      <Dialog open={open} onClose={close} title="講座を探す" size="search">
        {open && (
          <div className="flex h-full min-h-0 flex-col">
            <SearchBox
              credit={credit}
              source={source}
              panel="inside"
              input={popupField}
              onLeave={close}
              onQuery={(query) => setBlank(query.trim() === '')}
            />
            {blank && parts && (
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
                <parts.SearchSuggestions onLeave={close} />
              </div>
            )}
          </div>
        )}
      </Dialog>
    </div>
  )
}
