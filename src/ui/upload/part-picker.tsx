import { useEffect, useState } from 'react'
import { useBlocker, useRevalidator } from 'react-router'
import { pageMember, post } from '#platform/browser-call.ts'
import { FilePicker } from '../file-picker.tsx'
import { deskAt } from './desk-at.ts'
import { inOneTab } from './one-tab.ts'
import { sendInParts } from './send-in-parts.ts'
import { SendingLine, UnfinishedLine } from './sending-line.tsx'
import { forgetUnfinished, readUnfinished, type Unfinished } from './unfinished.ts'
import { useSending, type Way } from './use-sending.ts'

const WEEK_MS = 7 * 86_400_000
const FAILED = 'アップロードできませんでした。通信を確かめて、もう一度お試しください。'

export type PartPickerProps = {
  /** Where the calls are by which a file comes in parts; the first one, with DELETE, gives a file up. */
  at: { begin: string; sign: string; finish: string }
  /** What the file is for, told with it: by this an unfinished one is remembered too. */
  place: string
  /** 「動画」 */
  what: string
  name: string
  label: string
  hint: string
  exts: readonly string[]
  whyNotSent: (file: File) => string | null
}

/** Sends a large file straight to the store; whatever breaks off goes on when the same file is chosen again. */
export function PartPicker({ at, place, what, name, label, hint, exts, whyNotSent }: PartPickerProps) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [slot, setSlot] = useState<string | null>(null)
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const own = `${pageMember()}:${name}:${place}`
    setSlot(own)
    setUnfinished(readUnfinished(own, WEEK_MS))
  }, [name, place])
  const cancel = (key: string): void => void post(at.begin, { key }, { method: 'DELETE', keepalive: true })
  const sending = useSending({
    ...{ slot, cancel },
    onTrouble: (sentence) => setTrouble(sentence || FAILED),
    onArrived: () => void revalidate(),
  })
  const { progress } = sending

  const way: Way = (file, { signal, tell }) => {
    const facts = { filename: file.name, size: file.size, modified: file.lastModified, place }
    return sendInParts(file, deskAt(at, facts, { place, filename: file.name }), { signal, tell, alone: inOneTab })
  }
  const pick = (file: File) => {
    const wrong = whyNotSent(file)
    setTrouble(wrong)
    if (wrong) return
    setUnfinished(null)
    sending.start(file, way)
  }
  const forget = () => {
    if (unfinished) cancel(unfinished.key)
    if (slot !== null) forgetUnfinished(slot)
    setUnfinished(null)
  }
  return (
    <div aria-busy={progress !== null} className="grid grid-cols-1 gap-2">
      {progress && <StayWhile what={what} />}
      <FilePicker
        {...{ name, label, hint }}
        accept={exts.map((ext) => `.${ext}`).join(',')}
        error={trouble}
        taken={progress && { name: progress.name, url: null, size: null }}
        onPick={pick}
        onRemove={sending.giveUp}
      />
      {progress && (
        <SendingLine
          label={what}
          progress={progress}
          onPause={sending.pause}
          onGoOn={() => {
            setTrouble(null)
            sending.goOn()
          }}
          onGiveUp={sending.giveUp}
        />
      )}
      {!progress && unfinished && (
        <UnfinishedLine name={unfinished.name} percent={unfinished.percent} onForget={forget} />
      )}
    </div>
  )
}

/** As long as something is sent, it is asked before the page is left. A page has room for one who asks. */
function StayWhile({ what }: { what: string }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = `${what}をアップロードしています。このページを離れると止まります（同じファイルを選ぶと続きから送れます）。離れますか？`
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker, what])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return null
}
