import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { SyncLine } from '#ui/sync-line.tsx'
import { EaselStage } from './easel-stage.tsx'
import { KeyHelp } from './key-help.tsx'
import { actOnKey, isStage } from './keys.ts'
import { LayerList } from './layer-list.tsx'
import type { Desk, Work } from './set-up.ts'
import { ToolRail } from './tool-rail.tsx'
import { useEasel, useStore } from './use-easel.ts'
import { usePen } from './use-pen.ts'
import type { Point } from './view.ts'
import { ViewBar } from './view-bar.tsx'
import './easel.css'

export type EditorProps = {
  work: Work
  /** Whether the house has something of it already. */
  isBegun: boolean
  /** What the learner asks: in sight while one draws, also where the drawing takes all of the window. */
  asked: ReactNode
  /** What lies over the picture beside the drawing: the pins. */
  over: (isMirrored: boolean) => ReactNode
  onPin: (at: Point) => void
  onDesk: (desk: Desk | null) => void
}

/** Where a teacher draws over a learner's picture. */
export function DrawingEditor({ work, isBegun, asked, over, onPin, onDesk }: EditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLElement>(null)
  const { hasPen, fingersDraw, onPen, letFingersDraw } = usePen()
  const [isSpace, setSpace] = useState(false)
  const [isWide, setWide] = useState(false)
  const [isHelp, setHelp] = useState(false)
  const [isFolded, setFolded] = useState(true)
  const { desk, viewer, isLost } = useEasel(box, {
    ...{ work, isBegun, onDesk },
    hands: { hasPen, fingersDraw, isPanning: isSpace },
    onPen,
    onPress: onPin,
  })
  useWide(isWide)
  const easel = desk?.easel ?? null
  const onKeyDown = (event: KeyboardEvent) => {
    if (!easel || isHelp) return
    if (event.key === ' ' && isStage(event.target)) setSpace(true)
    else if (event.key === 'Escape' && isWide) setWide(false)
    else if (!actOnKey(event, { easel, viewer, onWide: () => setWide(!isWide), onHelp: () => setHelp(true) })) return
    event.preventDefault()
  }
  const heard = {
    onKeyDown,
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && setSpace(false),
    onBlur(event: FocusEvent) {
      setSpace(false)
      if (event.relatedTarget && !root.current!.contains(event.relatedTarget)) setWide(false)
    },
  }
  return (
    <section ref={root} aria-labelledby="drawing" className="easel" data-wide={isWide || undefined} {...heard}>
      <div className="easel-top">
        <h2 id="drawing" className="sr-only">
          描き込み
        </h2>
        {asked}
        {desk && <KeeperLine desk={desk} />}
        {easel && <NoteLine easel={easel} />}
        <IconButton
          icon="slides"
          label={isFolded ? 'レイヤーを開く' : 'レイヤーを閉じる'}
          aria-expanded={!isFolded}
          aria-controls="easel-side"
          className="easel-unfold"
          onClick={() => setFolded(!isFolded)}
        />
        <ViewBar viewer={viewer} isWide={isWide} onWide={() => setWide(!isWide)} onHelp={() => setHelp(true)} />
      </div>
      {easel ? <ToolRail easel={easel} /> : <div className="easel-rail" />}
      <EaselStage {...{ box, viewer, easel, over }} isPanning={isSpace} image={work.image} />
      <div id="easel-side" className="easel-side" data-folded={isFolded || undefined}>
        <div className="easel-folds">{easel && <LayerList easel={easel} />}</div>
        {hasPen && (
          <label className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="tick"
              checked={fingersDraw}
              onChange={(event) => letFingersDraw(event.currentTarget.checked)}
            />
            指でも描く
          </label>
        )}
      </div>
      {isLost && (
        <p role="alert" className="easel-trouble">
          絵を読み込めませんでした。
          <Button look="quiet" onClick={() => window.location.reload()}>
            ページを読み込み直す
          </Button>
        </p>
      )}
      <KeyHelp open={isHelp} onClose={() => setHelp(false)} />
    </section>
  )
}

/** The page behind stays where it is while the drawing takes all of the window. */
function useWide(isWide: boolean) {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-easel-wide', isWide)
    return () => document.documentElement.removeAttribute('data-easel-wide')
  }, [isWide])
}

/** Whether what was drawn is safe. */
function KeeperLine({ desk: { keeper } }: { desk: Desk }) {
  const { sync, trouble, isOpen } = useStore(keeper.state)
  return (
    <span className="flex flex-wrap items-center gap-2">
      {isOpen ? <SyncLine state={sync} /> : <span className="text-xs text-graphite">描き込みを読み込んでいます…</span>}
      {trouble && (
        <span role="alert" className="text-xs text-crimson">
          {trouble}
        </span>
      )}
    </span>
  )
}

/** Why what was tried did nothing. */
function NoteLine({ easel }: { easel: Desk['easel'] }) {
  const { note, isFull } = useStore(easel.state)
  return (
    <span role="status" className="text-xs text-graphite">
      {isFull ? 'これ以上は描き込めません。不要な線を元に戻すか、画像で返却してください。' : note}
    </span>
  )
}
