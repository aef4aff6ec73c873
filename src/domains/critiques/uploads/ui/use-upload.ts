import { useEffect, useRef, useState } from 'react'
import { pageMember } from '#platform/browser-call.ts'
import { forgetUnfinished, readUnfinished, type Unfinished } from '#ui/upload/unfinished.ts'
import { useSending } from '#ui/upload/use-sending.ts'
import { HEAD_BYTES, type UploadPath } from '../kinds.ts'
import { whyNotSent } from '../judge.ts'
import { cancelUpload, wayFor } from './send-file.ts'

export type Arrived = { key: string; name: string; url: string | null }

type Options = {
  path: UploadPath
  presignPath: string
  failed: string
  /** The place in a form, where a large file is remembered until it has arrived. */
  slot?: string
  /** What arrived is shown so much later: the store needs a moment, and so does the eye. */
  shownAfterMs?: number
  /** What had arrived before the page was loaded anew. */
  first?: Arrived | null
  /** Asked before anything is sent; what it says is shown instead. */
  whyNotNow?: () => Promise<string | null>
  onChange: (arrived: Arrived | null) => void
}

const seen = new Map<string, string>()

/** Where what arrived during this visit is found in this page; nothing for what came before. */
export const arrivedHere = (key: string): string | undefined => seen.get(key)

/** One file on its way into the store: judged, sent, arrived; what had arrived before stays until the next one has. */
export function useUpload({ path, presignPath, failed, slot, shownAfterMs = 0, first = null, ...asked }: Options) {
  const { whyNotNow, onChange } = asked
  const [arrived, setArrived] = useState<Arrived | null>(first)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isSettling, setSettling] = useState(false)
  const [own, setOwn] = useState<string | null>(null)
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null)
  const shown = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(shown.current), [])
  useEffect(() => {
    const name = slot === undefined ? null : `${pageMember()}:${slot}`
    setOwn(name)
    setUnfinished(name === null ? null : readUnfinished(name))
  }, [slot])

  const settle = (next: Arrived | null) => {
    setArrived(next)
    onChange(next)
  }
  const sending = useSending({
    slot: own,
    cancel: cancelUpload,
    onTrouble: (sentence) => setTrouble(sentence || failed),
    onArrived(key, file) {
      setSettling(true)
      shown.current = setTimeout(async () => {
        const url = URL.createObjectURL(file)
        seen.set(key, url)
        setSettling(false)
        settle({ key, name: file.name, url: path.endsWith('/image') ? url : null })
      }, shownAfterMs)
    },
  })
  const still = () => {
    clearTimeout(shown.current)
    setSettling(false)
    setTrouble(null)
    setUnfinished(null)
  }
  const pick = async (file: File) => {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    const wrong = whyNotSent(path, { name: file.name, type: file.type, size: file.size, head })
    const why = wrong ?? (await whyNotNow?.())
    if (why) return setTrouble(why)
    still()
    sending.start(file, wayFor(presignPath, path))
  }
  return {
    ...{ arrived, trouble, unfinished, isSettling, pick },
    progress: sending.progress,
    arrivals: sending.arrivals,
    isBusy: isSettling || (sending.progress !== null && sending.progress.phase !== 'stuck'),
    pause: sending.pause,
    goOn() {
      setTrouble(null)
      sending.goOn()
    },
    giveUp() {
      still()
      sending.giveUp()
    },
    /** The remembered file is given up without being chosen again. */
    forget() {
      if (unfinished) cancelUpload(unfinished.key)
      if (own !== null) forgetUnfinished(own)
      setUnfinished(null)
    },
    remove() {
      still()
      sending.leave()
      settle(null)
    },
  }
}
