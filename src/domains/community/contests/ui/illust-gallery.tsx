import { useState } from 'react'
import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { FlagButton } from '../../flags/ui/flag-button.tsx'
import type { Illust } from '../terms.ts'

type Page = { illusts: Illust[]; hasNextPage: boolean }
type Props = { label: string; first: Page; path: string; flags: Flags }
/** What its works are told of as, and whether it is a member who looks. */
type Flags = { type: 'contest_work' | 'gallery_work'; signedIn: boolean }

/** Works in a grid, a page at a time; one opens large, and the arrow keys go from one to the next. */
export function IllustGallery({ label, first, path, flags }: Props) {
  const [illusts, setIllusts] = useState(first.illusts)
  const [hasNext, setNext] = useState(first.hasNextPage)
  const [page, setPage] = useState(1)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [shown, setShown] = useState<number | null>(null)
  const more = async () => {
    setState('busy')
    const next = await fetch(`${path}?page=${page + 1}`, { headers: { Accept: 'application/json' } })
      .then((reply) => (reply.ok ? (reply.json() as Promise<Page>) : null))
      .catch(() => null)
    setState(next ? 'idle' : 'failed')
    if (!next) return
    const known = new Set(illusts.map(({ id }) => id))
    setIllusts([...illusts, ...next.illusts.filter(({ id }) => !known.has(id))])
    setNext(next.hasNextPage)
    setPage(page + 1)
  }
  return (
    <div className="grid gap-8">
      <ul aria-label={label} className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {illusts.map((illust, at) => (
          <li key={illust.id}>
            <button
              type="button"
              className="block w-full overflow-hidden rounded-field border border-line bg-mat"
              aria-label={`作品 ${at + 1}を拡大する`}
              onClick={() => setShown(at)}
            >
              <Picture src={illust.thumbnailUrl} alt="" width={320} height={320} className="aspect-square w-full" />
            </button>
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert" className="text-center text-crimson">
          読み込みに失敗しました。
        </p>
      )}
      {hasNext && (
        <Button look="outline" pending={state === 'busy'} className="justify-self-center" onClick={() => void more()}>
          {state === 'failed' ? 'もう一度読み込む' : 'もっと見る'}
        </Button>
      )}
      <LargeIllust label={label} illusts={illusts} shown={shown} onTurn={setShown} flags={flags} />
    </div>
  )
}

type LargeProps = {
  label: string
  illusts: readonly Illust[]
  shown: number | null
  onTurn: (to: number | null) => void
  flags: Flags
}

/** One of them as large as the window allows; ← and → turn to the next. */
function LargeIllust({ label, illusts, shown, onTurn, flags }: LargeProps) {
  const at = shown ?? 0
  const open = shown === null ? undefined : illusts[shown]
  const turn = (step: number) => onTurn((at + step + illusts.length) % illusts.length)
  return (
    <Dialog
      open={open !== undefined}
      onClose={() => onTurn(null)}
      title={label}
      size="large"
      onKeyDown={({ key, target, currentTarget }) => {
        // Arrow keys in what opens above it are not for the works.
        if (target instanceof Element && target.closest('dialog') !== currentTarget) return
        if (key === 'ArrowLeft') turn(-1)
        if (key === 'ArrowRight') turn(1)
      }}
    >
      {open && (
        <div className="grid gap-3">
          <div className="grid place-items-center bg-mat">
            <Picture
              key={open.id}
              src={open.image}
              alt={`作品 ${at + 1}`}
              width={open.width}
              height={open.height}
              fit="contain"
              eager
              className="picture-in-dialog"
            />
          </div>
          {open.caption && <p className="text-center">{open.caption}</p>}
          <div className="flex items-center justify-center gap-4">
            <IconButton framed icon="chevron-left" label="前の作品" onClick={() => turn(-1)} />
            <output className="min-w-16 text-center font-head">{`${at + 1} / ${illusts.length}`}</output>
            <IconButton framed icon="chevron-right" label="次の作品" onClick={() => turn(1)} />
          </div>
          <p className="text-center">
            {flags.signedIn ? (
              <FlagButton key={open.id} target={{ type: flags.type, id: open.id }} whose={`作品 ${at + 1}`} />
            ) : (
              <Link to={href('/takedown_requests')} className="touch-room text-sm text-graphite underline">
                この作品について連絡する
              </Link>
            )}
          </p>
        </div>
      )}
    </Dialog>
  )
}
