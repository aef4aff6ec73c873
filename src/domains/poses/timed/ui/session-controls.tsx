import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { isStopped } from '../timing.ts'
import type { Command } from '../keys.ts'
import type { Looks } from './session-screen.tsx'
import type { Session } from './use-session.ts'

type Props = { session: Session; looks: Looks; act: (command: Command) => void }

const tools = [
  { command: 'mirror', icon: 'mirror', label: '左右反転（H）' },
  { command: 'grey', icon: 'grey', label: '明暗だけで見る（V）' },
  { command: 'grid', icon: 'grid', label: '方眼を重ねる（G）' },
  { command: 'bell', icon: 'bell', label: '音で知らせる（B）' },
] as const

/** One large button for the thumb, and the tools beside it. */
export function SessionControls({ session: { run }, looks, act }: Props) {
  const [canFill, setCanFill] = useState(false)
  const main = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setCanFill(document.fullscreenEnabled)
    main.current?.querySelector<HTMLElement>('.session-big')?.focus()
  }, [])
  const stopped = run !== null && isStopped(run)
  return (
    <footer className="session-controls">
      <div className="session-tools" role="group" aria-label="見え方">
        {tools.map(({ command, icon, label }) => (
          <IconButton
            key={command}
            icon={icon}
            label={label}
            aria-pressed={looks[command]}
            className="session-tool"
            onClick={() => act(command)}
          />
        ))}
        {canFill && <IconButton icon="fullscreen" label="全画面（F）" onClick={() => act('fullscreen')} />}
      </div>
      <div ref={main} className="session-main">
        <IconButton icon="chevron-left" label="前へ戻る（←）" disabled={!run} onClick={() => act('back')} />
        <Button
          size="large"
          icon={stopped ? 'play' : 'pause'}
          className="session-big"
          disabled={!run}
          onClick={() => act('toggle')}
        >
          {stopped ? '再開する' : '一時停止'}
        </Button>
        <IconButton icon="chevron-right" label="次のポーズへ（→）" disabled={!run} onClick={() => act('next')} />
      </div>
      <div className="session-longer">
        <Button look="outline" size="small" icon="plus" disabled={run?.phase !== 'pose'} onClick={() => act('longer')}>
          30秒のばす
        </Button>
      </div>
    </footer>
  )
}
