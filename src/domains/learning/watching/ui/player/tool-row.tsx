import { useState, useSyncExternalStore } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'
import { useFilm, type Film } from './film.ts'
import type { Command } from './keys.ts'
import type { Tools } from './tools.ts'

type Props = { film: Film; act: (command: Command) => void; tools: Tools; hidden: boolean }
type Entry = { icon: IconName; label: string; command: Command; pressed?: boolean }

/** What helps to draw along, in one row under the picture on the side of the pen. */
export function ToolRow({ film, act, tools, hidden }: Props) {
  const loop = useFilm(film, (state) => state.loop)
  const hand = useHand()
  const entries: Entry[] = [
    {
      icon: 'loop',
      label: loop ? (loop.b === null ? 'ここまで' : '解除') : 'くり返し',
      command: { do: 'loop' },
      pressed: loop !== null,
    },
    { icon: 'chevron-left', label: 'コマ戻し', command: { do: 'frame', by: -1 } },
    { icon: 'chevron-right', label: 'コマ送り', command: { do: 'frame', by: 1 } },
    { icon: 'mirror', label: '左右反転', command: { do: 'mirror' }, pressed: tools.on.mirror },
    { icon: 'grey', label: '明暗だけ', command: { do: 'grey' }, pressed: tools.on.grey },
    { icon: 'grid', label: '方眼', command: { do: 'grid' }, pressed: tools.on.grid },
    { icon: 'camera', label: 'ノートへ', command: { do: 'snapshot' } },
  ]
  return (
    <div className="player-row" data-hand={hand.side} hidden={hidden}>
      <div className="player-tools" role="group" aria-label="描くための道具">
        {entries.map(({ icon, label, command, pressed }) => (
          <Tool key={icon} {...{ icon, label, pressed }} onClick={() => act(command)} />
        ))}
        <Tool icon="hand" label={hand.side === 'right' ? '左利き' : '右利き'} onClick={hand.change} />
      </div>
    </div>
  )
}

type ToolProps = Pick<Entry, 'icon' | 'label' | 'pressed'> & { onClick: () => void }

const Tool = ({ icon, label, pressed, onClick }: ToolProps) => (
  <button type="button" className="player-tool" aria-label={label} aria-pressed={pressed} onClick={onClick}>
    <Icon name={icon} className="size-5" />
    <span>{label}</span>
  </button>
)

const HAND = 'player-hand'

/** Which hand holds the pen: this device remembers it. */
function useHand() {
  const kept = useSyncExternalStore(
    () => () => {},
    () => localStorage.getItem(HAND),
    () => null,
  )
  const [chosen, choose] = useState<string | null>(null)
  const side = (chosen ?? kept) === 'left' ? 'left' : 'right'
  const other = side === 'left' ? 'right' : 'left'
  const change = () => {
    localStorage.setItem(HAND, other)
    choose(other)
  }
  return { side, change }
}
