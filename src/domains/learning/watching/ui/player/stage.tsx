import { type ReactNode, useRef, useState } from 'react'
import { useLoaded } from '#ui/use-loaded.ts'
import { Controls } from './controls.tsx'
import { useFilm } from './film.ts'
import { isForDrawing, type Command } from './keys.ts'
import { BigPlay, Broken, Grid, SignOnPicture, Subtitles, Waiting } from './on-picture.tsx'
import { isFramed } from './picture.ts'
import type { Piece } from './pieces.ts'
import { ToolRow } from './tool-row.tsx'
import { useTools } from './tools.ts'
import { useAwake } from './use-awake.ts'
import { makeCommands } from './use-commands.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useKeys } from './use-keys.ts'
import type { Player } from './use-player.ts'
import { useQuiet } from './use-quiet.ts'
import { useSigns } from './use-signs.ts'
import { useTaps } from './use-taps.ts'

export type Mark = { at: number; title: string }

type Props = {
  player: Player
  piece: Piece
  marks: readonly Mark[]
  singleKeysOff: boolean
  onNext: (() => void) | null
  onPrevious: (() => void) | null
  onSnapshot: (seconds: number, picture: Blob | null) => void
  rowShown: boolean
  /** A line on the picture: the place on another device, what comes next. */
  children?: ReactNode
}

/** Few ask for it: its scripts come when it opens. */
const loadKeyList = () => import('./key-list.tsx')

/** The picture with everything that lies on it, and the tools under it. The video element stays the same whatever it plays. */
export function Stage(props: Props) {
  const { player, piece, marks, singleKeysOff, onNext, onPrevious, onSnapshot, rowShown, children } = props
  const { film, setScreen, cycleSpeed } = player
  const stage = useRef<HTMLDivElement>(null)
  const [firstSrc] = useState(piece.media?.stream ? undefined : (piece.media?.film ?? undefined))
  const playing = useFilm(film, (state) => !state.paused)
  const { sign, show } = useSigns()
  const fullscreen = useFullscreen(stage)
  const tools = useTools(film)
  const [helps, setHelps] = useState(false)
  const keys = useLoaded(loadKeyList, helps)
  const { quiet, stir, hush } = useQuiet(playing)
  useAwake(playing)

  const framed = isFramed(piece.media)
  const subtitles = piece.media?.subtitles ?? null
  const spoken = (subtitles && tools.subtitled) || undefined
  const command = makeCommands({
    ...{ film, tools, show, cycleSpeed, onNext, onPrevious, onSnapshot },
    hasSubtitles: framed || subtitles !== null,
    canDraw: !framed,
    toggleFullscreen: fullscreen.toggle,
    onHelp: () => setHelps(true),
  })
  const act = (given: Command) => {
    if (isForDrawing(given)) hush()
    else stir()
    command(given)
  }
  useKeys(act, singleKeysOff)
  const taps = useTaps({ act, stir, hush, quiet, playing })

  return (
    <div ref={stage} className="player-stage" data-quiet={quiet || undefined} data-spoken={spoken} onFocus={stir}>
      <div className="player-picture" onPointerMove={stir}>
        {framed ? (
          <div ref={setScreen} className="player-video" role="group" aria-label={piece.title} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without subtitles has none to offer
          <video
            ref={setScreen}
            className="player-video"
            data-mirror={tools.on.mirror || undefined}
            data-grey={tools.on.grey || undefined}
            src={firstSrc}
            poster={piece.poster ?? undefined}
            preload="metadata"
            playsInline
            tabIndex={-1}
            aria-label={piece.title}
          >
            {subtitles && <track key={piece.id} kind="subtitles" srcLang="ja" label="日本語" src={subtitles} />}
          </video>
        )}
        {tools.on.grid && !framed && <Grid />}
        <div className="player-touch" {...taps.onPicture} />
        <Subtitles film={film} />
        <SignOnPicture sign={sign} />
        <Waiting film={film} />
        <BigPlay film={film} strokes={taps.onButtons} />
        <Broken film={film} />
        {children}
        <Controls
          {...{ film, marks, act, fullscreen, tools }}
          hasSubtitles={framed || subtitles !== null}
          title={piece.title}
          sheets={piece.media?.sheets ?? null}
          onStir={stir}
        />
      </div>
      {!framed && <ToolRow {...{ film, act, tools }} hidden={!rowShown} />}
      {keys && (
        <keys.KeyList open={helps} onClose={() => setHelps(false)} singleKeysOff={singleKeysOff} canDraw={!framed} />
      )}
    </div>
  )
}
