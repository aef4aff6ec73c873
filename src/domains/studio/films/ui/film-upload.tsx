import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker, useRevalidator } from 'react-router'
import { callPath, pageMember, post } from '#platform/browser-call.ts'
import { FilePicker } from '#ui/file-picker.tsx'
import { deskAt } from '#ui/upload/desk-at.ts'
import { inOneTab } from '#ui/upload/one-tab.ts'
import { sendInParts } from '#ui/upload/send-in-parts.ts'
import { SendingLine, UnfinishedLine } from '#ui/upload/sending-line.tsx'
import { forgetUnfinished, readUnfinished, type Unfinished } from '#ui/upload/unfinished.ts'
import { useSending, type Way } from '#ui/upload/use-sending.ts'
import { FILM_EXTS, whyNotSent } from '../terms.ts'

const WEEK_MS = 7 * 86_400_000
const FAILED = 'アップロードできませんでした。通信を確かめて、もう一度お試しください。'
const LEAVE =
  '動画をアップロードしています。このページを離れると止まります（同じファイルを選ぶと続きから送れます）。離れますか？'

const wayTo =
  (place: string): Way =>
  (file, { signal, tell }) => {
    const addresses = {
      begin: callPath('/staff/films/uploads'),
      sign: callPath('/staff/films/uploads/part'),
      finish: callPath('/staff/films/uploads/finish'),
    }
    const facts = { filename: file.name, size: file.size, modified: file.lastModified }
    return sendInParts(file, deskAt(addresses, facts, { place, filename: file.name }), {
      signal,
      tell,
      alone: inOneTab,
    })
  }

const cancel = (key: string): void =>
  void post(callPath('/staff/films/uploads'), { key }, { method: 'DELETE', keepalive: true })

/** Sends a film straight to the store; whatever breaks off goes on when the same file is chosen again. */
export function FilmUpload({ word }: { word: string }) {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [slot, setSlot] = useState<string | null>(null)
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const name = `${pageMember()}:film:${word}`
    setSlot(name)
    setUnfinished(readUnfinished(name, WEEK_MS))
  }, [word])
  const sending = useSending({
    ...{ slot, cancel },
    onTrouble: (sentence) => setTrouble(sentence || FAILED),
    onArrived: () => void revalidate(),
  })
  const { progress } = sending
  useStayWhile(progress !== null)

  const pick = (file: File) => {
    const wrong = whyNotSent(file)
    setTrouble(wrong)
    if (wrong) return
    setUnfinished(null)
    sending.start(file, wayTo(word))
  }
  const forget = () => {
    if (unfinished) cancel(unfinished.key)
    if (slot !== null) forgetUnfinished(slot)
    setUnfinished(null)
  }
  return (
    <div aria-busy={progress !== null} className="grid grid-cols-1 gap-2">
      <FilePicker
        name="film"
        label="動画ファイル"
        hint="mp4・mov・mkv・webm、20GBまで"
        accept={FILM_EXTS.map((ext) => `.${ext}`).join(',')}
        error={trouble}
        taken={progress && { name: progress.name, url: null, size: null }}
        onPick={pick}
        onRemove={sending.giveUp}
      />
      {progress && (
        <SendingLine
          label="動画"
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

/** Asks before the page is left while something is sent. */
function useStayWhile(isSending: boolean): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return isSending && currentLocation.pathname !== nextLocation.pathname
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(LEAVE)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isSending) event.preventDefault()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => onUnload(event)
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
