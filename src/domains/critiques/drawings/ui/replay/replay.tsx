import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Laid } from '../../../ui/stage/compare.tsx'
import { type Size, Stage } from '../../../ui/stage/stage.tsx'
import type { LayerName } from '../../terms.ts'
import { ReplayBar } from './replay-bar.tsx'
import { ReplayLayers } from './replay-layers.tsx'
import { type Playing, usePlaying } from './use-playing.ts'
import { useReplay } from './use-replay.ts'
import { VoiceInStep } from './voice-in-step.tsx'
import { speeds, type Opened } from './words.ts'
import './replay.css'

type Props = {
  size: Size
  /** What was sent, and what came back: the first lies below, the second until the strokes are there. */
  before: string
  after: string
  drawing: string
  memo: { url: string; seconds: number } | null
  lookAt?: { x: number; y: number } | null
}

/** The teacher's strokes over the learner's picture, one after the other as they were drawn. */
export function Replay({ size, before, after, drawing, memo, lookAt }: Props) {
  const paper = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState<ReadonlySet<LayerName>>(new Set())
  const [isVoiced, setVoiced] = useState(true)
  const replay = useReplay(paper, { drawing, picture: before })
  const { opened, failed, shown } = replay
  const playing = usePlaying(replay, memo && isVoiced ? memo.seconds * 1000 : 0)
  useSheets(paper, opened, hidden)
  const toggle = (name: LayerName) =>
    setHidden((now) => new Set(now.has(name) ? [...now].filter((one) => one !== name) : [...now, name]))
  return (
    <div onKeyDown={(event) => press(event, playing)}>
      <Stage
        size={size}
        lookAt={lookAt}
        label="先生が描いたところの再生"
        tools={opened && <ReplayLayers used={opened.used} hidden={hidden} onToggle={toggle} />}
      >
        <Laid src={before} alt="依頼した作品" />
        <div
          ref={paper}
          role="img"
          aria-label={`先生の描き込み（${opened ? `全${opened.count}手のうち${playing.done}手目まで` : '読み込み中'}）`}
          className="absolute inset-0"
        />
        {!shown && <Laid src={after} alt="" />}
      </Stage>
      <div className="grid gap-2 px-4 pt-2 md:px-0">
        <ReplayBar playing={playing} count={opened?.count ?? 0} disabled={!opened} />
        {memo && <VoiceInStep url={memo.url} isOn={isVoiced} onChange={setVoiced} playing={playing} />}
        <p role="status" className="text-sm text-graphite empty:hidden">
          {failed
            ? '描き込みを再生できませんでした。通信を確かめて、ページを読み込み直してください。'
            : !opened && '描き込みを読み込んでいます…'}
        </p>
        <p className="hidden text-xs text-graphite md:block">
          キーボードでは、Kで再生と停止、「,」と「.」で一手ずつ、1・2・4・8で速さを変えられます。
        </p>
      </div>
    </div>
  )
}

/** How each layer stands over those below it, and which are looked at. */
function useSheets(paper: React.RefObject<HTMLElement | null>, opened: Opened | null, hidden: ReadonlySet<LayerName>) {
  useEffect(() => {
    if (!opened) return
    for (const sheet of paper.current!.querySelectorAll('canvas')) {
      const name = sheet.dataset.layer as LayerName
      sheet.style.opacity = String(opened.layers[name].opacity / 100)
      sheet.hidden = hidden.has(name) || !opened.used.includes(name)
    }
  }, [paper, opened, hidden])
}

/** Keys act only for who is inside, and none where something is typed or composed. */
function press(event: KeyboardEvent, { toggle, step, quicken }: Playing) {
  const { key, ctrlKey, metaKey, altKey, nativeEvent } = event
  if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return
  const speed = speeds.find((one) => String(one) === key)
  const isButton = event.target instanceof Element && event.target.closest('button, input, label') !== null
  if (key === 'k' || key === 'K' || (key === ' ' && !isButton)) toggle()
  else if (key === ',') step(-1)
  else if (key === '.') step(1)
  else if (speed) quicken(speed)
  else return
  event.preventDefault()
}
