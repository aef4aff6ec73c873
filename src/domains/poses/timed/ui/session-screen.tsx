import { type KeyboardEvent, useRef, useState } from 'react'
import { useModal } from '#ui/use-modal.ts'
import { commandOf, type Command } from '../keys.ts'
import { back, longer, pause, resume, skip } from '../timing.ts'
import { SessionControls } from './session-controls.tsx'
import { SessionHead } from './session-head.tsx'
import { SessionMat } from './session-mat.tsx'
import { SessionSheet } from './session-sheet.tsx'
import { useBell } from './use-bell.ts'
import { type SessionPlan, useSession } from './use-session.ts'
import type { Renew } from './use-pictures.ts'
import './session.css'

export type Looks = { mirror: boolean; grey: boolean; grid: boolean; bell: boolean }
type Props = { plan: SessionPlan; renew: Renew; singleKeysOff: boolean; onLeave: () => void }

/** A timed practice over the whole window, until its end or until it is left. */
export function SessionScreen({ plan, renew, singleKeysOff, onLeave }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [looks, setLooks] = useState<Looks>({ mirror: false, grey: false, grid: false, bell: false })
  const session = useSession(plan, renew)
  const { run, change } = session
  useBell(looks.bell, run, session.now)
  const modal = useModal(dialog, true, onLeave)

  const act = (command: Command) => {
    if (command === 'toggle') return change((it, now) => (it.left === null ? pause(it, now) : resume(it, now)))
    if (command === 'next') return change((it, now) => skip(it, now))
    if (command === 'back') return change(back)
    if (command === 'longer') return change(longer)
    if (command === 'fullscreen') return toggleFull(stage.current)
    setLooks((now) => ({ ...now, [command]: !now[command] }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!run || run.phase === 'over') return
    const command = commandOf(event.nativeEvent, singleKeysOff)
    // A button that has the focus answers to the space bar itself.
    if (!command || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    act(command)
  }
  return (
    <dialog
      ref={dialog}
      className="session"
      data-desk="dark"
      role="dialog"
      aria-label={plan.title}
      onKeyDown={onKeyDown}
      {...modal}
    >
      {run?.phase === 'over' ? (
        <SessionSheet plan={plan} session={session} onLeave={() => dialog.current?.close()} />
      ) : (
        <div ref={stage} className="session-stage">
          <SessionHead plan={plan} session={session} onLeave={() => dialog.current?.close()} />
          <SessionMat session={session} looks={looks} />
          <SessionControls session={session} looks={looks} act={act} />
        </div>
      )}
    </dialog>
  )
}

function toggleFull(stage: HTMLElement | null) {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void stage?.requestFullscreen?.().catch(() => {})
}
